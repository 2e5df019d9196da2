import type { ListOptions, Verdict } from '@latin-puzzles/core/engine';
import {
  countPuzzles,
  type FindingEnding,
  type FindingOptions,
  type FoundPuzzle,
  type PuzzleCount,
  puzzlesFromLatinBoard,
  type RemovalChoices,
  singlePassPuzzles,
} from '@latin-puzzles/core/finding';
import { clueCount, isComplete, type Labeling, makeCanonizer, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Tools } from '../tools/index.ts';

/** Which puzzles of a Latin board, or of a partial board, are listed. */
export interface PuzzleListOptions extends FindingOptions, Pick<RemovalChoices, 'critical' | 'seed'> {
  /** Of a partial board: those of so many of its Latin boards; of all unless given. */
  readonly boards?: number | undefined;
  /** Those that are met while the Latin boards are listed (Palomo, Sect. 5.3.1), in place of all. */
  readonly singlePass?: boolean | undefined;
  /** One of every class of puzzles that differ only by a symmetry of the board and by the names of labels. */
  readonly upToSymmetry?: boolean | undefined;
}

/**
 * The Latin puzzles of a Latin board (Palomo, Algorithm 2), or of the Latin boards of a partial board (Algorithm 3), as they
 * are found; the generator returns why it ended. Clues of the inscription stay.
 */
export function* listPuzzles(
  tools: Tools,
  puzzle: Puzzle,
  options: PuzzleListOptions = {},
): Generator<FoundPuzzle, FindingEnding, undefined> {
  if (options.upToSymmetry) return yield* sifted(tools, puzzle, options);
  return yield* everyPuzzle(tools, puzzle, options);
}

function everyPuzzle(tools: Tools, puzzle: Puzzle, options: PuzzleListOptions) {
  return options.singlePass
    ? singlePassPuzzles(tools.shapeFor(puzzle), puzzle.labeling, options)
    : puzzlesOfBoards(tools, puzzle, options);
}

/** The first of every class, as many as are wanted. */
function* sifted(
  tools: Tools,
  puzzle: Puzzle,
  { limit, ...options }: PuzzleListOptions,
): Generator<FoundPuzzle, FindingEnding, undefined> {
  const isNew = makeSieve(puzzle);
  let [puzzles, nodes] = [0, 0];
  const run = everyPuzzle(tools, puzzle, {
    ...options,
    onProgress: (progress) => {
      nodes = progress.nodes;
      options.onProgress?.({ ...progress, puzzles });
    },
  });
  try {
    let step = run.next();
    for (; !step.done; step = run.next()) {
      if (!isNew(step.value.labeling)) continue;
      puzzles++;
      yield step.value;
      if (puzzles === limit) return { verdict: 'limit', puzzles, nodes };
    }
    return { ...step.value, puzzles };
  } finally {
    run.return({ verdict: 'aborted', puzzles, nodes });
  }
}

/** How many there are with each number of clues. */
export function countPuzzlesByClues(tools: Tools, puzzle: Puzzle, options: PuzzleListOptions = {}): PuzzleCount {
  const byClues = new Array<number>(puzzle.board.cells).fill(0);
  const run =
    options.singlePass || options.upToSymmetry
      ? listPuzzles(tools, puzzle, options)
      : countsOfBoards(tools, puzzle, options);
  let step = run.next();
  for (; !step.done; step = run.next())
    if ('labeling' in step.value) byClues[clueCount({ ...puzzle, ...step.value })]!++;
    else for (const [clues, count] of step.value.byClues.entries()) byClues[clues]! += count;
  return { byClues, ending: step.value };
}

/** Board after board. */
function puzzlesOfBoards(tools: Tools, puzzle: Puzzle, options: PuzzleListOptions) {
  return throughBoards(tools, puzzle, options, (board, limits) =>
    puzzlesFromLatinBoard(tools.engineFor(puzzle), board, limits),
  );
}

/** How many puzzles each board has, which is quicker than to list them. */
function countsOfBoards(tools: Tools, puzzle: Puzzle, options: PuzzleListOptions) {
  return throughBoards(tools, puzzle, options, function* (board, limits) {
    const count = countPuzzles(tools.engineFor(puzzle), board, limits);
    yield count;
    return count.ending;
  });
}

/**
 * Does something with each of the Latin boards of a partial board, within the limits for all. Up to symmetry, one of the
 * boards that a symmetry takes to each other is enough, since their puzzles are the same but for it.
 */
function* throughBoards<T>(
  tools: Tools,
  puzzle: Puzzle,
  { boards, limit, upToSymmetry, clock = Date.now, timeLimit, ...options }: PuzzleListOptions,
  walk: (board: Labeling, options: FindingOptions & RemovalChoices) => Generator<T, FindingEnding, undefined>,
): Generator<T, FindingEnding, undefined> {
  const start = clock();
  const left = () => (timeLimit === undefined ? undefined : Math.max(0, timeLimit - (clock() - start)));
  const isNew = upToSymmetry ? makeSieve(puzzle) : () => true;
  let [puzzles, nodes] = [0, 0];
  const ending = (verdict: Verdict): FindingEnding => ({ verdict, puzzles, nodes });
  const listing: ListOptions = { timeLimit: left(), signal: options.signal, clock, limit: boards, seed: options.seed };
  const run = tools.engineFor(puzzle).list(puzzle.labeling, isComplete(puzzle.labeling) ? { clock } : listing);
  try {
    let step = run.next();
    for (; !step.done; step = run.next()) {
      if (!isNew(step.value)) continue;
      const before = { puzzles, nodes };
      const end = yield* walk(step.value, {
        ...options,
        keep: puzzle.inscription,
        limit: limit === undefined ? undefined : limit - puzzles,
        timeLimit: left(),
        clock,
        onProgress: (progress) =>
          options.onProgress?.({
            ...progress,
            puzzles: before.puzzles + progress.puzzles,
            nodes: before.nodes + progress.nodes,
          }),
      });
      puzzles += end.puzzles;
      nodes += end.nodes;
      if (end.verdict !== 'complete') return ending(end.verdict);
    }
    return ending(step.value.verdict);
  } finally {
    run.return({ verdict: 'aborted', solutions: 0, nodes: 0 });
  }
}

/** Tells whether a labeling is the first of its class. */
function makeSieve({ board, multiset, inscription }: Puzzle): (labeling: Labeling) => boolean {
  const { canonize } = makeCanonizer(board, multiset);
  const seen = new Set<string>();
  return (labeling) => {
    const { hash } = canonize({ labeling, inscription });
    const isFirst = !seen.has(hash);
    seen.add(hash);
    return isFirst;
  };
}
