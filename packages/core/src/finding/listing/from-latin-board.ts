import { makeRandom } from '../../basis/index.ts';
import type { Engine } from '../../engine/index.ts';
import { EMPTY, isComplete, type Labeling } from '../../puzzle/index.ts';
import { followWalk, followWalkAsync, type WalkPlan } from './follow-walk.ts';
import { listFew } from './list-few.ts';
import type { FindingEnding, FindingOptions, FoundPuzzle } from './options.ts';
import { type Removal, removalWalk } from './removal-walk.ts';
import { WalkLimits } from './walk-limits.ts';

export interface RemovalChoices {
  /** Cells whose clues stay, such as those of an inscription. */
  readonly keep?: readonly number[] | undefined;
  /** Only critical puzzles: none of whose clues, but for those that stay, can go. */
  readonly critical?: boolean | undefined;
  /** Take clues away in a random order: the same seed gives the same puzzles in the same order on every machine. */
  readonly seed?: number | undefined;
}

/** With no more Latin boards than this, all are listed first, and puzzles are told without any search. */
const FEW_BOARDS = 2000;

/**
 * Every Latin puzzle that leads to a Latin board, each once, by taking labels away: harder and harder ones, then others
 * (Palomo, Algorithm 2). The Latin board itself, which leaves nothing to solve, is not among them; from a labeling that is
 * no Latin board there are none.
 */
export function* puzzlesFromLatinBoard(
  engine: Engine,
  solution: Labeling,
  options: FindingOptions & RemovalChoices = {},
): Generator<FoundPuzzle, FindingEnding, undefined> {
  return yield* followWalk(planWalk(engine, solution, options, reportFound), new WalkLimits(options));
}

/** The same, with a turn for the event loop every few milliseconds, so that an `AbortSignal` can fire. */
export async function* puzzlesFromLatinBoardAsync(
  engine: Engine,
  solution: Labeling,
  options: FindingOptions & RemovalChoices = {},
): AsyncGenerator<FoundPuzzle, FindingEnding, undefined> {
  return yield* followWalkAsync(planWalk(engine, solution, options, reportFound), new WalkLimits(options));
}

export interface PuzzleCount {
  /** How many puzzles there are with each number of clues, from none to one fewer than cells. */
  readonly byClues: readonly number[];
  readonly ending: FindingEnding;
}

/** Counts the same puzzles without keeping them. */
export function countPuzzles(
  engine: Engine,
  solution: Labeling,
  options: FindingOptions & RemovalChoices = {},
): PuzzleCount {
  const byClues = new Array<number>(engine.problem.cells).fill(0);
  const run = followWalk(
    planWalk(engine, solution, options, ({ clues }) => clues),
    new WalkLimits(options),
  );
  let step = run.next();
  for (; !step.done; step = run.next()) byClues[step.value]!++;
  return { byClues, ending: step.value };
}

/** The way through the puzzles of a Latin board, to its end or through the first few. */
export function planWalk<T>(
  engine: Engine,
  given: Labeling,
  { keep, critical = false, seed }: RemovalChoices,
  copy: (removal: Removal, solution: Labeling) => T,
  most?: number,
): WalkPlan<Removal, T> {
  const { problem } = engine;
  const stays = new Set(Array.isArray(keep) ? keep : []);
  const isLatin = isComplete(given) && engine.countUpTo(given, 1) === 1;
  const solution = isLatin ? given : new Array<number>(problem.cells).fill(EMPTY);
  const free = isLatin ? [...solution.keys()].filter((cell) => !stays.has(cell)) : [];
  const order = seed === undefined ? free : makeRandom(seed).shuffled(free);
  const least = solution.map((label, cell) => (stays.has(cell) ? label : EMPTY));
  const all = isLatin ? listFew(engine, least, FEW_BOARDS) : [];
  return {
    engine,
    walk: removalWalk(problem, solution, { order, critical, all, most }),
    copy: (removal) => copy(removal, solution),
  };
}

export function reportFound({ labeling }: Removal, solution: Labeling): FoundPuzzle {
  return { labeling: [...labeling], solution };
}
