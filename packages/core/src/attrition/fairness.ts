import type { Labeling } from '../puzzle/index.ts';
import { climb } from './ladder.ts';
import { startOf } from './position.ts';
import type { Shape } from './shape.ts';
import type { Theorem } from './theorem.ts';

/** Whether a ladder alone solves a puzzle. In whatever order: monotonic theorems end the same (Palomo, Thm. 5.15). */
export function solves(shape: Shape, labeling: Labeling, ladder: readonly Theorem[]): boolean {
  const position = startOf(shape, labeling);
  for (const _ of climb(position, ladder));
  return position.solved;
}

/**
 * The least set of theorems that solves a puzzle, by the order of the ladder: no theorem above its hardest is needed, and
 * none in it can be left out. Nothing if the puzzle is not fair with these theorems.
 */
export function leastTheorems(shape: Shape, labeling: Labeling, ladder: readonly Theorem[]): Theorem[] | undefined {
  const enough = ladder.findIndex((_, rung) => solves(shape, labeling, ladder.slice(0, rung + 1)));
  if (enough < 0) return solves(shape, labeling, []) ? [] : undefined;
  let least = ladder.slice(0, enough + 1);
  for (const theorem of least.toReversed()) {
    const without = least.filter((other) => other !== theorem);
    if (solves(shape, labeling, without)) least = without;
  }
  return least;
}
