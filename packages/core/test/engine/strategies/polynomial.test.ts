import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { reduceDomains } from '../../../src/engine/strategies/polynomial.ts';
import { makeSearchState } from '../../../src/engine/strategies/search-state.ts';
import { anyPartOf, solvableProblem } from '../problems.ts';

const anyPosition = solvableProblem.chain(({ problem, solution }) =>
  fc.record({ problem: fc.constant(problem), labeling: anyPartOf(solution) }),
);

/** One label is written in a round in which one other leaves a domain. */
const EVEN = {
  problem: {
    cells: 8,
    labels: 3,
    asterisms: [[3], [4, 6, 5], [7, 3, 6, 2, 4, 1, 5, 0], [2, 1, 5, 7, 6, 4, 3, 0], [2, 0, 6, 1]],
    demands: [
      [0, 0, 1],
      [1, 1, 1],
      [1, 3, 4],
      [1, 3, 4],
      [1, 1, 2],
    ],
  },
  labeling: [2, -1, -1, 2, -1, 1, -1, -1],
};

test('polynomial attrition goes on until nothing more follows', () => {
  fc.assert(
    fc.property(anyPosition, ({ problem, labeling }) => {
      const position = makeSearchState(problem, labeling)!;
      expect(reduceDomains(position, () => true)).toBe(true);
      const [labels, domains] = [position.labeling.slice(), position.domains.slice()];
      expect(reduceDomains(position, () => true)).toBe(true);
      expect([position.labeling, position.domains]).toEqual([labels, domains]);
    }),
    { numRuns: lawRuns(200), examples: [[EVEN]] },
  );
});
