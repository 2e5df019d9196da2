import { type Inequality, variableName } from '../../basis/pseudo-boolean/index.ts';
import type { Problem } from '../../puzzle/index.ts';
import type { Encoding } from './encoding.ts';

/** How a refutation is sought. */
export interface CaseOptions {
  readonly signal?: { readonly aborted: boolean } | undefined;
}

const [OPEN, ABSENT, THERE] = [0, 1, 2];

/**
 * Tries the labels of cells until every choice has failed. A choice fails when unit propagation, as those who check do it, finds an inequality
 * that cannot hold any more; so each line follows from the problem and from the lines before it. Nothing if some choice does not fail.
 */
export function refuteByCases(
  encoding: Encoding,
  { cells, labels }: Problem,
  { signal }: CaseOptions,
): string[] | undefined {
  const values = new Uint8Array(encoding.variables);
  const trail: number[] = [];
  const propagation = makePropagation(encoding, values, trail);
  const lines: string[] = [];
  const chosen: number[] = [];
  const say = () =>
    lines.push(`rup ${[...chosen.map((variable) => `+1 ~${variableName(variable)}`), '>='].join(' ')} 1`);
  const search = (): boolean => {
    if (signal?.aborted) return false;
    const mark = trail.length;
    let failed = propagation();
    if (!failed) {
      const open = fewestOpen(values, cells, labels);
      if (!open) return false;
      for (const variable of open) {
        chosen.push(variable);
        const before = trail.length;
        values[variable] = THERE;
        trail.push(variable);
        const refuted = search();
        undo(values, trail, before);
        chosen.pop();
        if (!refuted) return false;
      }
      failed = true;
    }
    undo(values, trail, mark);
    say();
    return failed;
  };
  return search() ? lines : undefined;
}

/** The variables of the cell that has the fewest labels left to choose from; nothing if all are settled. */
function fewestOpen(values: Uint8Array, cells: number, labels: number): number[] | undefined {
  let best: number[] | undefined;
  for (let cell = 0; cell < cells; cell++) {
    const open: number[] = [];
    for (let variable = cell * labels; variable < (cell + 1) * labels; variable++)
      if (values[variable] === OPEN) open.push(variable);
    if (open.length > 0 && (!best || open.length < best.length)) best = open;
  }
  return best;
}

function undo(values: Uint8Array, trail: number[], mark: number): void {
  while (trail.length > mark) values[trail.pop()!] = OPEN;
}

/** Settles what must be, and tells whether an inequality cannot hold. */
function makePropagation({ inequalities }: Encoding, values: Uint8Array, trail: number[]): () => boolean {
  const all = inequalities.map(({ coefficients, bound }: Inequality) => ({ terms: [...coefficients], bound }));
  return () => {
    for (let changed = true; changed; ) {
      changed = false;
      for (const { terms, bound } of all) {
        let slack = -bound;
        for (const [variable, coefficient] of terms)
          if (values[variable] === THERE || (values[variable] === OPEN && coefficient > 0)) slack += coefficient;
        if (slack < 0) return true;
        for (const [variable, coefficient] of terms) {
          if (values[variable] !== OPEN || Math.abs(coefficient) <= slack) continue;
          values[variable] = coefficient > 0 ? THERE : ABSENT;
          trail.push(variable);
          changed = true;
        }
      }
    }
    return false;
  };
}
