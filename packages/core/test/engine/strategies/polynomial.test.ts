import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { reduceDomains } from '../../../src/engine/strategies/polynomial.ts';
import { makeSearchState } from '../../../src/engine/strategies/search-state.ts';
import { anyPartOf, solvableProblem } from '../problems.ts';

const anyPosition = solvableProblem.chain(({ problem, solution }) =>
  fc.record({ problem: fc.constant(problem), labeling: anyPartOf(solution) }),
);

test('polynomial attrition goes on until nothing more follows', () => {
  fc.assert(
    fc.property(anyPosition, ({ problem, labeling }) => {
      const position = makeSearchState(problem, labeling)!;
      expect(reduceDomains(position, () => true)).toBe(true);
      const [labels, domains] = [position.labeling.slice(), position.domains.slice()];
      expect(reduceDomains(position, () => true)).toBe(true);
      expect([position.labeling, position.domains]).toEqual([labels, domains]);
    }),
    { numRuns: lawRuns(200) },
  );
});
