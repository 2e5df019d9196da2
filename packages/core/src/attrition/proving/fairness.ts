import type { Labeling } from '../../puzzle/index.ts';
import { startOf } from '../model/position.ts';
import type { Shape } from '../model/shape.ts';
import type { Step } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { climbUp } from './ladder.ts';

/**
 * Whether a proof is fair, by its steps: theorems alone, which are monotonic and polynomial, lead to the solution; none is a
 * `backtrack`. This is the one meaning of the word: a puzzle is fair if such a proof of it exists (Palomo, Sect. 5.4), that
 * is if the ladder solves it. A proof that comes from elsewhere is so only if its steps are by the theorems that they name.
 */
export function isFair(steps: readonly Step[]): boolean {
  return steps.every(({ theorem }) => theorem !== 'backtrack');
}

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
): readonly Theorem[] | undefined {
  const enough = rungsUpToHardest(shape, labeling, ladder, signal);
  if (!enough) return undefined;
  let least = enough;
  for (const theorem of enough.toReversed()) {
    const without = least.filter((other) => other !== theorem);
    if (solves(shape, labeling, without, signal)) least = without;
  }
  return signal?.aborted ? undefined : least;
}

/**
 * The theorems that a puzzle needs: without any one of them, the others up to its hardest do not solve it, so that something
 * harder would be asked of the player. Where either of two theorems would do, neither is needed. Nothing if the puzzle is not
 * fair with these theorems, or the signal came first.
 *
 * Unlike the theorems that one proof or another uses, these do not depend on the order of steps: every ladder of the
 * elementary theorems and any others is monotonic, and ends the same in every order. Only of an elementary theorem that is
 * left out from below harder ones, which lean on it, this is not so.
 */
export function neededTheorems(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  signal?: { readonly aborted: boolean },
): readonly Theorem[] | undefined {
  const enough = rungsUpToHardest(shape, labeling, ladder, signal);
  if (!enough) return undefined;
  const needed = enough.filter((theorem) => {
    const others = enough.filter((other) => other !== theorem);
    return !solves(shape, labeling, others, signal);
  });
  return signal?.aborted ? undefined : needed;
}

/** The rungs of a ladder up to the hardest that a puzzle takes; nothing if they do not solve it. */
function rungsUpToHardest(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  signal: { readonly aborted: boolean } | undefined,
): readonly Theorem[] | undefined {
  const position = startOf(shape, labeling);
  const highest = climbUp(position, ladder, signal);
  return position.solved ? ladder.slice(0, highest + 1) : undefined;
}
