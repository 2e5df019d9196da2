import { Cadical } from 'cadical-wasm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listPlainly } from '../../../core/test/engine/plain.ts';
import { blank, uniform } from '../../../core/test/engine/problems.ts';
import { type ClauseSet, clausesOf } from '../../src/models/clauses.ts';
import { anyQuestion } from '../questions.ts';

/** How many models clauses have, over all of their variables. */
async function countModels({ variables, clauses }: ClauseSet): Promise<number> {
  const solver = await Cadical.create({ quiet: true });
  solver.ensureVars(variables);
  solver.addClauses(clauses);
  let count = 0;
  for (; solver.solve() === 'satisfiable'; count++)
    solver.addClause(Array.from({ length: variables }, (_, i) => (solver.value(i + 1) ? -(i + 1) : i + 1)));
  solver.dispose();
  return count;
}

test('every solution is one model of the clauses', async () => {
  await fc.assert(
    fc.asyncProperty(anyQuestion, async ({ problem, labeling }) => {
      expect(await countModels(clausesOf(problem, labeling))).toBe([...listPlainly(problem, labeling)].length);
    }),
    { numRuns: 150 },
  );
});

test.each([
  ['one label of twelve', [11, 1]],
  ['two labels of twelve', [10, 2]],
  ['all labels but one', [1, 11]],
])('an asterism of twelve cells, %s: as many models as solutions', async (_, counts) => {
  const problem = uniform(12, [Array.from({ length: 12 }, (_, cell) => cell)], counts);
  expect(await countModels(clausesOf(problem, blank(problem)))).toBe(counts.includes(2) ? 66 : 12);
});

test('a cell of many labels holds one of them', async () => {
  const problem = { cells: 1, labels: 12, asterisms: [], demands: [] };
  expect(await countModels(clausesOf(problem, blank(problem)))).toBe(12);
});
