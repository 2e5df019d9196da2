import { describe, expect, it } from 'vitest';
import { must } from '../../src/basis/index.ts';
import { resolveBoard } from '../../src/board/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Problem } from '../../src/puzzle/index.ts';
import { dissections } from './dissections.ts';
import { blank, ones, squareProblem, uniform } from './problems.ts';

const count = (problem: Problem) => makeEngine(problem).count(blank(problem)).solutions;

function boardProblem(specification: string, counts: readonly number[]): Problem {
  const board = must(resolveBoard(specification));
  return uniform(
    board.cells,
    board.asterisms.map((asterism) => asterism.cells),
    counts,
  );
}

describe('the number of Latin boards is the known one', () => {
  it.each([
    [1, 1],
    [2, 2],
    [3, 12],
    [4, 576],
    [5, 161_280],
  ] as const)('Latin squares of order %i: %i', (order, expected) =>
    expect(count(squareProblem(order, ones(order)))).toBe(expected),
  );

  it.each<[number, number[], number]>([
    [4, [2, 1, 1], 216],
    [4, [2, 2], 90],
    [4, [3, 1], 24],
    [5, [2, 2, 1], 25_920],
    [5, [3, 1, 1], 5280],
    [5, [3, 2], 2040],
    [5, [2, 1, 1, 1], 66_240],
    [6, [3, 3], 297_200],
    [6, [3, 2, 1], 5_450_400],
  ])('Latin squares of order %i with labels %j: %i', (order, counts, expected) =>
    expect(count(squareProblem(order, counts))).toBe(expected),
  );

  it.each<[[number, number], number[], number]>([
    [[2, 2], [1, 1, 1, 1], 288],
    [[2, 2], [2, 1, 1], 112],
    [[2, 2], [2, 2], 56],
    [[2, 2], [3, 1], 16],
    [[2, 3], [3, 3], 74_816],
    [[2, 3], [2, 2, 2], 3_554_064],
    [[2, 3], [3, 2, 1], 683_712],
    [[3, 3], [8, 1], 46_656],
  ])('Sudokus with boxes %j and labels %j: %i', (box, counts, expected) =>
    expect(count(squareProblem(box[0] * box[1], counts, box))).toBe(expected),
  );

  it.each<[string, number[], number]>([
    ['star:12/3', [2, 2, 2], 5_382_570],
    ['triangle:4', ones(8), 0],
    ['triangle:4', [4, 4], 648],
  ])('%s with labels %j: %i', (specification, counts, expected) =>
    expect(count(boardProblem(specification, counts))).toBe(expected),
  );

  // Whatever stands in the first asterism, as many Latin boards have it: a label is as good as another.
  it.each([
    ['sudoku:2x3', 28_200_960],
    ['dodecahedron', 23_592_960],
  ])('%s with six labels: %i, a 720th part of them with the first asterism written', (specification, expected) => {
    const problem = boardProblem(specification, ones(6));
    const labeling = blank(problem).map((none, cell) => {
      const place = problem.asterisms[0]!.indexOf(cell);
      return place < 0 ? none : place;
    });
    expect(720 * makeEngine(problem).count(labeling).solutions).toBe(expected);
  });

  it.each([
    [1, 1],
    [2, 4],
    [3, 72],
    [4, 13_872],
    [5, 11_762_160],
  ] as const)('Gerechte designs of order %i over all dissections: %i', (order, expected) => {
    const { cells, asterisms } = squareProblem(order, ones(order));
    // The first row may be renamed to any other.
    const labeling = Array.from({ length: cells }, (_, cell) => (cell < order ? cell : EMPTY));
    const renamings = ones(order).reduce((product, _, label) => product * (label + 1), 1);
    const totals = dissections(order).map((regions) => {
      const problem = uniform(cells, [...asterisms, ...regions], ones(order));
      return renamings * makeEngine(problem).count(labeling).solutions;
    });
    expect(totals.reduce((sum, total) => sum + total)).toBe(expected);
    if (order === 4) expect([totals.length, totals.filter((total) => total === 0).length]).toEqual([117, 8]);
    if (order === 5) expect(totals.length).toBe(4006);
  });
});
