import { describe, expect, test } from 'vitest';
import { askedIn, printedBy } from './solvers.ts';
import { inOrder, SPECIMENS, smallPuzzles, solutionsOf } from './subjects.ts';

/** Two solutions are enough to know whether there is more than one. */
const gecode = (limit: 'all' | 2, ...options: readonly string[]) => {
  const wanted = limit === 'all' ? ['-a'] : ['-n', String(limit)];
  return (model: string) => printedBy('minizinc', ['--solver', 'gecode', ...wanted, ...options], 'mzn', model);
};

describe('minizinc with Gecode, given a model', () => {
  test.each(SPECIMENS)('finds the one solution of %s', (_, puzzle) => {
    expect(askedIn('minizinc', puzzle, gecode(2))).toEqual({ verdict: 'found', solutions: [puzzle.solution] });
  });

  test.each(smallPuzzles(1))('lists the same solutions of %s as the engine', (_, puzzle) => {
    expect(inOrder(askedIn('minizinc', puzzle, gecode('all')).solutions)).toEqual(solutionsOf(puzzle));
  });

  test.each(['dzn', 'json'])('is understood when it prints %s', (mode) => {
    const [, puzzle] = smallPuzzles(1)[0]!;
    const { solutions } = askedIn('minizinc', puzzle, gecode('all', '--output-mode', mode));
    expect(inOrder(solutions)).toEqual(solutionsOf(puzzle));
  });
});

/** Pseudo-Boolean equations need only their signs and brackets changed to be MiniZinc. */
function miniZincOf(opb: string): string {
  const variables = /#variable= (\d+)/.exec(opb)![1];
  const equations = opb
    .replaceAll(/^\*.*\n/gm, '')
    .replaceAll(/\+1 x(\d+)/g, '+ x[$1]')
    .replaceAll(/^/gm, 'constraint 0 ')
    .replace(/constraint 0 $/, '');
  const values = `[if fix(x[i]) = 1 then "" else "-" endif ++ "x\\(i) " | i in 1..${variables}]`;
  return `array[1..${variables}] of var 0..1: x;\n${equations}solve satisfy;\noutput ["v "] ++ ${values} ++ ["\\n"];\n`;
}

describe('minizinc with Gecode, given pseudo-Boolean equations', () => {
  test.each(smallPuzzles(1))('lists the same solutions of %s as the engine', (_, puzzle) => {
    const { verdict, solutions } = askedIn('opb', puzzle, (model) => gecode('all')(miniZincOf(model)));
    expect(inOrder(solutions)).toEqual(solutionsOf(puzzle));
    expect(verdict).toBe(solutions.length > 0 ? 'found' : 'none');
  });
});
