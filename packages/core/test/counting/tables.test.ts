import { describe, expect, test } from 'vitest';
import { countExactly } from '../../src/counting/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { blank, squareProblem } from '../engine/problems.ts';
import { sudokusWithThreeLabels } from '../oracle/sudoku-sum.ts';

describe('counting by tables', () => {
  test.each<[number, number, number, bigint]>([
    [3, 3, 3, 1_927_379_250_285_613_056n],
    [4, 3, 2, 263_964_233_497_953_600n],
  ])('counts the Sudokus with labels %i + %i + %i as a sum over stacks does', (a, b, c, figure) => {
    const problem = squareProblem(9, [a, b, c], [3, 3]);
    expect(sudokusWithThreeLabels([a, b, c])).toBe(figure);
    expect(countExactly(makeEngine(problem), blank(problem), { method: 'tables' }).count).toBe(figure);
  });

  test('counts Sudokus with eight of one label, and with seven and two of others, as published', () => {
    for (const [multiplicities, figure] of [
      [[8, 1], 46_656n],
      [[7, 1, 1], 838_501_632n],
    ] as const) {
      const problem = squareProblem(9, multiplicities, [3, 3]);
      expect(countExactly(makeEngine(problem), blank(problem), { method: 'tables' }).count).toBe(figure);
    }
  });
});
