import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { must, numbers } from '../../../src/basis/index.ts';
import { automorphisms, type Board, CATALOG, orbits } from '../../../src/board/index.ts';
import {
  EMPTY,
  makeCanonizer,
  makeMultiset,
  makePatternCanonizer,
  makePuzzle,
  type Puzzle,
} from '../../../src/puzzle/index.ts';
import {
  boardFrom,
  copies,
  net,
  permutationOf,
  projectivePlane,
  range,
  regularAsterisms,
  relabel,
} from '../../board/symmetry/boards.ts';
import { boardOf } from '../../support.ts';
import { disguised } from './support.ts';

const canonize = (puzzle: Puzzle) => makeCanonizer(puzzle.board, puzzle.multiset).canonize(puzzle);

function puzzleBy(board: Board, label: (cell: number) => number): Puzzle {
  const multiset = must(makeMultiset(numbers(board.k!)));
  return must(makePuzzle({ board, multiset, labeling: range(board.cells).map(label), inscription: [] }));
}

function square(n: number, label: (row: number, column: number) => number): Puzzle {
  return puzzleBy(boardOf(`latin-square:${n}`), (cell) => label(Math.floor(cell / n), cell % n));
}

const sudoku = (rows: string) => puzzleBy(boardOf('sudoku'), (cell) => Number(rows.replaceAll(' ', '')[cell]) - 1);

describe('Latin boards of many and of few symmetries', () => {
  const cyclic = (n: number) => square(n, (row, column) => (row + column) % n);
  /** The cyclic square of even order with four labels exchanged. */
  const turned = (n: number) =>
    square(n, (row, column) => (row + column + (row % (n / 2) === 0 && column % (n / 2) === 0 ? n / 2 : 0)) % n);

  test.each<[string, Puzzle, bigint]>([
    // A group's square: translations of rows and of columns, the group's automorphisms, the exchange of rows with columns.
    ['the cyclic square of order 7', cyclic(7), 49n * 6n * 2n],
    ['the cyclic square of order 9', cyclic(9), 81n * 6n * 2n],
    ['the cyclic square of order 16', cyclic(16), 256n * 8n * 2n],
    ['the square of the elementary group of order 8', square(8, (row, column) => row ^ column), 64n * 168n * 2n],
    ['the elementary square of order 16', square(16, (row, column) => row ^ column), 256n * 20160n * 2n],
    ['a cyclic square of order 8 with an exchange', turned(8), 32n],
    [
      'the most symmetric Sudoku',
      sudoku('123456789 456789123 789123456 231564897 564897231 897231564 312645978 645978312 978312645'),
      648n,
    ],
    [
      'a Sudoku without symmetry',
      sudoku('534678912 672195348 198342567 859761423 426853791 713924856 961537284 287419635 345286179'),
      1n,
    ],
  ])('%s', (_, puzzle, symmetries) => {
    const canonical = canonize(puzzle);
    const other = canonize(disguised(puzzle, 1));
    expect(canonical.symmetries).toBe(symmetries);
    expect(other.form()).toEqual(canonical.form());
    expect(other.hash).toBe(canonical.hash);
  });
});

describe.each([...new Set(CATALOG.map((entry) => entry.board)), 'latin-square:25', 'cube:7'])('%s', (name) => {
  const board = boardOf(name);
  const { order, generators } = automorphisms(board);

  test('empty, it keeps all its automorphisms', () => {
    const canonical = canonize(puzzleBy(board, () => EMPTY));
    expect(canonical.symmetries).toBe(order);
    expect(new Set(canonical.form().labeling)).toEqual(new Set([EMPTY]));
  });

  test('with one clue it keeps those that fix the cell, and the clue can be wherever an automorphism takes it', () => {
    const last = orbits(generators, board.cells).at(-1)!;
    const [one, other] = [last[0]!, last.at(-1)!].map((clue, label) =>
      canonize(puzzleBy(board, (cell) => (cell === clue ? label : EMPTY))),
    );
    expect(one!.symmetries * BigInt(last.length)).toBe(order);
    expect(other!.form()).toEqual(one!.form());
  });
});

describe('boards on which refinement alone sees little', () => {
  const beside = (a: Board, b: Board) =>
    boardFrom(a.cells + b.cells, [
      ...a.asterisms.map(({ cells }) => cells),
      ...b.asterisms.map(({ cells }) => cells.map((cell) => cell + a.cells)),
    ]);
  const elementary = net(8, (row, column) => row ^ column);
  const cyclic = net(8, (row, column) => (row + column) % 8);

  test.each<[string, Board]>([
    ['nets of two groups beside each other', beside(elementary, cyclic)],
    ['a projective plane', projectivePlane(7)],
    ['twenty copies of a square', copies(20, boardOf('latin-square:4'))],
    ['a random board where all cells look alike', boardFrom(256, regularAsterisms(256, 8, 3, 1))],
    ['two thousand twins', boardFrom(2000, [range(2000)])],
    [
      'a ring',
      boardFrom(
        500,
        range(500).map((i) => [i, (i + 1) % 500]),
      ),
    ],
  ])('%s', (_, board) => {
    const patterns = fc.tuple(permutationOf(board.cells), fc.nat(3));
    fc.assert(
      fc.property(patterns, ([cells, marked]) => {
        const pattern = makePatternCanonizer(board)(range(marked));
        const other = makePatternCanonizer(relabel(board, cells))(range(marked).map((cell) => cells[cell]!));
        expect(other.hash).toBe(pattern.hash);
        expect(other.symmetries).toBe(pattern.symmetries);
        expect(makePatternCanonizer(board)(pattern.form()).form()).toEqual(pattern.form());
      }),
      { numRuns: 4 },
    );
  });

  test('nets of different groups differ', () => {
    expect(makePatternCanonizer(elementary)([]).hash).not.toBe(makePatternCanonizer(cyclic)([]).hash);
  });
});
