import { isLabelingOf, type Labeling, type Problem } from '../../puzzle/index.ts';
import { type LimitWatch, watchLimits } from '../search/limit-watch.ts';
import { type ListingStep, PAUSE } from '../search/listing.ts';
import type { Ending, ListOptions, Verdict } from '../search/options.ts';
import { type Learner, makeLearner } from './kernel.ts';

/**
 * Lists Latin boards by a search that learns from every dead end why it was one, and jumps back to the choice that was to
 * blame: for boards on which plain search is hopeless. Where plain search suffices it is the faster one by far.
 */
export interface LearningSolver {
  readonly problem: Problem;
  /** Solutions as they are found; the generator returns why it ended. */
  list(labeling: Labeling, options?: ListOptions): Generator<Labeling, Ending, undefined>;
  /** The same, with a `PAUSE` every few milliseconds. */
  steps(labeling: Labeling, options?: ListOptions): Generator<ListingStep, Ending, undefined>;
}

/** A problem with more atoms (cells times labels) would ask for more memory than is decent: some 200 bytes each. */
const MAX_ATOMS = 1_048_576;

export function canLearn({ cells, labels }: Problem): boolean {
  return cells * labels <= MAX_ATOMS;
}

/** How long to work between two looks at the clock and the signal, in milliseconds. */
const SLICE = 10;
const FIRST_TICKS = 10_000;
const MOST_TICKS = 1_000_000;

export function makeLearningSolver(problem: Problem): LearningSolver {
  // A learner has one search at a time: a second begun before the first has ended takes another.
  const idle: Learner[] = [];

  function* steps(labeling: Labeling, options: ListOptions = {}): Generator<ListingStep, Ending, undefined> {
    const end = (verdict: Verdict): Ending => ({ verdict, nodes: 0, solutions: 0 });
    if (!isLabelingOf(problem, labeling)) return end('complete');
    const watch = watchLimits(options);
    const learner = idle.pop() ?? makeLearner(problem, watch.isOver);
    if (!learner) return end(watch.verdict());
    try {
      if (!learner.begin(labeling, { seed: options.seed ?? 0, isOver: watch.isOver })) return end(watch.verdict());
      return yield* search(learner, options, watch);
    } finally {
      idle.push(learner);
    }
  }

  return {
    problem,
    steps,
    *list(labeling, options) {
      const run = steps(labeling, options);
      try {
        let step = run.next();
        for (; !step.done; step = run.next()) if (step.value !== PAUSE) yield step.value;
        return step.value;
      } finally {
        run.return(undefined as never);
      }
    },
  };
}

/** What a learner finds, that has begun. */
export function* search(
  learner: Learner,
  options: ListOptions,
  watch: LimitWatch,
): Generator<ListingStep, Ending, undefined> {
  const { limit = Number.POSITIVE_INFINITY, onProgress, clock = Date.now } = options;
  let solutions = 0;
  const end = (verdict: Verdict): Ending => ({ verdict, nodes: learner.nodes(), solutions });

  let ticks = FIRST_TICKS;
  while (solutions < limit) {
    if (watch.isOver()) return end(watch.verdict());
    const before = clock();
    const state = learner.run(ticks);
    if (state === 'exhausted') return end('complete');
    if (state === 'solved') {
      solutions++;
      yield learner.solution();
    } else {
      const pace = SLICE / Math.max(1, clock() - before);
      ticks = Math.min(MOST_TICKS, Math.max(1, Math.round(ticks * Math.min(2, pace))));
      yield PAUSE;
    }
    // What is learned does not cover the tree part by part, so there is no share to tell before the end.
    onProgress?.({ nodes: learner.nodes(), solutions, explored: 0 });
  }
  return end('limit');
}
