import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { climb, LADDER, type Step, type Term } from '../../src/attrition/index.ts';
import {
  explain,
  HINT_LEVELS,
  hint,
  LANGUAGES,
  type LanguageCode,
  outline,
  type Subject,
  theoremName,
  theoremStatement,
} from '../../src/attrition/words/index.ts';
import { parseName } from '../../src/attrition/words/names.ts';
import type { Template, TemplateKey } from '../../src/attrition/words/template.ts';
import { must } from '../../src/basis/index.ts';
import { CATALOG, FAMILIES } from '../../src/board/index.ts';
import { makeMultiset } from '../../src/puzzle/index.ts';
import { boardOf } from '../support.ts';
import { positionOf, randomPosition } from './positions.ts';

function subjectOf(board: string, labels: string): Subject {
  return { board: boardOf(board), multiset: must(makeMultiset([...labels])) };
}

const SUDOKU = subjectOf('sudoku:3x3', '123456789');
const QUADOKU_RIPETO = subjectOf('quadoku:9', '111222333');

/** Things are named as in the sentences: cells and asterisms by their names, labels as they are written. */
function namesOf({ board, multiset }: Subject) {
  const asterism = (name: string) => board.asterisms.findIndex((a) => a.name === name);
  const cell = (name: string) => board.cellNames.indexOf(name);
  const label = (text: string) => multiset.labels.indexOf(text);
  return {
    /** `+row 1: 5` or `-r1c1`. */
    term(text: string): Term {
      const [, sign, n, name, of] = /^([+-])(\d*)([^:]+)(?:: (.+))?$/.exec(text)!;
      const times = Number(`${sign}${n || 1}`);
      return of ? { times, asterism: asterism(name!), label: label(of) } : { times, cell: cell(name!) };
    },
    /** `r1c1 r1c2: 5`. */
    placements(text: string) {
      const [cells, of] = text.split(': ') as [string, string];
      return cells.split(' ').map((name) => ({ cell: cell(name), label: label(of) }));
    },
  };
}

function stepOf(
  subject: Subject,
  theorem: string,
  terms: string[],
  result: { write?: string; remove?: string[] },
): Step {
  const { term, placements } = namesOf(subject);
  return {
    theorem,
    writes: result.write ? placements(result.write) : [],
    removals: (result.remove ?? []).flatMap(placements),
    premises: { terms: terms.map(term) },
  };
}

describe('the template sets', () => {
  const forms = (template: Template) => (typeof template === 'string' ? [template] : [template.one, template.other]);
  const placeholders = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!));

  test('all languages have the same keys', () => {
    for (const { templates } of Object.values(LANGUAGES))
      expect(Object.keys(templates).sort()).toEqual(Object.keys(LANGUAGES.en.templates).sort());
  });

  test('a text has the same placeholders in all languages', () => {
    const used = (template: Template) => new Set(forms(template).flatMap((form) => [...placeholders(form)]));
    for (const key of Object.keys(LANGUAGES.en.templates) as TemplateKey[])
      expect(used(LANGUAGES.es.templates[key]), key).toEqual(used(LANGUAGES.en.templates[key]));
  });

  test('every theorem has a name and a statement in every language', () => {
    for (const theorem of [...LADDER.map(({ name }) => name), 'backtrack'])
      for (const code of Object.keys(LANGUAGES) as LanguageCode[]) {
        expect(Object.keys(LANGUAGES[code].templates)).toContain(`name.${theorem}`);
        expect(theoremStatement(theorem, code)).toMatch(/\.$/);
      }
    expect(theoremName('full-count', 'es')).toBe('cuenta completa');
    expect(theoremName('my-own-theorem', 'es')).toBe('my own theorem');
  });

  test('every name that a board family gives is understood', () => {
    const specifications = [...CATALOG.map(({ board }) => board), ...FAMILIES.map(({ name }) => name)];
    for (const specification of specifications) {
      const { asterisms, cellNames } = boardOf(specification);
      const strange = [...asterisms.map(({ name }) => name), ...cellNames].filter((name) => !parseName(name));
      expect(strange, specification).toEqual([]);
    }
  });
});

describe('what is said of a step', () => {
  const cases: [string, Subject, Step, en: string, es: string][] = [
    [
      'full count',
      SUDOKU,
      stepOf(SUDOKU, 'full-count', ['+row 1: 5'], { remove: ['r1c4 r1c8: 5'] }),
      'In row 1, label 5 is already written, so it leaves r1c4 and r1c8.',
      'En la fila 1 ya está escrita la etiqueta 5, así que sale de f1c4 y f1c8.',
    ],
    [
      'full count of a label that repeats',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'full-count', ['+column 2: 3'], { remove: ['r1c2 r2c2 r9c2: 3'] }),
      'In column 2, label 3 is already written three times, as often as it may, so it leaves r1c2, r2c2 and r9c2.',
      'En la columna 2 ya está escrita la etiqueta 3 tres veces, tantas como puede, así que sale de f1c2, f2c2 y f9c2.',
    ],
    [
      'last places of a label that repeats',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'last-places', ['+window 2: 3'], { write: 'r3c6 r4c6: 3' }),
      'In window 2, label 3 still needs two places and only r3c6 and r4c6 are left, so it is written there.',
      'En la ventana 2, a la etiqueta 3 le faltan dos lugares y solo quedan f3c6 y f4c6, así que se escribe ahí.',
    ],
    [
      'a hidden single',
      SUDOKU,
      stepOf(SUDOKU, 'last-places', ['+box 2: 3'], { write: 'r3c4: 3' }),
      'In box 2, label 3 still needs a place and only r3c4 is left, so it is written there (hidden single).',
      'En la caja 2, a la etiqueta 3 le falta un lugar y solo queda f3c4, así que se escribe ahí (único oculto).',
    ],
    [
      'a naked single',
      SUDOKU,
      stepOf(SUDOKU, 'only-candidate', ['+r3c4'], { write: 'r3c4: 3' }),
      'In r3c4, nothing is left but label 3, so it is written there (naked single).',
      'En f3c4 no queda más que la etiqueta 3, así que se escribe ahí (único desnudo).',
    ],
    [
      'pointing',
      SUDOKU,
      stepOf(SUDOKU, 'intersection', ['+box 1: 5', '-row 2: 5'], { remove: ['r2c7: 5'] }),
      'In box 1, label 5 has places only in row 2, so it leaves r2c7 (pointing).',
      'En la caja 1, la etiqueta 5 solo tiene lugares en la fila 2, así que sale de f2c7 (apuntado).',
    ],
    [
      'claiming',
      SUDOKU,
      stepOf(SUDOKU, 'intersection', ['+row 2: 5', '-box 1: 5'], { remove: ['r1c1: 5'] }),
      'In row 2, label 5 has places only in box 1, so it leaves r1c1 (claiming).',
      'En la fila 2, la etiqueta 5 solo tiene lugares en la caja 1, así que sale de f1c1 (reclamado).',
    ],
    [
      'the intersection of a label that repeats',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'intersection', ['+box 1: 3', '-row 2: 3'], { remove: ['r2c7: 3'] }),
      'In box 1, so few places for label 3 lie outside row 2 that what must lie inside is all that is missing there, so it leaves r2c7.',
      'En la caja 1 hay tan pocos lugares para la etiqueta 3 fuera de la fila 2 que los que tienen que estar dentro son todos los que faltan ahí, así que sale de f2c7.',
    ],
    [
      'a naked pair',
      SUDOKU,
      stepOf(SUDOKU, 'hall-cells', ['+row 3: 4', '+row 3: 7', '-r3c1', '-r3c5'], { remove: ['r3c2: 4', 'r3c2: 7'] }),
      'In row 3, r3c1 and r3c5 can hold only labels 4 and 7, just as many as are still missing there, so labels 4 and 7 leave r3c2 (naked pair).',
      'En la fila 3, en f3c1 y f3c5 no caben más que las etiquetas 4 y 7, justo tantas como faltan todavía ahí, así que las etiquetas 4 y 7 salen de f3c2 (par desnudo).',
    ],
    [
      'a hidden triple',
      SUDOKU,
      stepOf(SUDOKU, 'hall-labels', ['+r3c1', '+r3c5', '+r3c6', '-row 3: 1', '-row 3: 4', '-row 3: 7'], {
        remove: ['r3c1 r3c5: 8', 'r3c6: 9'],
      }),
      'In row 3, labels 1, 4 and 7 can only be in r3c1, r3c5 and r3c6 and leave no room there for others, so label 8 leaves r3c1 and r3c5 and label 9 leaves r3c6 (hidden triple).',
      'En la fila 3, las etiquetas 1, 4 y 7 solo pueden estar en f3c1, f3c5 y f3c6 y no dejan ahí sitio para otras, así que la etiqueta 8 sale de f3c1 y f3c5 y la etiqueta 9 sale de f3c6 (trío oculto).',
    ],
    [
      'an X-wing',
      SUDOKU,
      stepOf(SUDOKU, 'fish', ['+row 2: 3', '+row 5: 3', '-column 1: 3', '-column 7: 3'], { remove: ['r4c1: 3'] }),
      'In rows 2 and 5, label 3 has places only in columns 1 and 7, where it is needed just as often in all, so it leaves r4c1 (X-wing).',
      'En las filas 2 y 5, la etiqueta 3 solo tiene lugares en las columnas 1 y 7, donde hace falta otras tantas veces en total, así que sale de f4c1 (X-wing).',
    ],
    [
      'a fish with a cover to spare',
      SUDOKU,
      stepOf(SUDOKU, 'fish', ['+row 2: 3', '-column 1: 3', '-box 1: 3'], { remove: ['r1c1: 3'] }),
      'In row 2, label 3 has places only in column 1 and box 1, which need it just once more; in r1c1 it would count for more than that, so it leaves r1c1.',
      'En la fila 2, la etiqueta 3 solo tiene lugares en la columna 1 y la caja 1, que la necesitan solo una vez más; en f1c1 contaría por más, así que sale de f1c1.',
    ],
    [
      'leftovers',
      SUDOKU,
      stepOf(SUDOKU, 'leftovers', ['+row 1: 3', '+2row 2: 3', '-box 1: 3', '-box 2: 3', '-box 3: 3'], {
        remove: ['r3c1: 3'],
      }),
      'Counted over row 1 and row 2 taken two times, label 3 stands three times, over boxes 1, 2 and 3 three times; outside what they share this must balance, so it leaves r3c1 (law of leftovers).',
      'Contada en la fila 1 y la fila 2 contando dos veces, la etiqueta 3 está tres veces, y en las cajas 1, 2 y 3, tres veces; fuera de lo que comparten esto debe cuadrar, así que sale de f3c1 (ley de las sobras).',
    ],
    [
      'a sum without a pattern',
      SUDOKU,
      stepOf(SUDOKU, 'of-my-own', ['+row 1: 1', '+row 1: 2', '+box 1: 4', '-r1c1'], {
        write: 'r1c9: 1',
        remove: ['r2c2: 4'],
      }),
      'Counting labels 1 and 2 in row 1 and label 4 in box 1 against the one label of r1c1 comes out right only if label 1 is written in r1c9 and label 4 leaves r2c2.',
      'Contando las etiquetas 1 y 2 en la fila 1 y la etiqueta 4 en la caja 1 frente a la única etiqueta de f1c1, la cuenta solo sale si se escribe la etiqueta 1 en f1c9 y la etiqueta 4 sale de f2c2.',
    ],
  ];

  test.each(cases)('%s', (_, subject, step, en, es) => {
    expect(explain(step, subject, 'en')).toEqual([en]);
    expect(explain(step, subject, 'es')).toEqual([es]);
  });

  test('other boards have their own names for cells and asterisms', () => {
    const star = subjectOf('star:12/3', 'HELIOS');
    const onStar: Step = {
      theorem: 'full-count',
      writes: [],
      removals: [{ cell: 0, label: 3 }],
      premises: { terms: [{ times: 1, asterism: 4, label: 3 }] },
    };
    expect(explain(onStar, star, 'en')[0]).toMatch(/^In line 5, .* it leaves ring 1 point 1\.$/);
    expect(explain(onStar, star, 'es')[0]).toMatch(/^En la línea 5 .* sale del punto 1 del anillo 1\.$/);
    const globe = subjectOf('orb:8', '12345678');
    const onGlobe = stepOf(globe, 'intersection', ['+region A: 2', '-parallel 2: 2'], { remove: ['p2m8: 2'] });
    expect(explain(onGlobe, globe, 'es')[0]).toMatch(/solo tiene lugares en el paralelo 2, /);
    const edges = subjectOf('dodecahedron', 'ABCDEF');
    const removals = [3, 7].map((cell) => ({ cell, label: 0 }));
    const onEdges: Step = { ...onStar, removals, premises: { terms: [{ times: 1, asterism: 2, label: 0 }] } };
    expect(explain(onEdges, edges, 'en')[0]).toMatch(/^In line C, .* leaves edges 4 and 8\.$/);
    expect(explain(onEdges, edges, 'es')[0]).toMatch(/ sale de las aristas 4 y 8\.$/);
  });

  test('Spanish says e before an i, and labels that are not words stand in quotes', () => {
    const subject = subjectOf('latin-square:4', 'AI.Y');
    const step = stepOf(subject, 'hall-cells', ['+row 1: A', '+row 1: I', '-r1c1', '-r1c2'], { remove: ['r1c3: I'] });
    expect(explain(step, subject, 'es')[0]).toContain('las etiquetas A e I,');
    const dotted = stepOf(subject, 'only-candidate', ['+r1c1'], { write: 'r1c1: .' });
    expect(explain(dotted, subject, 'en')[0]).toContain('nothing is left but label “.”,');
    expect(explain(dotted, subject, 'es')[0]).toContain('no queda más que la etiqueta «.»,');
  });
});

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
    expect(outline(step, SUDOKU, 'en')).toEqual([
      { depth: 0, text: 'Suppose that label 5 is in r1c1.' },
      { depth: 1, text: 'In row 1, label 5 is already written, so it leaves r1c9.' },
      { depth: 1, text: 'But now no label is left for r1c9.' },
      { depth: 0, text: 'This is impossible, so label 5 leaves r1c1 (X-chain).' },
    ]);
    expect(explain({ ...step, theorem: 'backtrack' }, SUDOKU, 'es')[0]).toBe(
      'Ningún teorema ayuda aquí, así que supongamos que la etiqueta 5 está en f1c1.',
    );
  });

  test('a contradiction in an asterism says what cannot be met', () => {
    const step = stepOf(QUADOKU_RIPETO, 'contradiction', ['+window 1: 2'], {});
    expect(explain(step, QUADOKU_RIPETO, 'en')).toEqual(['But now label 2 cannot be in window 1 exactly three times.']);
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
    expect(explain(step, SUDOKU, 'en')).toEqual([
      'In row 1, label 5 must be in one of the places left.',
      'Case 1: suppose that label 5 is in r1c1.',
      'In column 9, label 5 is already written, so it leaves r9c9.',
      'Case 2: suppose that label 5 is in r1c9.',
      'In column 9, label 5 is already written, so it leaves r9c9.',
      'In every case label 5 leaves r9c9 (X-chain).',
    ]);
  });
});

describe('hints', () => {
  const step = stepOf(SUDOKU, 'fish', ['+row 2: 3', '+row 5: 3', '-column 1: 3', '-column 7: 3'], {
    remove: ['r4c1: 3'],
  });

  test('first say where, then by which theorem, then all', () => {
    expect(hint(step, SUDOKU, 'en', 1)).toEqual(['Look at rows 2 and 5 and columns 1 and 7.']);
    expect(hint(step, SUDOKU, 'es', 2)[0]).toBe(
      'Mira en las filas 2 y 5 y las columnas 1 y 7 y busca este teorema: pez.',
    );
    expect(hint(step, SUDOKU, 'en', 3)).toEqual(explain(step, SUDOKU, 'en'));
  });

  test('short of the last level they keep the conclusion back', () => {
    for (const level of HINT_LEVELS.slice(0, 2))
      expect(hint(step, SUDOKU, 'en', level).join(' ')).not.toMatch(/label 3|r4c1/);
  });
});

test('every step on every board can be told in every language', () => {
  const theorems = new Set<string>();
  fc.assert(
    fc.property(randomPosition, (random) => {
      const position = positionOf(random);
      if (position.contradictory) return;
      for (const step of climb(position, LADDER)) {
        theorems.add(step.theorem);
        for (const code of Object.keys(LANGUAGES) as LanguageCode[])
          for (const text of HINT_LEVELS.flatMap((level) => hint(step, random.partial, code, level))) {
            expect(text).toMatch(/^\p{Lu}.*[^.]\.$/u);
            expect(text).not.toMatch(/[{}]|undefined| {2}|\b(de|a) el\b/);
          }
      }
    }),
  );
  expect(theorems.size).toBeGreaterThan(3);
});
