import { makeRandom } from '@latin-puzzles/core/basis';
import { type Limits, PAUSE, yieldToEventLoop } from '@latin-puzzles/core/engine';
import { answerable, brokenConstraints, isLabelingOf, type Labeling } from '@latin-puzzles/core/puzzle';
import { isSolution } from './is-solution.ts';
import type { Method, Question, SearchOutcome } from './method.ts';

/** When a search by a method ends, and who hears of its progress. */
export interface SearchOptions extends Limits {
  /** Stop after so many solutions; go on to the end unless given. */
  readonly limit?: number | undefined;
  /** A method that draws at random draws the same for the same seed, on every machine. */
  readonly seed?: number | undefined;
  readonly onProgress?: ((progress: MethodProgress) => void) | undefined;
}

/** How far a method has come. */
export interface MethodProgress {
  readonly steps: number;
  readonly solutions: number;
}

/** How a search by a method ended. Only `complete` proves anything. */
export interface MethodEnding extends MethodProgress {
  readonly verdict: SearchOutcome | 'limit' | 'timeout' | 'aborted';
}

/** The event loop gets a turn, and progress is told, after so many milliseconds. */
const TURN = 8;

/**
 * Searches by a method on this thread: different solutions as they are found, none of them the known one; the generator
 * returns why it ended. What is no problem, or no labeling of it, has no solution. A method that knows nothing of constraints
 * is asked without them, and its solutions are sifted: what it proves, it proves still.
 */
export async function* searchHere(
  method: Method,
  asked: Question,
  { limit = Number.POSITIVE_INFINITY, seed = 1, timeLimit, signal, clock = Date.now, onProgress }: SearchOptions = {},
): AsyncGenerator<Labeling, MethodEnding, undefined> {
  const start = clock();
  const whole = answerable(asked.problem);
  const { constraints: _, ...plain } = whole;
  const question = { ...asked, problem: method.constraints ? whole : plain };
  // What an exact method gives it gives once; others come upon the same solution again and again.
  const known = new Set(question.known ? [question.known.join()] : []);
  const tally = { steps: 0 };
  let solutions = 0;
  let turned = start;
  const ending = (verdict: MethodEnding['verdict']): MethodEnding => ({ verdict, steps: tally.steps, solutions });
  const limits = { timeLimit, signal, clock };
  if (!isLabelingOf(question.problem, question.labeling)) return ending('complete');
  const search = method.search(question, { random: makeRandom(seed), limits, tally });
  try {
    for (let step = await search.next(); ; step = await search.next()) {
      if (step.done) return ending(step.value);
      if (step.value !== PAUSE && !(known.size > 0 && known.has(step.value.join()))) {
        if (!isSolution(question.problem, question.labeling, step.value))
          throw new Error(`The method ${method.name} gave a labeling that is no solution.`);
        if (method.kind === 'stochastic') known.add(step.value.join());
        if (brokenConstraints(whole, step.value).length === 0) {
          solutions++;
          yield step.value;
          if (solutions >= limit) return ending('limit');
        }
      }
      if (signal?.aborted) return ending('aborted');
      const now = clock();
      if (timeLimit !== undefined && now - start >= timeLimit) return ending('timeout');
      if (now - turned < TURN) continue;
      onProgress?.({ steps: tally.steps, solutions });
      await yieldToEventLoop();
      turned = clock();
    }
  } finally {
    await search.return('gave-up');
  }
}
