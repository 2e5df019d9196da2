import fc from 'fast-check';
import { must } from '../../../src/basis/index.ts';
import { type Engine, makeEngine } from '../../../src/engine/index.ts';
import {
  EMPTY,
  type Labeling,
  makeMultiset,
  makePuzzle,
  type PartialBoard,
  problemOf,
} from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { boardOf, randomPuzzle } from '../../support.ts';

/** A board with its labels, nothing written. */
export function blankOf(board: string, labels: string): PartialBoard & { engine: Engine } {
  const blank = { board: boardOf(board), multiset: must(makeMultiset([...labels])) };
  const labeling = new Array<number>(blank.board.cells).fill(EMPTY);
  must(makePuzzle({ ...blank, labeling, inscription: [] }));
  return { ...blank, labeling, engine: makeEngine(problemOf(blank.board, blank.multiset)) };
}

export interface SmallBoard extends PartialBoard {
  readonly engine: Engine;
  /** All its Latin boards, by the oracle. */
  readonly latinBoards: readonly Labeling[];
  /** One of them. */
  readonly solution: Labeling;
}

/** Small boards that have a Latin board, mostly several. */
export const smallBoard: fc.Arbitrary<SmallBoard> = fc
  .oneof(
    randomPuzzle.map(({ board, multiset }) => ({ board, multiset })),
    fc
      .constantFrom(['latin-square:3', 'abc'], ['latin-square:3', 'aab'], ['star:5/2', 'aabb'], ['star:5/2', 'abcd'])
      .map(([name, labels]) => ({ board: boardOf(name!), multiset: must(makeMultiset([...labels!])) })),
  )
  .map(({ board, multiset }) => {
    const blank = { board, multiset, labeling: new Array<number>(board.cells).fill(EMPTY) };
    return { ...blank, latinBoards: [...backtrack(blank)] };
  })
  .filter(({ latinBoards }) => latinBoards.length > 0)
  .chain((small) =>
    fc.nat({ max: small.latinBoards.length - 1 }).map((index) => ({
      ...small,
      engine: makeEngine(problemOf(small.board, small.multiset)),
      solution: small.latinBoards[index]!,
    })),
  );

/** How many of some Latin boards have the labels of a labeling. */
export function completions(latinBoards: readonly Labeling[], labeling: Labeling): number {
  return latinBoards.filter((board) => labeling.every((label, cell) => label === EMPTY || label === board[cell]))
    .length;
}

/** Every part of a Latin board that has the cells to keep, but for the whole of it. */
export function parts(solution: Labeling, keep: readonly number[] = []): Labeling[] {
  const free = [...solution.keys()].filter((cell) => !keep.includes(cell));
  return Array.from({ length: 2 ** free.length - 1 }, (_, i) => {
    const gone = new Set(free.filter((_, bit) => !((i >> bit) & 1)));
    return solution.map((label, cell) => (gone.has(cell) ? EMPTY : label));
  });
}

/** Whether all clues outside the cells to keep are needed, by what all Latin boards are. */
export function isCritical(
  latinBoards: readonly Labeling[],
  labeling: Labeling,
  keep: readonly number[] = [],
): boolean {
  return labeling.every(
    (label, cell) => label === EMPTY || keep.includes(cell) || completions(latinBoards, labeling.with(cell, EMPTY)) > 1,
  );
}

export function texts(labelings: Iterable<Labeling>): string[] {
  return [...labelings].map((labeling) => labeling.join()).sort();
}

/** All that a generator yields, and what it returns. */
export function exhaust<T, E>(run: Generator<T, E, undefined>): { items: T[]; ending: E } {
  const items: T[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) items.push(step.value);
  return { items, ending: step.value };
}

export async function exhaustAsync<T, E>(run: AsyncGenerator<T, E, undefined>): Promise<{ items: T[]; ending: E }> {
  const items: T[] = [];
  let step = await run.next();
  for (; !step.done; step = await run.next()) items.push(step.value);
  return { items, ending: step.value };
}

/** The same for what does not end by itself: told to stop by a timer that starts with the first item. */
export async function exhaustUntilAborted<T, E>(
  start: (signal: AbortSignal) => AsyncGenerator<T, E, undefined>,
): Promise<{ items: T[]; ending: E }> {
  const abort = new AbortController();
  const run = start(abort.signal);
  const first = await run.next();
  setTimeout(() => abort.abort(), 20);
  const { items, ending } = await exhaustAsync(run);
  return { items: first.done ? items : [first.value, ...items], ending };
}
