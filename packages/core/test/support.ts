import fc from 'fast-check';
import { must } from '../src/basis/index.ts';
import { type Board, makeBoard, resolveBoard } from '../src/board/index.ts';
import { EMPTY, type Labeling, makeMultiset, makePuzzle, type Puzzle } from '../src/puzzle/index.ts';

const boards = new Map<string, Board>();

/** A board of a family, made once: random cases ask for the same few again and again. */
export function boardOf(specification: string): Board {
  const board = boards.get(specification) ?? must(resolveBoard(specification));
  boards.set(specification, board);
  return board;
}

/** A puzzle from labels as text, `null` or `.` for an empty cell. */
export function puzzleOf(
  board: Board,
  labels: readonly string[],
  clues: readonly (string | null)[],
  inscription: readonly number[] = [],
): Puzzle {
  const multiset = must(makeMultiset(labels));
  const labeling = clues.map((clue) => (clue === null || clue === '.' ? EMPTY : multiset.labels.indexOf(clue)));
  return must(makePuzzle({ board, multiset, labeling, inscription }));
}

/** A small board with random asterisms, all of one size, that cover it. */
export const randomBoard: fc.Arbitrary<Board> = fc
  .record({
    cells: fc.integer({ min: 2, max: 9 }),
    size: fc.integer({ min: 1, max: 4 }),
    orders: fc.array(fc.array(fc.nat(1000), { minLength: 9, maxLength: 9 }), { minLength: 1, maxLength: 5 }),
  })
  .map(({ cells, size, orders }) => {
    const k = Math.min(size, cells);
    const sets = new Map<string, number[]>();
    const add = (chosen: number[]) => sets.set(chosen.toSorted((a, b) => a - b).join(), chosen);
    for (const keys of orders)
      add(
        Array.from({ length: cells }, (_, i) => i)
          .sort((a, b) => keys[a]! - keys[b]! || a - b)
          .slice(0, k),
      );
    for (let cell = 0; cell < cells; cell++)
      if (![...sets.values()].some((set) => set.includes(cell)))
        add(Array.from({ length: k }, (_, i) => (cell + i) % cells));
    return must(
      makeBoard({
        name: '',
        cells,
        asterisms: [...sets.values()].map((set, i) => ({
          kind: 'region',
          name: { kind: 'asterism', id: i + 1 },
          cells: set,
        })),
      }),
    );
  });

/** A random board with a random multiset and random clues, which may or may not be a partial Latin board. */
export const randomPuzzle: fc.Arbitrary<Puzzle> = randomBoard.chain((board) =>
  fc
    .record({
      labels: fc.array(fc.constantFrom('a', 'b', 'c', 'Ω'), { minLength: board.k!, maxLength: board.k! }),
      picks: fc.array(fc.nat(100), { minLength: board.cells, maxLength: board.cells }),
      emptiness: fc.integer({ min: 0, max: 4 }),
    })
    .map(({ labels, picks, emptiness }) => {
      const multiset = must(makeMultiset(labels));
      const labeling: Labeling = picks.map((pick) => (pick % 4 < emptiness ? EMPTY : pick % multiset.labels.length));
      return must(makePuzzle({ board, multiset, labeling, inscription: [] }));
    }),
);
