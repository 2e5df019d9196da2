import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/attrition/index.ts';
import { explain, explainSentences } from '../../../src/attrition/words/index.ts';
import { namesOf, QUADOKU_RIPETO, SUDOKU, stepOf } from './subjects.ts';

describe('what is said of suppositions', () => {
  const { placements } = namesOf(SUDOKU);
  const [assumed] = placements('r1c1: 5');
  const nested = [
    stepOf(SUDOKU, 'full-count', ['+row 1: 5'], { remove: ['r1c9: 5'] }),
    stepOf(SUDOKU, 'contradiction', ['+r1c9'], {}),
  ];

  test('a refutation is told from the supposition to what follows from its failure', () => {
    const step: Step = {
      theorem: 'chain',
      writes: [],
      removals: [assumed!],
      premises: { terms: [], assumption: { ...assumed!, holds: true }, steps: nested },
    };
    expect(explainSentences(step, SUDOKU, 'en', 'researcher')).toEqual([
      { depth: 0, text: 'Suppose that label 5 is in r1c1.' },
      { depth: 1, text: 'Label 5 is already placed in row 1, so it cannot go in r1c9.' },
      { depth: 1, text: 'But then nothing is left for r1c9.' },
      { depth: 0, text: 'That is impossible, so label 5 cannot go in r1c1.' },
    ]);
    expect(explain({ ...step, theorem: 'backtrack' }, SUDOKU, 'es', 'researcher')[0]).toBe(
      'Ningún patrón ayuda aquí, así que supongamos que la etiqueta 5 está en f1c1.',
    );
  });

  test.each([
    ['+box 1: 5', 'That is impossible, so 5 cannot go in r1c1 (X-chain).'],
    ['+box 1: 3', 'That is impossible, so 5 cannot go in r1c1 (forcing chain).'],
    ['+r3c3', 'That is impossible, so 5 cannot go in r1c1 (forcing chain).'],
  ])('a chain of one label that ends in %s is called after that', (broken, told) => {
    const link = stepOf(SUDOKU, 'last-places', ['+row 3: 5'], { write: 'r3c2: 5' });
    const steps = [link, stepOf(SUDOKU, 'contradiction', [broken], {})];
    const premises = { terms: [], assumption: { ...assumed!, holds: true }, steps };
    expect(explain({ theorem: 'chain', writes: [], removals: [assumed!], premises }, SUDOKU, 'en').at(-1)).toBe(told);
  });

  test('a contradiction in an asterism says what cannot be met', () => {
    const step = stepOf(QUADOKU_RIPETO, 'contradiction', ['+window 1: 2'], {});
    expect(explain(step, QUADOKU_RIPETO, 'en', 'researcher')).toEqual([
      'But then window 1 can no longer have label 2 exactly three times.',
    ]);
  });

  test('cases in which a label is absent say that one place is too many', () => {
    const step: Step = {
      theorem: 'chain',
      writes: [],
      removals: [{ cell: 9, label: 1 }],
      premises: {
        terms: [namesOf(QUADOKU_RIPETO).term('+row 1: 2')],
        cases: [0, 1, 2].map((cell) => ({ assumption: { cell, label: 1, holds: false }, steps: [] })),
      },
    };
    expect(explain(step, QUADOKU_RIPETO, 'en', 'researcher').slice(0, 2)).toEqual([
      'Label 2 has one place too many in row 1.',
      'Case 1: suppose that label 2 is not in r1c1.',
    ]);
    expect(explain(step, QUADOKU_RIPETO, 'es', 'researcher')[0]).toBe(
      'En la fila 1, a la etiqueta 2 le sobra un lugar.',
    );
  });

  test('cases are told one after the other', () => {
    const step: Step = {
      theorem: 'chain',
      writes: [],
      removals: placements('r9c9: 5'),
      premises: {
        terms: [namesOf(SUDOKU).term('+row 1: 5')],
        cases: ['r1c1: 5', 'r1c9: 5'].map((text) => ({
          assumption: { ...placements(text)[0]!, holds: true },
          steps: [stepOf(SUDOKU, 'full-count', ['+column 9: 5'], { remove: ['r9c9: 5'] })],
        })),
      },
    };
    expect(explain(step, SUDOKU, 'en', 'researcher')).toEqual([
      'Label 5 must be in one of its places in row 1.',
      'Case 1: suppose that label 5 is in r1c1.',
      'Label 5 is already placed in column 9, so it cannot go in r9c9.',
      'Case 2: suppose that label 5 is in r1c9.',
      'Label 5 is already placed in column 9, so it cannot go in r9c9.',
      'Either way, label 5 cannot go in r9c9 (X-chain).',
    ]);
  });
});
