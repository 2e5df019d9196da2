import makeHighs from 'highs';
import { describe, expect, test } from 'vitest';
import { askedIn } from './solvers.ts';
import { inOrder, SPECIMENS, smallPuzzles, solutionsOf } from './subjects.ts';

const highs = await makeHighs();

/** What HiGHS writes to a file of solutions, made of what it gives to a program. */
function solve(model: string): string {
  const { Status, Columns } = highs.solve(model);
  const values = Object.values(Columns).map(({ Name, Primal }) => `${Name} ${Primal}\n`);
  return `Model status\n${Status}\n\n${Status === 'Optimal' ? values.join('') : ''}`;
}

describe('HiGHS, given an integer program', () => {
  test.each(SPECIMENS)('solves %s', (_, puzzle) => {
    expect(askedIn('lp', puzzle, solve).solutions).toEqual([puzzle.solution]);
  });

  test.each([...smallPuzzles(1), ...smallPuzzles(50)])(
    'finds a solution of %s where the engine finds any',
    (_, puzzle) => {
      const all = solutionsOf(puzzle);
      const { verdict, solutions } = askedIn('lp', puzzle, solve);
      expect(verdict).toBe(all.length > 0 ? 'found' : 'none');
      for (const solution of inOrder(solutions)) expect(all).toContain(solution);
    },
  );
});
