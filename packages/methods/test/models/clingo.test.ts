import { describe, expect, test } from 'vitest';
import { askedIn, printedBy } from './solvers.ts';
import { inOrder, SPECIMENS, smallPuzzles, solutionsOf } from './subjects.ts';

/** The program clingo holds clasp, which reads clauses and pseudo-Boolean equations as well. */
const LANGUAGES = [
  { format: 'clingo', ending: 'lp', options: [] },
  { format: 'clingo', ending: 'lp', options: ['--outf=2'] },
  { format: 'dimacs', ending: 'cnf', options: ['--mode=clasp'] },
];

describe.each(LANGUAGES)('clingo $options, given a model for $format', ({ format, ending, options }) => {
  const clingo = (model: string) => printedBy('clingo', ['-n', '0', ...options], ending, model);

  test.each(SPECIMENS)('finds the one solution of %s', (_, puzzle) => {
    expect(askedIn(format, puzzle, clingo)).toEqual({ verdict: 'found', solutions: [puzzle.solution] });
  });

  test.each([...smallPuzzles(1), ...smallPuzzles(50)])('lists the same solutions of %s as the engine', (_, puzzle) => {
    const { verdict, solutions } = askedIn(format, puzzle, clingo);
    expect(inOrder(solutions)).toEqual(solutionsOf(puzzle));
    expect(verdict).toBe(solutions.length > 0 ? 'found' : 'none');
  });
});

describe('clingo, given pseudo-Boolean equations', () => {
  test.each([...SPECIMENS, ...smallPuzzles(1), ...smallPuzzles(50)])(
    'counts as many solutions of %s as the engine',
    (_, puzzle) => {
      const all = solutionsOf(puzzle);
      let counted = -1;
      const { solutions } = askedIn('opb', puzzle, (model) => {
        const printed = printedBy('clingo', ['-n', '0', '--mode=clasp'], 'opb', model);
        counted = Number(/Models +: (\d+)/.exec(printed)![1]);
        return printed;
      });
      expect(counted).toBe(all.length);
      // Of several it prints the last.
      for (const solution of inOrder(solutions)) expect(all).toContain(solution);
    },
  );
});
