import type { Labeling } from '../puzzle/index.ts';
import type { LearningSolver } from './learning/learning.ts';
import { listPlainly, PAUSE, type SolutionBatch } from './search/listing.ts';
import type { Ending, ListOptions, Progress } from './search/options.ts';
import type { Searcher } from './search/searcher.ts';

/** The two searches of the engine: plain search first, then the one that learns. */
export interface Solvers {
  /** None if the board is too large for it, as is `learning`. */
  readonly searcher: Searcher | undefined;
  /** After how many nodes without a solution the search that learns takes over from plain search. */
  readonly budget: number;
  readonly learning: LearningSolver | undefined;
}

/** Who wants more solutions than this gets them fastest by plain search, however large the tree is. */
const MOST_TO_LEARN = 10_000;

/** Lists by plain search, and goes on with the search that learns when the tree proves large. */
export function* listSolutions(solvers: Solvers, labeling: Labeling, options: ListOptions, keep: boolean): Listing {
  const { searcher, learning } = solvers;
  const { limit = Number.POSITIVE_INFINITY, timeLimit, clock = Date.now } = options;
  const start = clock();
  const mayLearn = limit <= MOST_TO_LEARN && learning !== undefined;
  const budget = mayLearn ? solvers.budget : Number.POSITIVE_INFINITY;
  const given: Labeling[] = [];
  let nodes = 0;
  let solutions = 0;
  if (searcher) {
    const plain = listPlainly(searcher, labeling, options, keep, budget);
    let step = plain.next();
    for (; !step.done; step = plain.next()) {
      if (mayLearn) given.push(...step.value);
      yield step.value;
    }
    const { verdict } = step.value;
    if (verdict !== 'spent') return { ...step.value, verdict };
    ({ nodes, solutions } = step.value);
  }
  if (!learning || (searcher && !mayLearn)) return { verdict: 'memory', nodes, solutions };
  const rest = timeLimit === undefined ? undefined : Math.max(0, timeLimit - (clock() - start));
  return yield* learningListing(learning, labeling, { ...options, timeLimit: rest }, keep, given, nodes);
}

type Listing = Generator<SolutionBatch, Ending, undefined>;

/** The solutions that plain search has not given yet; `before` is how many nodes it has taken. */
function* learningListing(
  learning: LearningSolver,
  labeling: Labeling,
  options: ListOptions,
  keep: boolean,
  given: readonly Labeling[],
  before: number,
): Listing {
  const { limit = Number.POSITIVE_INFINITY, onProgress } = options;
  const known = new Set(given.map((solution) => solution.join()));
  let solutions = keep ? known.size : 0;
  let nodes = before;
  const report = (progress: Progress) => {
    nodes = before + progress.nodes;
    onProgress?.({ ...progress, nodes, solutions });
  };
  const run = learning.steps(labeling, { ...options, onProgress: report });
  try {
    let step = run.next();
    for (; !step.done; step = run.next()) {
      if (step.value === PAUSE) yield [];
      else if (!keep) solutions++;
      else if (!known.has(step.value.join())) {
        solutions++;
        yield [step.value];
        if (solutions === limit) return { verdict: 'limit', nodes, solutions };
      }
    }
    return { verdict: step.value.verdict, nodes: before + step.value.nodes, solutions };
  } finally {
    run.return({ verdict: 'aborted', nodes, solutions });
  }
}
