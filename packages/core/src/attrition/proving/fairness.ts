import type { Labeling } from '../../puzzle/index.ts';
import { startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Theorem } from '../model/theorem.ts';
import { climbUp } from './ladder.ts';

/**
 * Whether a ladder alone solves a puzzle. In whatever order: monotonic theorems end the same (Palomo, Thm. 5.9). One that
 * is stopped by the signal has not solved it.
 */
export function solves(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  signal?: { readonly aborted: boolean },
): boolean {
  const position = startOf(shape, labeling);
  climbUp(position, ladder, signal);
  return position.solved;
}

/**
 * The least set of theorems that solves a puzzle, by the order of the ladder: no theorem above its hardest is needed, and
 * none in it can be left out. Nothing if the puzzle is not fair with these theorems, or the signal came first.
 */
export function leastTheorems(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  signal?: { readonly aborted: boolean },
): Theorem[] | undefined {
  const enough = ladder.findIndex((_, rung) => solves(shape, labeling, ladder.slice(0, rung + 1), signal));
  if (enough < 0) return solves(shape, labeling, []) ? [] : undefined;
  let least = ladder.slice(0, enough + 1);
  for (const theorem of least.toReversed()) {
    const without = least.filter((other) => other !== theorem);
    if (solves(shape, labeling, without, signal)) least = without;
  }
  return signal?.aborted ? undefined : least;
}
