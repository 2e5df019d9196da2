import { describe, expect, test } from 'vitest';
import { askedIn, printedBy } from './solvers.ts';
import { inOrder, SPECIMENS, smallPuzzles, solutionsOf } from './subjects.ts';

const cadical = (model: string) => printedBy('cadical', ['-q'], 'cnf', model);

describe('cadical, given clauses', () => {
  test.each(SPECIMENS)('solves %s', (_, puzzle) => {
    expect(askedIn('dimacs', puzzle, cadical).solutions).toEqual([puzzle.solution]);
  });

  test.each([...smallPuzzles(1), ...smallPuzzles(50)])(
    'finds a solution of %s where the engine finds any',
    (_, puzzle) => {
      const all = solutionsOf(puzzle);
      const { verdict, solutions } = askedIn('dimacs', puzzle, cadical);
      expect(verdict).toBe(all.length > 0 ? 'found' : 'none');
      for (const solution of inOrder(solutions)) expect(all).toContain(solution);
    },
  );
});
