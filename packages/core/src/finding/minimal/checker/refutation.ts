import type { Objection } from './objection.ts';

/**
 * Whether a refutation, a value of any kind, shows that no `most` cells meet each of the sets. A branch names a set
 * without a chosen cell and tries its allowed cells in turn, each forbidden once it has been tried. A list of sets shows
 * by counting that those cannot all be met. An empty list is tried out here.
 */
export function refutationObjection(
  refutation: unknown,
  sets: readonly (readonly number[])[],
  most: number,
  place: string,
): Objection | undefined {
  const chosen = new Set<number>();
  const forbidden = new Set<number>();
  const openCells = (s: number) => sets[s]!.filter((cell) => !forbidden.has(cell));
  const isMet = (s: number) => sets[s]!.some((cell) => chosen.has(cell));
  const misnamed = (s: unknown) => typeof s !== 'number' || sets[s] === undefined || isMet(s);

  const counted = (named: readonly number[], left: number): boolean => {
    const times = new Map<number, number>();
    for (const s of named) for (const cell of openCells(s)) times.set(cell, (times.get(cell) ?? 0) + 1);
    const highest = [...times.values()].sort((a, b) => b - a).slice(0, left);
    return highest.reduce((sum, n) => sum + n, 0) < named.length;
  };

  /** Whether no `left` more cells meet all sets, by trying the cells of one that is not met. */
  const triedOut = (left: number): boolean => {
    const unmet = sets.findIndex((_, s) => !isMet(s));
    if (unmet === -1) return false;
    if (left === 0) return true;
    return openCells(unmet).every((cell) => {
      chosen.add(cell);
      const none = triedOut(left - 1);
      chosen.delete(cell);
      return none;
    });
  };

  const check = (node: unknown, left: number, path: string): Objection | undefined => {
    if (left < 0) return { place: path, message: 'More cells are chosen than allowed: a branch too many.' };
    if (Array.isArray(node)) {
      if (node.some(misnamed)) return { place: path, message: 'It names a set that is not there or is already met.' };
      const holds = node.length === 0 ? triedOut(left) : counted(node, left);
      return holds ? undefined : { place: path, message: `${left} more cells could meet these sets.` };
    }
    if (
      typeof node !== 'object' ||
      node === null ||
      !('set' in node) ||
      !('trials' in node) ||
      !Array.isArray(node.trials)
    )
      return { place: path, message: 'It is neither a list of sets nor a branch.' };
    if (misnamed(node.set)) return { place: path, message: 'It names a set that is not there or is already met.' };
    const untried = new Set(openCells(node.set as number));
    const tried: number[] = [];
    for (const [i, trial] of node.trials.entries()) {
      const [cell, next] = Array.isArray(trial) ? trial : [];
      const here = `${path}.trials[${i}]`;
      if (!untried.delete(cell)) return { place: here, message: 'Its cell is not one of the set still to be tried.' };
      chosen.add(cell);
      const objection = check(next, left - 1, here);
      chosen.delete(cell);
      if (objection) return objection;
      forbidden.add(cell);
      tried.push(cell);
    }
    for (const cell of tried) forbidden.delete(cell);
    return untried.size === 0 ? undefined : { place: path, message: `Cell ${[...untried][0]} is not tried.` };
  };
  return check(refutation, most, place);
}
