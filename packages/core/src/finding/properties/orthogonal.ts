import { type CountEnding, countExactly } from '../../counting/index.ts';
import { type Limits, makeEngine, type Verdict } from '../../engine/index.ts';
import { answerable, EMPTY, isLabelingOf, type Labeling, type Problem } from '../../puzzle/index.ts';

/**
 * The cells of each label of a Latin board whose labels are all different and each in as many cells as an asterism has, as in
 * Latin squares; undefined for anything else.
 */
function labelClasses(problem: Problem, latin: Labeling): number[][] | undefined {
  const { labels, cells, asterisms, demands } = problem;
  if (cells !== labels ** 2 || !isLabelingOf(problem, latin)) return undefined;
  if (!demands.every((demand) => demand.every((count) => count === 1))) return undefined;
  if (!asterisms.every((held) => new Set(held.map((cell) => latin[cell])).size === labels)) return undefined;
  if (latin.includes(EMPTY)) return undefined;
  const classes = Array.from({ length: labels }, (_, label) =>
    [...latin.keys()].filter((cell) => latin[cell] === label),
  );
  return classes.every((held) => held.length === labels) ? classes : undefined;
}

/**
 * How many transversals a Latin board has: sets of cells with one in every asterism and one of every label. With the cells of
 * a label as a further asterism each, they are the Latin boards of two labels, one of which every asterism holds once.
 * Undefined for what is no Latin board like a Latin square.
 */
export function countTransversals(given: Problem, latin: Labeling, limits: Limits = {}): CountEnding | undefined {
  const problem = answerable(given);
  const classes = labelClasses(problem, latin);
  if (!classes) return undefined;
  const asterisms = [...problem.asterisms, ...classes];
  const demands = asterisms.map((held) => [held.length - 1, 1]);
  const engine = makeEngine({ cells: problem.cells, labels: 2, asterisms, demands });
  return countExactly(engine, new Array<number>(problem.cells).fill(EMPTY), limits);
}

export interface MateEnding {
  readonly verdict: Verdict;
  /** Missing with the verdict `complete` where there is none. */
  readonly mate?: Labeling | undefined;
}

/**
 * An orthogonal mate of a Latin board: another of the same board, such that each label of one meets each label of the other in one
 * cell. It is a Latin board of the board that has the cells of each label as a further asterism. Undefined for what is no
 * Latin board like a Latin square.
 */
export function findMate(given: Problem, latin: Labeling, limits: Limits = {}): MateEnding | undefined {
  const problem = answerable(given);
  const classes = labelClasses(problem, latin);
  if (!classes) return undefined;
  const asterisms = [...problem.asterisms, ...classes];
  const ones = new Array<number>(problem.labels).fill(1);
  const engine = makeEngine({ ...problem, asterisms, demands: asterisms.map(() => ones) });
  // The mate's labels may be exchanged at will: along one asterism they stand in their order.
  const begun = new Array<number>(problem.cells).fill(EMPTY);
  for (const [label, cell] of problem.asterisms[0]!.entries()) begun[cell] = label;
  const run = engine.list(begun, { ...limits, limit: 1 });
  const step = run.next();
  if (!step.done) return { verdict: 'complete', mate: step.value };
  return { verdict: step.value.verdict };
}
