import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkProof,
  constraintTheorem,
  explain,
  extendLadder,
  findMisnamed,
  LADDER,
  prove,
  proveCompactly,
  type Step,
  shapeOf,
  startOf,
  uncheckedIn,
} from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { brokenConstraints, EMPTY, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { randomConstraintProblem } from '../constraints.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf } from '../support.ts';

const board = boardOf('sudoku:2x2');
const multiset = must(makeMultiset([...'1234']));
const empty = new Array<number>(16).fill(EMPTY);
/** The first two cells of the board add up to 3, so that they hold 1 and 2. */
const rows = [
  {
    counts: [0, 1].flatMap((cell) => [0, 1, 2, 3].map((label) => ({ cell, label, times: label + 1 }))),
    least: 3,
    most: 3,
  },
];
const words = {
  title: { en: 'the sum of 3', es: 'la suma de 3' },
  statement: { en: 'Two cells add up to 3.', es: 'Dos celdas suman 3.' },
};
const SUM = { name: 'sum', words, rows };
/** The same, as a function. */
const SAME = { name: 'same', words, violated: (labeling: readonly number[]) => isNotThree(labeling[0]!, labeling[1]!) };

function isNotThree(a: number, b: number): boolean {
  if (a !== EMPTY && b !== EMPTY) return a + b !== 1;
  return a > 1 || b > 1;
}

describe('a constraint is a theorem of its name', () => {
  test('that never takes a solution label away', () => {
    let steps = 0;
    fc.assert(
      fc.property(randomConstraintProblem, ({ partial, problem }) => {
        const position = startOf(shapeOf(problem), partial.labeling);
        if (position.contradictory) return;
        const solutions = [...backtrack(partial)].filter((found) => brokenConstraints(problem, found).length === 0);
        for (const constraint of problem.constraints!)
          for (const step of constraintTheorem(constraint).steps(position)) {
            steps++;
            for (const { cell, label } of step.removals) expect(solutions.some((s) => s[cell] === label)).toBe(false);
            for (const { cell, label } of step.writes) expect(solutions.every((s) => s[cell] === label)).toBe(true);
          }
      }),
      { numRuns: 200 },
    );
    expect(steps).toBeGreaterThan(30);
  });

  test('that writes what its rows demand', () => {
    // Labels 0 and 1 stand in cells 5 and 10.
    const counts = [
      { cell: 5, label: 0, times: 1 },
      { cell: 10, label: 1, times: 1 },
    ];
    const both = { ...SUM, rows: [{ counts, least: 2, most: 2 }] };
    const [step] = constraintTheorem(both).steps(startOf(shapeOf(problemOf(board, multiset, [both])), empty));
    expect(step).toMatchObject({
      writes: [
        { cell: 5, label: 0 },
        { cell: 10, label: 1 },
      ],
      removals: [],
    });
  });

  test('by rows its steps are checked, by a function they are believed or refused', () => {
    let [checked, unchecked] = [0, 0];
    fc.assert(
      fc.property(randomConstraintProblem, ({ partial, problem }) => {
        if (makeEngine(problem).countUpTo(partial.labeling, 2) !== 1) return;
        const shape = shapeOf(problem);
        const ladder = extendLadder([], problem.constraints);
        const proof = proveCompactly(shape, partial.labeling, ladder);
        expect(proof.complete).toBe(true);
        const believed = uncheckedIn(proof.steps);
        const result = checkProof(problem, partial.labeling, proof, { believed });
        expect(result).toMatchObject({ valid: true, ...(believed.length > 0 && { unchecked: believed }) });
        expect(findMisnamed(shape, partial.labeling, proof.steps, ladder)).toBeUndefined();
        if (believed.length === 0) checked++;
        else {
          unchecked++;
          expect(checkProof(problem, partial.labeling, proof)).toMatchObject({
            valid: false,
            reason: 'step.unchecked',
          });
        }
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(Math.min(checked, unchecked)).toBeGreaterThan(0);
  }, 60_000);

  test('is told in its own words, in every language', () => {
    const subject = { board, multiset, constraints: [SUM, SAME] };
    const shape = shapeOf(problemOf(board, multiset, [SUM]));
    const [step] = constraintTheorem(SUM).steps(startOf(shape, empty));
    expect(explain(step!, subject, 'en')).toEqual([
      'Since the sum of 3 binds r1c1 and r1c2, 3 and 4 cannot go in r1c1 or r1c2.',
    ]);
    expect(explain(step!, subject, 'es')).toEqual([
      'Como la suma de 3 rige en f1c1 y f1c2, el 3 y el 4 no pueden ir en f1c1 ni f1c2.',
    ]);
    const unchecked = { ...step!, theorem: 'same', premises: { terms: [], unchecked: 'same' } };
    expect(explain(unchecked, subject, 'en')).toEqual([
      'By the sum of 3, unchecked, 3 and 4 cannot go in r1c1 or r1c2.',
    ]);
  });
});

describe('the checker', () => {
  const clues = [...'1...........4..2'].map((label) => '1234'.indexOf(label));

  test('refuses a row that there is not, and a step that its row does not force', () => {
    const problem = problemOf(board, multiset, [SUM]);
    const step = (term: object, removals: readonly object[]): unknown => ({
      fair: true,
      steps: [{ theorem: 'sum', writes: [], removals, premises: { terms: [{ times: 1, ...term }] } }],
    });
    const check = (proof: unknown) => checkProof(problem, empty, proof);
    expect(check(step({ constraint: 'sum', row: 7 }, []))).toMatchObject({ reason: 'index.range' });
    expect(check(step({ constraint: 'other', row: 0 }, []))).toMatchObject({ reason: 'index.range' });
    expect(check(step({ constraint: 'sum', row: 0, cell: 1 }, []))).toMatchObject({ reason: 'premises.mixed' });
    const wrong = step({ constraint: 'sum', row: 0 }, [{ cell: 0, label: 1 }]);
    expect(check(wrong)).toMatchObject({ reason: 'conclusion.unforced', step: 0 });
    const right = step({ constraint: 'sum', row: 0 }, [{ cell: 0, label: 3 }]);
    expect(check(right)).toMatchObject({ reason: 'proof.unfinished' });
  });

  test('believes nobody who is not named, nor a function that does not say so', () => {
    const problem = problemOf(board, multiset, [SAME]);
    const removal = { cell: 5, label: 0 };
    const steps: Step[] = [
      { theorem: 'same', writes: [], removals: [removal], premises: { terms: [], unchecked: 'same' } },
    ];
    expect(checkProof(problem, clues, { fair: true, steps })).toMatchObject({ reason: 'step.unchecked' });
    const ladder = extendLadder([], [SAME]);
    expect(findMisnamed(shapeOf(problem), clues, steps, ladder)).toMatchObject({ theorem: 'same', known: true });
  });
});

test('a constraint by rows and the same as a function allow the same', () => {
  const clues = [...'............4..2'].map((label) => '1234'.indexOf(label));
  const [byRows, byFunction] = [SUM, SAME].map((constraint) =>
    [...makeEngine(problemOf(board, multiset, [constraint])).list(clues)].map(String).sort(),
  );
  expect(byRows).toEqual(byFunction);
  expect(byRows!.length).toBeGreaterThan(0);
});

test('without additions the ladder is the one that is shipped', () => {
  expect(extendLadder()).toBe(LADDER);
  const own = { ...LADDER[3]!, name: 'own' };
  const after = extendLadder([{ theorem: own, after: 'fish' }], [SUM]).map(({ name }) => name);
  expect(after.slice(2, 5)).toEqual(['only-candidate', 'sum', 'intersection']);
  expect(after[after.indexOf('fish') + 1]).toBe('own');
  expect(extendLadder([{ theorem: own }]).at(-1)).toBe(own);
});

test('a position knows when a constraint is broken, and forgets it when that is undone', () => {
  for (const constraint of [SUM, SAME]) {
    const position = startOf(shapeOf(problemOf(board, multiset, [constraint])), empty);
    const mark = position.mark();
    position.write(0, 3);
    position.write(1, 2);
    expect(position.contradictory).toBe(true);
    position.undo(mark);
    expect([position.contradictory, ...position.rowLeast, ...position.rowMost]).toEqual(
      constraint === SUM ? [false, 0, 20] : [false],
    );
    expect(prove(position.shape, empty.with(0, 3).with(1, 2), extendLadder([], [constraint])).complete).toBe(false);
  }
});
