import type { Random } from '@latin-puzzles/core/basis';
import { PAUSE } from '@latin-puzzles/core/engine';
import type { Labeling } from '@latin-puzzles/core/puzzle';
import type { SearchAids } from '../../method/method.ts';

/** One attempt from a start drawn at random: pauses, and in the end a solution, or nothing if it is stuck. */
export type SolvingAttempt = Generator<typeof PAUSE, Labeling | undefined, undefined>;

/** What an attempt is given for its work. */
export interface AttemptAids {
  readonly random: Random;
  /** Counts a step, in which so many numbers were looked at, roughly, and says whether it is time for a pause. */
  step(work: number): boolean;
}

/** Solutions and pauses, of one attempt after another. No number of attempts proves anything. */
export type Attempts = Generator<Labeling | typeof PAUSE, 'gave-up', undefined>;

/** So many numbers are looked at in about a millisecond. */
const WORK_BETWEEN_PAUSES = 100_000;

/**
 * Makes one attempt after another, each from a new start, until together they have taken `budget` steps; then it gives up.
 * What an attempt finds is given, and the next one begins: there may be other solutions.
 */
export function* searchByAttempts(
  { random, tally }: SearchAids,
  budget: number,
  makeAttempt: (aids: AttemptAids) => SolvingAttempt,
): Attempts {
  let done = 0;
  const step = (work: number) => {
    tally.steps++;
    done += work;
    if (done < WORK_BETWEEN_PAUSES && tally.steps < budget) return false;
    done = 0;
    return true;
  };
  while (tally.steps < budget) {
    const attempt = makeAttempt({ random, step });
    let news = attempt.next();
    for (; !news.done && tally.steps < budget; news = attempt.next()) yield PAUSE;
    if (news.done && news.value) yield news.value;
    // An attempt that ends at once is a step too, or there would be no end of them.
    step(0);
    yield PAUSE;
  }
  return 'gave-up';
}
