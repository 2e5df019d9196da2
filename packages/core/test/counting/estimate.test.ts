import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { makeRandom, must, numbers } from '../../src/basis/index.ts';
import { makeBoard } from '../../src/board/index.ts';
import { countLatinBoards, estimate } from '../../src/counting/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';

function engineOf(name: string, labels?: readonly string[]) {
  const board = boardOf(name);
  return makeEngine(problemOf(board, must(makeMultiset(labels ?? numbers(board.k!)))));
}

describe('countLatinBoards', () => {
  test.each([
    ['latin-square:4', undefined, 576n],
    ['latin-square:5', undefined, 161280n],
    ['latin-square:6', undefined, 812851200n],
    ['latin-square:5', ['a', 'a', 'b', 'b', 'c'], 25920n],
    ['sudoku:2x2', undefined, 288n],
    ['sudoku:2x2', ['a', 'a', 'b', 'c'], 112n],
    ['sudoku:2x3', undefined, 28200960n],
    ['star:12/3', undefined, 29237760n],
    ['dodecahedron', undefined, 23592960n],
    ['triangle:4', undefined, 0n],
    ['triangle:4', [...'aaaabbbb'], 648n],
  ] as const)('counts %s with %j', (name, labels, count) => {
    expect(countLatinBoards(engineOf(name, labels))).toBe(count);
  });

  test('gives nothing when the time does not suffice', () => {
    expect(countLatinBoards(engineOf('sudoku'), { timeLimit: 20 })).toBeUndefined();
  });
});

describe('estimate', () => {
  test.each([
    ['latin-square:7', undefined, 61479419904000],
    ['sudoku:2x4', undefined, 29136487207403520],
    ['sudoku', undefined, 6.670903752021073e21],
    ['latin-square:6', [...'aabbcc'], 35599500],
    ['sudoku:2x3', [...'aaabbc'], 683712],
    ['sudoku', [...'aaaaaaabc'], 838501632],
  ] as const)('comes near the number of Latin boards of %s with %j', (name, labels, count) => {
    const found = estimate(engineOf(name, labels), makeRandom(1), { probes: 200 });
    const off = 10 ** (found.log10 - Math.log10(count)) - 1;
    expect(Math.abs(off)).toBeLessThan(4 * found.error + 1e-9);
    expect(found.error).toBeLessThan(0.6);
  });

  // Walks that take every label as often as another held these figures in four of five intervals, and less.
  test.each([
    ['aaaaaabcd', 5196557037312],
    ['aaaaabbbb', 8656620965370],
  ] as const)('nine of ten intervals and more hold the number of Latin boards of a Sudoku with %s', (labels, count) => {
    const engine = engineOf('sudoku', [...labels]);
    const all = lawRuns(20);
    const holding = Array.from({ length: all }, (_, seed) => estimate(engine, makeRandom(seed), { probes: 60 })).filter(
      ({ low, high }) => low <= Math.log10(count) && Math.log10(count) <= high,
    );
    expect(holding.length).toBeGreaterThanOrEqual(0.9 * all);
  });

  test('is exact where all are counted', () => {
    const found = estimate(engineOf('sudoku:2x2'), makeRandom(1), { probes: 5 });
    expect(10 ** found.log10).toBeCloseTo(288);
    expect(found.error).toBe(0);
  });

  test('is the same for the same seed', () => {
    const engine = engineOf('sudoku');
    const once = () => estimate(engine, makeRandom(7), { probes: 5 });
    expect(once()).toEqual(once());
  });

  test('tells that no probe came upon a Latin board', () => {
    expect(estimate(engineOf('triangle:4'), makeRandom(1), { probes: 3 }).log10).toBe(Number.NEGATIVE_INFINITY);
  });

  test('holds for numbers beyond floating point', () => {
    const board = must(
      makeBoard({
        name: '',
        cells: 400,
        asterisms: [{ kind: 'region', name: { kind: 'own', text: 'all' }, cells: [...Array(400).keys()] }],
      }),
    );
    const engine = makeEngine(problemOf(board, must(makeMultiset(numbers(400)))));
    expect(estimate(engine, makeRandom(1), { probes: 2 }).log10).toBeCloseTo(868.806, 2);
  });

  test('stops in time', () => {
    let now = 0;
    const clock = () => now++;
    expect(estimate(engineOf('sudoku'), makeRandom(1), { timeLimit: 0, clock }).probes).toBe(0);
  });
});
