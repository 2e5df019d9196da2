import { answerable, isLabelingOf, type Labeling, type Problem, type RefutationLine } from '../../puzzle/index.ts';
import { watchLimits } from '../search/limit-watch.ts';
import type { Ending, Limits, Progress } from '../search/options.ts';
import { makeLearner } from './kernel.ts';
import { canLearn, search } from './learning.ts';

/** When to stop, and who hears of its progress. */
export interface RefuteOptions extends Limits {
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

/**
 * Shows that nothing completes a labeling, by the search that learns: the lines of a refutation as they come, the last of which is the
 * clause without literals. That one is missing where there is a solution, or where it was stopped. Constraints of the problem are not
 * looked at: what cannot be refuted without them may have no solution all the same.
 */
export function* refute(
  given: Problem,
  labeling: Labeling,
  options: RefuteOptions = {},
): Generator<RefutationLine, Ending, undefined> {
  const problem = answerable(given);
  const watch = watchLimits(options);
  const stopped = (verdict: Ending['verdict']): Ending => ({ verdict, nodes: 0, solutions: 0 });
  // Not even a line of the proof can be about what is no labeling.
  if (!isLabelingOf(problem, labeling) || !canLearn(problem)) return stopped('memory');
  const learner = makeLearner(problem, watch.isOver);
  if (!learner?.begin(labeling, { seed: 0, isOver: watch.isOver, isLogged: true })) return stopped(watch.verdict());
  const toLines = makeLogReader();
  const run = search(learner, { ...options, limit: 1 }, watch);
  for (let step = run.next(); ; step = run.next()) {
    yield* toLines(learner.log());
    if (!step.done) continue;
    if (step.value.verdict === 'complete') yield { learned: [] };
    return step.value;
  }
}

/** Reads one log after the other. The kernel numbers the clauses that it holds; clauses of a refutation keep their number. */
function makeLogReader(): (words: Int32Array) => Generator<RefutationLine> {
  let learned = 0;
  let held: number[] = [];
  return function* (words) {
    for (let at = 0; at < words.length; ) {
      const size = words[at++]!;
      const count = size === 0 ? words[at++]! : size;
      const listed = Array.from(words.subarray(at, at + count));
      at += count;
      if (size > 0) {
        if (size > 1) held.push(learned);
        learned++;
        yield { learned: listed };
      } else if (count > 0) {
        const gone = new Set(listed);
        yield { forgotten: listed.map((place) => held[place]!) };
        held = held.filter((_, place) => !gone.has(place));
      }
    }
  };
}
