import { describe, expect, test } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { listClasses } from '../../../src/classes/index.ts';
import { makeEngine } from '../../../src/engine/index.ts';
import { countTransversals, criticalSizes, findMate, findSmallTrades } from '../../../src/finding/index.ts';
import { EMPTY, type Labeling, makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';
import { boardOf } from '../../support.ts';

const onBoard = (name: string, labels: string) => problemOf(boardOf(name), must(makeMultiset([...labels])));
const squares = (order: number) => onBoard(`latin-square:${order}`, '123456789'.slice(0, order));

const cyclic = (order: number): Labeling =>
  range(order ** 2).map((cell) => (Math.floor(cell / order) + (cell % order)) % order);
/** The table of a group of order 2^n in which every element is its own inverse. */
const elementary = (order: number): Labeling =>
  range(order ** 2).map((cell) => Math.floor(cell / order) ^ (cell % order));

describe('transversals and orthogonal mates', () => {
  test.each([
    [2, 0],
    [3, 3],
    [4, 0],
    [5, 15],
    [6, 0],
    [7, 133],
    [8, 0],
    [9, 2025],
  ])('the cyclic square of order %i has %i transversals (OEIS A006717), and a mate if that is odd', (order, count) => {
    expect(countTransversals(squares(order), cyclic(order))).toMatchObject({
      verdict: 'complete',
      count: BigInt(count),
    });
    const ending = findMate(squares(order), cyclic(order))!;
    expect(ending.verdict).toBe('complete');
    expect(ending.mate !== undefined).toBe(order % 2 === 1);
  });

  test.each([
    [4, 8],
    [8, 384],
  ])('the elementary abelian square of order %i has %i transversals', (order, count) => {
    expect(countTransversals(squares(order), elementary(order))).toMatchObject({ count: BigInt(count) });
  });

  test('a mate meets every label with every label', () => {
    const latin = elementary(8);
    const { mate } = findMate(squares(8), latin)!;
    expect(new Set(latin.map((label, cell) => `${label},${mate![cell]}`)).size).toBe(64);
    expect(makeEngine(squares(8)).countUpTo(mate!, 1)).toBe(1);
  });

  test('what repeats labels, or is no Latin board, has neither', () => {
    expect(countTransversals(onBoard('latin-square:4', '1122'), cyclic(4))).toBeUndefined();
    expect(findMate(squares(4), new Array<number>(16).fill(0))).toBeUndefined();
    expect(findMate(squares(4), cyclic(4).with(0, EMPTY))).toBeUndefined();
  });
});

describe('minimal trades', () => {
  const sizes = (trades: readonly (readonly number[])[]) => {
    const bySize: Record<number, number> = {};
    for (const { length } of trades) bySize[length] = (bySize[length] ?? 0) + 1;
    return bySize;
  };

  /** By definition: the cells in which each other Latin board differs, without those that hold others. */
  function byTrial(problem: ReturnType<typeof squares>, latin: Labeling, most: number) {
    const all = [...makeEngine(problem).list(new Array<number>(problem.cells).fill(EMPTY))];
    const sets = all
      .map((other) => [...latin.keys()].filter((cell) => other[cell] !== latin[cell]))
      .filter((cells) => cells.length > 0)
      .sort((a, b) => a.length - b.length);
    const minimal: (readonly number[])[] = [];
    for (const cells of new Map(sets.map((set) => [set.join(), set])).values())
      if (!minimal.some((other) => other.every((cell) => cells.includes(cell)))) minimal.push(cells);
    return minimal
      .filter(({ length }) => length <= most)
      .map(String)
      .sort();
  }

  test.each([
    ['latin-square:4', '1234', 16],
    ['latin-square:4', '1122', 16],
    ['latin-square:4', '1123', 16],
    ['sudoku:2x2', '1234', 16],
    ['sudoku:2x2', '1123', 16],
    ['triangle:4', '11112222', 12],
    ['latin-square:5', '12345', 10],
  ])('on %s with %s they are those that a list of all Latin boards shows', (name, labels, most) => {
    const problem = onBoard(name, labels);
    const empty = new Array<number>(problem.cells).fill(EMPTY);
    for (const seed of [1, 2, 3]) {
      const { solution } = makeEngine(problem).sample(empty, { seed });
      const { trades, decided } = findSmallTrades(problem, solution!, most);
      expect(decided).toBe(true);
      expect(trades.map(String).sort()).toEqual(byTrial(problem, solution!, most));
    }
  });

  test('intercalates: n²(n − 1)/4 in elementary abelian squares, n²/4 in cyclic ones of even order, none in odd ones', () => {
    expect(sizes(findSmallTrades(squares(8), elementary(8), 4).trades)).toEqual({ 4: 112 });
    expect(sizes(findSmallTrades(squares(6), cyclic(6), 4).trades)).toEqual({ 4: 9 });
    expect(sizes(findSmallTrades(squares(7), cyclic(7), 5).trades)).toEqual({});
  });

  test('a limit ends it', () => {
    expect(findSmallTrades(squares(8), cyclic(8), 12, { signal: { aborted: true } }).decided).toBe(false);
  });
});

describe('the sizes of critical sets', () => {
  const sizesOf = (name: string, labels: string) => {
    const problem = onBoard(name, labels);
    const engine = makeEngine(problem);
    const sizes = new Map<number, number>();
    for (const latin of engine.list(new Array<number>(problem.cells).fill(EMPTY))) {
      const spectrum = criticalSizes(engine, latin);
      expect(spectrum.complete).toBe(true);
      for (const { clues, puzzles } of spectrum.sizes) sizes.set(clues, (sizes.get(clues) ?? 0) + puzzles);
    }
    return [...sizes].sort(([a], [b]) => a - b);
  };

  test.each([
    ['latin-square:2', '12', [[1, 8]]],
    [
      'sudoku:2x2',
      '1234',
      [
        [4, 25728],
        [5, 58368],
        [6, 1536],
      ],
    ],
    [
      'sudoku:2x2',
      '1123',
      [
        [4, 9792],
        [5, 12544],
        [6, 1152],
      ],
    ],
  ])('of all Latin boards of %s with %s: %j', (name, labels, expected) => {
    expect(sizesOf(name, labels)).toEqual(expected);
  });

  /** The members of a class have as many, so one of each class is enough. */
  test.each([
    [
      'latin-square:4',
      '1234',
      [
        [4, 13824],
        [5, 262656],
        [6, 117504],
        [7, 6912],
      ],
    ],
    [
      'latin-square:4',
      '1122',
      [
        [4, 1368],
        [5, 3744],
        [6, 2880],
      ],
    ],
  ])('of one Latin board of every class of %s with %s, times its members: %j', (name, labels, expected) => {
    const engine = makeEngine(onBoard(name, labels));
    const run = listClasses(boardOf(name), must(makeMultiset([...labels])), 'board');
    let step = run.next();
    while (!step.done) step = run.next();
    const sizes = new Map<number, number>();
    for (const { representative, members } of step.value!)
      for (const { clues, puzzles } of criticalSizes(engine, representative).sizes)
        sizes.set(clues, (sizes.get(clues) ?? 0) + Number(members) * puzzles);
    expect([...sizes].sort(([a], [b]) => a - b)).toEqual(expected);
  });

  test('of a larger board they are those of some critical puzzles', () => {
    const engine = makeEngine(squares(5));
    const { complete, sizes } = criticalSizes(engine, cyclic(5));
    expect(complete).toBe(false);
    expect(sizes.every(({ clues }) => clues >= 6 && clues <= 11)).toBe(true);
    expect(criticalSizes(engine, cyclic(5))).toEqual({ complete, sizes });
  });
});
