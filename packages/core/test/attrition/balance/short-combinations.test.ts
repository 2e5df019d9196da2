import { describe, expect, test } from 'vitest';
import type { Combination } from '../../../src/attrition/balance/combination.ts';
import { findShortCombinations } from '../../../src/attrition/balance/short-combinations.ts';
import { makeRandom, must } from '../../../src/basis/index.ts';
import { EMPTY, makeMultiset, type Problem, problemOf } from '../../../src/puzzle/index.ts';
import { backtrack } from '../../oracle/backtracker.ts';
import { boardOf } from '../../support.ts';
import { shapeWith } from '../assumption/examples.ts';

test('every combination balances on every Latin board', () => {
  const board = boardOf('gerechte:aabbbaabbcadcccddeecddeee');
  const multiset = must(makeMultiset([...'aabcc']));
  const combinations = findShortCombinations(problemOf(board, multiset));
  expect(combinations.length).toBeGreaterThan(50);
  const empty = new Array<number>(board.cells).fill(EMPTY);
  let boards = 0;
  for (const solution of backtrack({ board, multiset, labeling: empty })) {
    for (const { cells, weights, totals } of combinations)
      for (const [label, total] of totals.entries())
        expect(weights.reduce((sum, weight, i) => sum + (solution[cells[i]!] === label ? weight : 0), 0)).toBe(total);
    if (++boards === 20) break;
  }
  expect(boards).toBe(20);
});

describe('how cells and asterisms are numbered makes no difference', () => {
  test.each([
    ['quadoku:9', '123456789'],
    ['wave', '1234567'],
    ['triangle:6', '123456789ABC'],
    ['dodecahedron', 'abcdef'],
  ])('%s', (name, labels) => {
    const { problem, combinations } = shapeWith(name, labels);
    const random = makeRandom(5);
    const images = random.shuffled([...Array(problem.cells).keys()]);
    const others = random
      .shuffled(problem.asterisms)
      .map((cells) => random.shuffled(cells.map((cell) => images[cell]!)));
    const renumbered = { ...problem, asterisms: others };
    const weighings = combinations.map((combination) => weighing(problem, combination, images));
    const found = findShortCombinations(renumbered).map((combination) => weighing(renumbered, combination));
    expect(found.sort()).toEqual(weighings.sort());
    expect(found.length).toBeGreaterThan(50);
  });
});

describe('no combination weighs the cells as nothing, one asterism or two do', () => {
  for (const [name, labels] of [
    ['sudoku', '123456789'],
    ['win', '123456789'],
    ['wave', '1234567'],
    ['triangle:6', '123456789ABC'],
  ] as const)
    test(name, () => {
      const { problem, combinations } = shapeWith(name, labels);
      const plain = plainWeighings(problem);
      const weighings = combinations.map((combination) => weighing(problem, combination));
      expect(weighings.filter((text) => plain.has(text))).toEqual([]);
      expect(new Set(weighings).size).toBe(combinations.length);
    });
});

test('what leaves the fewest cells over comes first: between windows the hidden regions', () => {
  const regions = shapeWith('win', '123456789').combinations.slice(0, 5);
  const cells = regions.map((region) => [...region.cells].sort((a, b) => a - b).join());
  expect(cells.slice(0, 4).sort()).toEqual([
    '1,2,3,37,38,39,73,74,75',
    '45,49,53,54,58,62,63,67,71',
    '5,6,7,41,42,43,77,78,79',
    '9,13,17,18,22,26,27,31,35',
  ]);
  expect(regions[4]!.cells.length).toBe(12);
});

test('the larger family comes first', () => {
  const combinations = [shapeWith('win', '123456789'), shapeWith('wave', '1234567')].flatMap(
    (shape) => shape.combinations,
  );
  const balances = combinations.map(({ times }) => times.reduce((sum, each) => sum + each, 0));
  expect(Math.min(...balances)).toBe(0);
  expect(Math.max(...balances)).toBeGreaterThan(0);
});

test('boxes and lines of a Sudoku leave little to say, lines that meet once nothing', () => {
  const { combinations } = shapeWith('sudoku', '123456789');
  expect(Math.min(...combinations.map(({ cells }) => cells.length))).toBe(15);
  expect(shapeWith('latin-square:9', '123456789').combinations).toEqual([]);
});

function plainWeighings(problem: Problem): Set<string> {
  const plain = new Set(['']);
  for (const a of problem.asterisms.keys()) {
    plain.add(weighed(problem, [[a, 1]]));
    for (let b = 0; b < a; b++)
      for (const times of [1, -1])
        plain.add(
          weighed(problem, [
            [a, 1],
            [b, times],
          ]),
        );
  }
  return plain;
}

function weighing(problem: Problem, { asterisms, times }: Combination, images?: readonly number[]): string {
  return weighed(
    problem,
    asterisms.map((a, i) => [a, times[i]!]),
    images,
  );
}

/** The weights of all cells, or of their images, as text, the same for a combination and its opposite. */
function weighed(
  { cells, asterisms }: Problem,
  terms: readonly (readonly [asterism: number, times: number])[],
  images?: readonly number[],
): string {
  const weights = new Array<number>(cells).fill(0);
  for (const [a, times] of terms) for (const cell of asterisms[a]!) weights[images ? images[cell]! : cell]! += times;
  const first = weights.find((weight) => weight !== 0);
  if (first === undefined) return '';
  return weights.map((weight) => weight * Math.sign(first)).join(' ');
}
