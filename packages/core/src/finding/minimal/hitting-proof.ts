import { Derivation, type NumberedInequality } from '../../basis/pseudo-boolean/index.ts';
import type { Refutation } from './checker/certificate.ts';
import { findHittingSet } from './hitting.ts';
import type { HittingProblem } from './hitting-problem.ts';

/**
 * The lines of a proof that no few cells meet each of the sets, from a refutation that holds. Every node becomes a clause: not all the cells
 * chosen on the way to it, or one of those forbidden. A list of sets gives it by adding up, a branch by resolving its set
 * with the clauses of its trials; so each line names the lines that it comes from, and nothing has to be searched for.
 */
export function hittingProof({ cells, most, sets, bound }: HittingProblem, refutation: Refutation): string[] {
  const lines: string[] = [];
  const chosen: number[] = [];
  const forbidden = new Set<number>();
  const openCells = (s: number) => [...sets[s]!.coefficients.keys()].filter((cell) => !forbidden.has(cell));

  const conclude = (line: Derivation): NumberedInequality => {
    lines.push(`pol ${line.text}`);
    return { id: bound.id + lines.length, coefficients: line.coefficients, bound: line.bound };
  };

  /** Adds up the sets, and the bound so often that only cells on the way here are left. */
  const byCounting = (named: readonly number[], left: number): NumberedInequality => {
    const line = new Derivation();
    const times = new Map<number, number>();
    for (const s of named) {
      line.add(sets[s]!);
      for (const cell of openCells(s)) times.set(cell, (times.get(cell) ?? 0) + 1);
    }
    // At most as many cells lie in more sets than this, so each of these may be chosen: the bound makes up for the others.
    const next = [...times.values()].sort((a, b) => b - a)[left] ?? 0;
    if (next > 0 || named.length === 0) line.add(bound, Math.max(1, next));
    for (const [cell, coefficient] of [...line.coefficients])
      if (coefficient > 0 ? !forbidden.has(cell) : !chosen.includes(cell)) line.weaken(cell);
    if (line.degree < 1) throw new Error('The refutation does not hold.');
    line.toClause();
    return conclude(line);
  };

  /** From the last trial to the first, each takes the cell that it tried out of what is left of the set. */
  const byTrials = ({ set, trials }: Exclude<Refutation, readonly number[]>, left: number): NumberedInequality => {
    const refuted: { readonly cell: number; readonly clause: NumberedInequality }[] = [];
    let rest = sets[set]!;
    for (const [cell, next] of trials) {
      chosen.push(cell);
      const clause = refute(next, left - 1);
      chosen.pop();
      if (!clause.coefficients.has(cell)) {
        // The cell was not needed to fail: so it goes with any other, too.
        rest = clause;
        break;
      }
      forbidden.add(cell);
      refuted.push({ cell, clause });
    }
    for (const { cell } of refuted) forbidden.delete(cell);
    const line = new Derivation();
    line.add(rest);
    let isLonger = false;
    for (const { cell, clause } of refuted.toReversed()) {
      if (!line.coefficients.has(cell)) continue;
      line.add(clause);
      line.toClause();
      isLonger = true;
    }
    return isLonger ? conclude(line) : rest;
  };

  /** What a certificate leaves to whoever checks it, told in full. */
  const byAnyMeans = (left: number): NumberedInequality => {
    const unmet = [...sets.keys()].filter((s) => !chosen.some((cell) => sets[s]!.coefficients.has(cell)));
    const outcome = findHittingSet(unmet.map(openCells), cells, left);
    if (outcome.kind !== 'none') throw new Error('The refutation does not hold.');
    const named = (node: Refutation): Refutation =>
      'set' in node
        ? { set: unmet[node.set]!, trials: node.trials.map(([cell, next]) => [cell, named(next)] as const) }
        : node.map((s) => unmet[s]!);
    return refute(named(outcome.refutation), left);
  };

  const refute = (node: Refutation, left: number): NumberedInequality => {
    if ('set' in node) return byTrials(node, left);
    return node.length > 0 || left < 0 ? byCounting(node, left) : byAnyMeans(left);
  };

  refute(refutation, most);
  return lines;
}
