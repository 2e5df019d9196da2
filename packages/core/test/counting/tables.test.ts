import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { countExactly } from '../../src/counting/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { blank, squareProblem } from '../engine/problems.ts';
import { sudokusWithFewLabels } from '../oracle/sudoku-sum.ts';

describe('counting by tables', () => {
  test.each<[readonly number[], bigint]>([
    [[8, 1], 46_656n],
    [[7, 2], 731_659_392n],
    [[6, 3], 398_298_015_072n],
    [[5, 4], 8_656_620_965_370n],
    [[7, 1, 1], 838_501_632n],
    [[6, 2, 1], 4_460_583_551_616n],
    [[5, 3, 1], 707_028_791_565_312n],
    [[4, 4, 1], 3_723_123_978_261_504n],
    [[5, 2, 2], 6_866_934_659_260_704n],
    [[4, 3, 2], 263_964_233_497_953_600n],
    [[3, 3, 3], 1_927_379_250_285_613_056n],
    [[6, 1, 1, 1], 5_196_557_037_312n],
    [[5, 2, 1, 1], 8_077_600_496_805_120n],
  ])('counts the Sudokus with labels of multiplicities %j as a sum over stacks does', (multiplicities, figure) => {
    const problem = squareProblem(9, multiplicities, [3, 3]);
    expect(sudokusWithFewLabels(multiplicities)).toBe(figure);
    expect(countExactly(makeEngine(problem), blank(problem), { method: 'tables' }).count).toBe(figure);
  });

  // Tables take half a minute for these: `npm run count:all` counts them so.
  const large: [readonly number[], bigint][] = [
    [[4, 3, 1, 1], 309_371_322_715_746_048n],
    [[5, 1, 1, 1, 1], 9_631_742_544_322_560n],
    [[4, 2, 2, 1], 3_021_879_986_129_412_864n],
  ];
  test.each(large.slice(0, lawRuns(1)))(
    'the sum over stacks gives the kept figure for %j',
    (multiplicities, figure) => {
      expect(sudokusWithFewLabels(multiplicities)).toBe(figure);
    },
  );
});
