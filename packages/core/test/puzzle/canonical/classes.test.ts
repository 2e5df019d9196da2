import { expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { automorphisms } from '../../../src/board/index.ts';
import { EMPTY, type Labeling, makeCanonizer, makeMultiset } from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { boardOf } from '../../support.ts';

function factorial(n: number): bigint {
  return range(n).reduce((product, i) => product * BigInt(i + 1), 1n);
}

interface Sample {
  /** Labels in some cells that every class has a member with. */
  readonly beginning?: Labeling;
  /** Of every so many boards one is taken, from this one on: few, yet some of each class. */
  readonly every?: number;
  readonly from?: number;
}

/** How many classes a sample of Latin boards shows, and how many boards these hold: as many as a member has disguises. */
function classes(name: string, labels: string, { beginning, every = 1, from = 0 }: Sample = {}) {
  const board = boardOf(name);
  const multiset = must(makeMultiset([...labels]));
  const { canonize } = makeCanonizer(board, multiset);
  const relabelings = [...new Set(multiset.counts)]
    .map((count) => factorial(multiset.counts.filter((other) => other === count).length))
    .reduce((a, b) => a * b);
  const renamings = automorphisms(board).order * relabelings;
  const disguises = new Map<string, bigint>();
  let index = 0;
  for (const labeling of backtrack({ board, multiset, labeling: beginning ?? range(board.cells).map(() => EMPTY) })) {
    if (index++ % every !== from) continue;
    const { hash, symmetries } = canonize({ labeling });
    disguises.set(hash, renamings / symmetries);
  }
  return { classes: disguises.size, boards: Number([...disguises.values()].reduce((sum, count) => sum + count, 0n)) };
}

/** The first row and the first column in order. */
const reduced = (n: number) => range(n * n).map((i) => (i < n ? i : i % n === 0 ? i / n : EMPTY));

test.each([
  ['sudoku:2x2', 'abcd', 2, 288],
  ['sudoku:2x2', 'aabc', 3, 112],
  ['sudoku:2x2', 'aabb', 4, 56],
  ['sudoku:2x2', 'aaab', 1, 16],
  ['latin-square:4', 'abcd', 2, 576],
  ['latin-square:4', 'aabc', 2, 216],
  ['latin-square:4', 'aabb', 2, 90],
  ['latin-square:4', 'aaab', 1, 24],
])('the Latin boards of %s with %s fall into %i classes, which hold %i', (name, labels, count, boards) => {
  expect(classes(name, labels)).toEqual({ classes: count, boards });
});

/** Squares that rows, columns, labels, and the exchange of rows with columns make of each other: OEIS A264603. */
test('the Latin squares of order 5 are of 2 types and those of order 6 of 17', () => {
  expect(classes('latin-square:5', 'abcde', { beginning: reduced(5) })).toEqual({ classes: 2, boards: 161_280 });
  expect(classes('latin-square:6', 'abcdef', { beginning: reduced(6), every: 41, from: 14 })).toEqual({
    classes: 17,
    boards: 812_851_200,
  });
});

test('there are 49 essentially different Sudokus with boxes of 2 by 3', () => {
  const box = range(36).map((i) => (i < 12 && i % 6 < 3 ? 3 * Math.floor(i / 6) + (i % 6) : EMPTY));
  expect(classes('sudoku:2x3', 'abcdef', { beginning: box, every: 41 })).toEqual({ classes: 49, boards: 28_200_960 });
});
