import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climb, LADDER } from '../../src/attrition/index.ts';
import { explain, HINT_LEVELS, hint, summarizeProof } from '../../src/attrition/words/index.ts';
import { LANGUAGE_CODES } from '../../src/basis/index.ts';
import { positionOf, randomPosition } from './positions.ts';
import { SUDOKU, stepOf } from './words/subjects.ts';

describe('hints', () => {
  const step = stepOf(SUDOKU, 'fish', ['+row 2: 3', '+row 5: 3', '-column 1: 3', '-column 7: 3'], {
    remove: ['r4c1: 3'],
  });

  test('first say where, then by which theorem, then all', () => {
    expect(hint(step, SUDOKU, 'en', 1)).toEqual(['Look at rows 2 and 5 and columns 1 and 7.']);
    expect(hint(step, SUDOKU, 'es', 2)[0]).toBe(
      'Mire en las filas 2 y 5 y en las columnas 1 y 7 y busque este teorema: pez.',
    );
    expect(hint(step, SUDOKU, 'en', 3, 'researcher')).toEqual(explain(step, SUDOKU, 'en', 'researcher'));
  });

  test('short of the last level they keep the conclusion back', () => {
    for (const level of HINT_LEVELS.slice(0, 2))
      expect(hint(step, SUDOKU, 'en', level).join(' ')).not.toMatch(/label 3|r4c1/);
  });
});

test('a summary says whether a proof is fair, how long it is, and what suffices', () => {
  const proof = { steps: [], fair: true, complete: true };
  expect(summarizeProof(proof, undefined, 'en')).toBe('fair, 0 steps');
  expect(summarizeProof({ ...proof, fair: false }, undefined, 'es')).toBe(
    'no es justo: los teoremas no bastan, 0 pasos',
  );
  expect(summarizeProof(proof, ['full-count', 'chain'], 'en')).toBe('fair, 0 steps; full count and chain suffice');
  expect(summarizeProof({ ...proof, complete: false }, undefined, 'es')).toBe('interrumpido tras 0 pasos');
});

test('every step on every board can be told in every language', () => {
  const theorems = new Set<string>();
  fc.assert(
    fc.property(randomPosition, (random) => {
      const position = positionOf(random);
      if (position.contradictory) return;
      for (const step of climb(position, LADDER)) {
        theorems.add(step.theorem);
        for (const code of LANGUAGE_CODES)
          for (const text of HINT_LEVELS.flatMap((level) => hint(step, random.partial, code, level))) {
            expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
            expect(text).not.toMatch(/[{}]|undefined| {2}|\b(de|a) el\b/);
          }
      }
    }),
  );
  expect(theorems.size).toBeGreaterThan(3);
});
