import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRandom, must, type Random } from '../../src/basis/index.ts';
import { type Board, makeBoard } from '../../src/board/index.ts';
import { findRowsAndColumns, puzzleTypes } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

function boardFrom(cells: number, asterisms: readonly (readonly number[])[]): Board {
  const sets = new Map(asterisms.map((held) => [held.toSorted((a, b) => a - b).join(), held]));
  return must(
    makeBoard({
      name: '',
      cells,
      asterisms: [...sets.values()].map((held, i) => ({
        kind: 'region',
        name: { kind: 'region', id: i + 1 },
        cells: held,
      })),
    }),
  );
}

const range = (n: number) => Array.from({ length: n }, (_, i) => i);

/** Asterisms of n cells at random, among them the rows of a hidden square, and its columns if they are wanted. */
function randomSquare(order: number, random: Random, others: number, withColumns: boolean): Board {
  const names = random.shuffled(range(order ** 2));
  const rows = range(order).map((row) => range(order).map((column) => names[order * row + column]!));
  const columns = range(order).map((column) => range(order).map((row) => names[order * row + column]!));
  const drawn = range(others).map(() => random.shuffled(names).slice(0, order));
  return boardFrom(order ** 2, random.shuffled([...rows, ...(withColumns ? columns : []), ...drawn]));
}

/** Tries every two partitions. */
function isSquarePlainly({ cells, asterisms }: Board): boolean {
  const order = Math.sqrt(cells);
  const held = asterisms.map((asterism) => new Set(asterism.cells));
  const common = (a: number, b: number) => [...held[a]!].filter((cell) => held[b]!.has(cell)).length;
  const partitions: number[][] = [];
  const extend = (chosen: number[], from: number) => {
    if (chosen.length === order) partitions.push(chosen);
    else
      for (let a = from; a < asterisms.length; a++)
        if (chosen.every((b) => common(a, b) === 0)) extend([...chosen, a], a + 1);
  };
  extend([], 0);
  return partitions.some((rows) =>
    partitions.some((columns) => rows.every((a) => columns.every((b) => common(a, b) === 1))),
  );
}

describe('whether the Latin boards of a board are Latin squares', () => {
  test('is told as by trying all partitions, and the rows and columns are such', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 4 }),
        fc.nat(),
        fc.nat(12),
        fc.boolean(),
        (order, seed, others, withColumns) => {
          const board = randomSquare(order, makeRandom(seed), others, withColumns);
          const found = findRowsAndColumns(board);
          expect(found === 'none').toBe(!isSquarePlainly(board));
          if (typeof found === 'string') return;
          for (const row of found.rows)
            for (const column of found.columns) {
              const held = new Set(board.asterisms[row]!.cells);
              expect(board.asterisms[column]!.cells.filter((cell) => held.has(cell))).toHaveLength(1);
            }
          for (const part of [found.rows, found.columns])
            expect(new Set(part.flatMap((a) => board.asterisms[a]!.cells)).size).toBe(board.cells);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('does not depend on the order of asterisms and cells, among hundreds of other asterisms', () => {
    for (const order of [4, 6, 9])
      for (let seed = 0; seed < 12; seed++) {
        expect(findRowsAndColumns(randomSquare(order, makeRandom(seed), 300, true))).toBeTypeOf('object');
        if (order > 4) expect(findRowsAndColumns(randomSquare(order, makeRandom(seed), 100, false))).toBe('none');
      }
  });

  test('is so whichever of many partitions come first', () => {
    const order = 8;
    const line = range(order);
    for (let seed = 0; seed < 10; seed++) {
      const random = makeRandom(seed);
      const square = (names: readonly number[]) =>
        line.map((row) => line.map((column) => names[order * row + column]!));
      const rows = square(range(order ** 2));
      const columns = line.map((column) => line.map((row) => rows[row]![column]!));
      // Two rows of another square, in sixteen ways, make some ten thousands of partitions that nothing crosses.
      const others = square(random.shuffled(range(order ** 2)));
      const decoys = range(order / 2).flatMap((pair) =>
        range(16).flatMap((way) =>
          [0, 1].map((upper) => line.map((i) => others[2 * pair + (((way >> (i % 4)) & 1) ^ upper)]![i]!)),
        ),
      );
      for (const all of [
        [...decoys, ...rows, ...columns],
        [...rows, ...columns, ...decoys],
        random.shuffled([...rows, ...columns, ...decoys]),
      ])
        expect(findRowsAndColumns(boardFrom(order ** 2, all))).toBeTypeOf('object');
      expect(findRowsAndColumns(boardFrom(order ** 2, [...decoys, ...rows, ...columns.slice(1)]))).toBe('none');
    }
  });

  test('is not asked where labels repeat: a Latin square has n different ones', () => {
    const board = boardOf('latin-square:3');
    const clues = new Array<string>(9).fill('.');
    expect(puzzleTypes(puzzleOf(board, ['a', 'b', 'c'], clues))).toMatchObject({ ls: true, repeat: false });
    expect(puzzleTypes(puzzleOf(board, ['a', 'b', 'b'], clues))).toMatchObject({ ls: false, repeat: true });
  });
});
