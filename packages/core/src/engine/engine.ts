import { answerable, isLabelingOf, type Labeling, type Problem } from '../puzzle/index.ts';
import { findAnother } from './another.ts';
import { makeConstrainedEngine } from './constrained-engine.ts';
import { canLearn, makeLearningSolver } from './learning/learning.ts';
import { listPacked } from './list-packed.ts';
import { listSolutions, type Solvers } from './list-solutions.ts';
import type { Engine } from './model.ts';
import { isRemoval, removeClues } from './removal.ts';
import { sampleSolution } from './sampling.ts';
import { yieldToEventLoop } from './search/event-loop.ts';
import { canLayOut } from './search/layout.ts';
import { watchLimits } from './search/limit-watch.ts';
import type { SolutionBatch } from './search/listing.ts';
import type { Ending, ListOptions } from './search/options.ts';
import { makeSearcher, type Searcher, UNDECIDED } from './search/searcher.ts';

/** Plain search may go through so many bytes of states before the search that learns takes over. */
const PLAIN_BYTES = 10_000_000;

/** An asynchronous list gives the event loop a turn after so many milliseconds. */
const TURN = 8;

const NONE: Ending = { verdict: 'complete', nodes: 0, solutions: 0 };

/** Lays a board out once; then every search over it starts at once. Data that are no problem have no solution. */
export function makeEngine(given: Problem): Engine {
  const problem = answerable(given);
  if (problem.constraints?.length) return makeConstrainedEngine(problem);
  const searchable = canLayOut(problem);
  const learning = canLearn(problem) ? makeLearningSolver(problem) : undefined;
  // A searcher has one search at a time: a second begun before the first has ended takes another.
  const idle: Searcher[] = [];
  /** None if it is over before the board is laid out. */
  const acquire = (isOver?: () => boolean): Solvers | undefined => {
    const searcher = searchable ? (idle.pop() ?? makeSearcher(problem, isOver)) : undefined;
    if (searchable && !searcher) return undefined;
    return { searcher, learning, budget: Math.ceil(PLAIN_BYTES / (searcher?.stateBytes ?? 1)) };
  };
  const release = ({ searcher }: Solvers) => {
    if (searcher) idle.push(searcher);
  };

  function* steps(
    labeling: Labeling,
    options: ListOptions,
    keep: boolean,
  ): Generator<SolutionBatch, Ending, undefined> {
    if (!isLabelingOf(problem, labeling)) return NONE;
    const watch = watchLimits(options);
    const solvers = acquire(watch.isOver);
    if (!solvers) return { ...NONE, verdict: watch.verdict() };
    try {
      return yield* listSolutions(solvers, labeling, { ...options, timeLimit: watch.left() }, keep);
    } finally {
      release(solvers);
    }
  }

  function count(labeling: Labeling, options: ListOptions = {}): Ending {
    const run = steps(labeling, options, false);
    let step = run.next();
    while (!step.done) step = run.next();
    return step.value;
  }

  return {
    problem,
    count,
    *list(labeling, options = {}) {
      const run = steps(labeling, options, true);
      let given = 0;
      try {
        let step = run.next();
        for (; !step.done; step = run.next())
          for (const solution of step.value) {
            if (options.signal?.aborted) break;
            given++;
            yield solution;
          }
        return { ...step.value, solutions: given };
      } finally {
        run.return(NONE);
      }
    },
    async *listAsync(labeling, options = {}) {
      const { clock = Date.now } = options;
      const run = steps(labeling, options, true);
      let given = 0;
      let turned = clock();
      try {
        let step = run.next();
        for (; !step.done; step = run.next()) {
          for (const solution of step.value) {
            if (options.signal?.aborted) break;
            given++;
            yield solution;
          }
          if (clock() - turned < TURN) continue;
          await yieldToEventLoop();
          turned = clock();
        }
        return { ...step.value, solutions: given };
      } finally {
        run.return(NONE);
      }
    },
    listPacked(labeling, mostSolutions, mostNodes) {
      if (!isLabelingOf(problem, labeling)) return new Int16Array(0);
      const solvers = acquire()!;
      const packed = solvers.searcher && listPacked(solvers.searcher, labeling, mostSolutions, mostNodes);
      release(solvers);
      return packed;
    },
    countUpTo: (labeling, limit) => count(labeling, { limit }).solutions,
    countEach(labelings, limit) {
      const { cells } = problem;
      const solvers = acquire()!;
      const counts =
        solvers.searcher?.countEach(labelings, limit, learning ? solvers.budget : Number.POSITIVE_INFINITY) ??
        new Uint32Array(Math.floor(labelings.length / cells)).fill(UNDECIDED);
      release(solvers);
      for (const [i, held] of counts.entries())
        if (held === UNDECIDED)
          counts[i] = count(Array.from(labelings.subarray(i * cells, (i + 1) * cells)), { limit }).solutions;
      return counts;
    },
    another(labeling, known, options = {}) {
      if (!isLabelingOf(problem, labeling) || !isLabelingOf(problem, known))
        return { solution: undefined, verdict: 'complete' };
      const solvers = acquire(watchLimits(options).isOver);
      if (!solvers) return { solution: undefined, verdict: 'aborted' };
      try {
        return findAnother(solvers, labeling, known, options);
      } finally {
        release(solvers);
      }
    },
    remove(solution, start, order, options = {}) {
      if (!isLabelingOf(problem, solution) || !isLabelingOf(problem, start)) return start;
      if (!isRemoval(problem, solution, start, order)) return start;
      const solvers = acquire(watchLimits(options).isOver);
      if (!solvers) return start;
      try {
        return removeClues(solvers, solution, start, order, options);
      } finally {
        release(solvers);
      }
    },
    sample(labeling, options) {
      if (!isLabelingOf(problem, labeling)) return { solution: undefined, ending: NONE };
      const watch = watchLimits(options);
      const solvers = acquire(watch.isOver);
      if (!solvers) return { solution: undefined, ending: { ...NONE, verdict: watch.verdict() } };
      try {
        return sampleSolution(solvers, labeling, { ...options, timeLimit: watch.left() });
      } finally {
        release(solvers);
      }
    },
  };
}
