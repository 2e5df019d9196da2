import { describe, expect, test } from 'vitest';
import type { Step } from '../../../src/attrition/index.ts';
import { explain, type Subject } from '../../../src/attrition/words/index.ts';
import { cellText } from '../../../src/board/index.ts';
import { QUADOKU_RIPETO, SUDOKU, stepOf, subjectOf } from './subjects.ts';

describe('what is said of a step', () => {
  const cases: [string, Subject, Step, en: string, es: string][] = [
    [
      'full count',
      SUDOKU,
      stepOf(SUDOKU, 'full-count', ['+row 1: 5'], { remove: ['r1c4 r1c8: 5'] }),
      'Label 5 is already placed in row 1, so it cannot go in r1c4 or r1c8.',
      'En la fila 1 ya está la etiqueta 5, así que no puede ir en f1c4 ni f1c8.',
    ],
    [
      'full count of a label that repeats',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'full-count', ['+column 2: 3'], { remove: ['r1c2 r2c2 r9c2: 3'] }),
      'Label 3 is already placed three times in column 2, as often as it is needed, so it cannot go in r1c2, r2c2 or r9c2.',
      'En la columna 2 ya está la etiqueta 3 tres veces, todas las que hacen falta, así que no puede ir en f1c2, f2c2 ni f9c2.',
    ],
    [
      'last places of a label that repeats',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'last-places', ['+window 2: 3'], { write: 'r3c6 r4c6: 3' }),
      'Label 3 still needs two places in window 2, and only r3c6 and r4c6 are left, so it goes there.',
      'En la ventana 2, a la etiqueta 3 le faltan dos lugares y solo quedan f3c6 y f4c6, así que va ahí.',
    ],
    [
      'a hidden single',
      SUDOKU,
      stepOf(SUDOKU, 'last-places', ['+box 2: 3'], { write: 'r3c4: 3' }),
      'Label 3 has no place left in box 2 but r3c4, so it goes there (hidden single).',
      'En la caja 2, a la etiqueta 3 no le queda más lugar que f3c4, así que va ahí (único oculto).',
    ],
    [
      'a naked single',
      SUDOKU,
      stepOf(SUDOKU, 'only-candidate', ['+r3c4'], { write: 'r3c4: 3' }),
      'Only label 3 is left for r3c4, so it goes there (naked single).',
      'En f3c4 no queda más que la etiqueta 3, así que va ahí (único desnudo).',
    ],
    [
      'pointing',
      SUDOKU,
      stepOf(SUDOKU, 'intersection', ['+box 1: 5', '-row 2: 5'], { remove: ['r2c7: 5'] }),
      'In box 1, label 5 must be in row 2, so it cannot go in r2c7 (pointing).',
      'En la caja 1, la etiqueta 5 tiene que estar en la fila 2, así que no puede ir en f2c7 (candidatos bloqueados de tipo 1).',
    ],
    [
      'claiming',
      SUDOKU,
      stepOf(SUDOKU, 'intersection', ['+row 2: 5', '-box 1: 5'], { remove: ['r1c1: 5'] }),
      'In row 2, label 5 must be in box 1, so it cannot go in r1c1 (claiming).',
      'En la fila 2, la etiqueta 5 tiene que estar en la caja 1, así que no puede ir en f1c1 (candidatos bloqueados de tipo 2).',
    ],
    [
      'the intersection of a label that repeats',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'intersection', ['+box 1: 3', '-row 2: 3'], { remove: ['r2c7: 3'] }),
      'Every label 3 still missing in box 1 must be in row 2, which needs no more than that, so it cannot go in r2c7.',
      'En la caja 1, la etiqueta 3 solo puede ir en la fila 2, donde no hace falta más veces, así que no puede ir en f2c7.',
    ],
    [
      'an intersection that fills the places outside',
      QUADOKU_RIPETO,
      stepOf(QUADOKU_RIPETO, 'intersection', ['+box 1: 3', '-row 2: 3'], { write: 'r1c1: 3', remove: ['r2c7: 3'] }),
      'Label 3 needs more places in box 1 than row 2 can give it, so it needs all the others there, and the rest of row 2 has no room for it: it goes in r1c1 and cannot go in r2c7.',
      'En la caja 1, la etiqueta 3 necesita más lugares de los que puede ocupar en la fila 2, así que ocupa también todos los demás, y en el resto de la fila 2 no cabe: va en f1c1 y no puede ir en f2c7.',
    ],
    [
      'a naked pair',
      SUDOKU,
      stepOf(SUDOKU, 'hall-cells', ['+row 3: 4', '+row 3: 7', '-r3c1', '-r3c5'], { remove: ['r3c2: 4', 'r3c2: 7'] }),
      'In row 3, r3c1 and r3c5 can hold only labels 4 and 7, so labels 4 and 7 cannot go in r3c2 (naked pair).',
      'En f3c1 y f3c5, de la fila 3, solo caben las etiquetas 4 y 7, así que las etiquetas 4 y 7 no pueden ir en f3c2 (par desnudo).',
    ],
    [
      'a hidden triple',
      SUDOKU,
      stepOf(SUDOKU, 'hall-labels', ['+r3c1', '+r3c5', '+r3c6', '-row 3: 1', '-row 3: 4', '-row 3: 7'], {
        remove: ['r3c1 r3c5: 8', 'r3c6: 9'],
      }),
      'The only places for labels 1, 4 and 7 in row 3 are r3c1, r3c5 and r3c6, so label 8 cannot go in r3c1 or r3c5, nor label 9 in r3c6 (hidden triple).',
      'En la fila 3, las etiquetas 1, 4 y 7 solo pueden ir en f3c1, f3c5 y f3c6, así que la etiqueta 8 no puede ir en f3c1 ni f3c5, ni la etiqueta 9 en f3c6 (trío oculto).',
    ],
    [
      'an X-wing',
      SUDOKU,
      stepOf(SUDOKU, 'fish', ['+row 2: 3', '+row 5: 3', '-column 1: 3', '-column 7: 3'], { remove: ['r4c1: 3'] }),
      'In rows 2 and 5, label 3 must be in columns 1 and 7, so it cannot go in r4c1 (X-wing).',
      'En las filas 2 y 5, la etiqueta 3 tiene que estar en las columnas 1 y 7, así que no puede ir en f4c1 (X-wing).',
    ],
    [
      'a fish with a cover to spare',
      SUDOKU,
      stepOf(SUDOKU, 'fish', ['+row 2: 3', '-column 1: 3', '-box 1: 3'], { remove: ['r1c1: 3'] }),
      'In row 2, label 3 must be in column 1 or box 1, so it cannot go in r1c1, where these cross.',
      'En la fila 2, la etiqueta 3 tiene que estar en la columna 1 o en la caja 1, así que no puede ir en f1c1, donde se cruzan.',
    ],
    [
      'rows with a place or so outside some columns and boxes',
      SUDOKU,
      stepOf(SUDOKU, 'fish', ['+row 2: 3', '+row 5: 3', '-column 1: 3', '-box 1: 3'], { remove: ['r1c1 r3c1: 3'] }),
      'In rows 2 and 5, label 3 has too few places outside column 1 and box 1; in r1c1 or r3c1 it would use up two of these at once and leave too few for rows 2 and 5, so it cannot go there.',
      'En las filas 2 y 5, la etiqueta 3 no tiene bastantes lugares fuera de la columna 1 y de la caja 1; en f1c1 o f3c1 ocuparía dos de estos grupos a la vez y no dejaría bastantes para las filas 2 y 5, así que ahí no puede ir.',
    ],
    [
      'leftovers that lie as fish do',
      SUDOKU,
      stepOf(SUDOKU, 'leftovers', ['+row 1: 3', '+row 2: 3', '-box 1: 3', '-box 2: 3'], { remove: ['r3c1: 3'] }),
      'In rows 1 and 2, label 3 must be in boxes 1 and 2, so it cannot go in r3c1 (law of leftovers).',
      'En las filas 1 y 2, la etiqueta 3 tiene que estar en las cajas 1 y 2, así que no puede ir en f3c1 (ley de las sobras).',
    ],
    [
      'leftovers that are more on one side',
      SUDOKU,
      stepOf(SUDOKU, 'leftovers', ['+row 1: 3', '+2row 2: 3', '-box 1: 3', '-box 2: 3'], { write: 'r2c9: 3' }),
      'Label 3 appears three times in row 1 and row 2 (twice) together, and twice in boxes 1 and 2 together. Cells in both cancel out, and the rest works out only one way: it goes in r2c9 (law of leftovers).',
      'En la fila 1 y en la fila 2 (dos veces), la etiqueta 3 sale tres veces en total, y en las cajas 1 y 2, dos veces en total. Las celdas comunes se anulan, y el resto solo cuadra de una manera: va en f2c9 (ley de las sobras).',
    ],
    [
      'leftovers',
      SUDOKU,
      stepOf(SUDOKU, 'leftovers', ['+row 1: 3', '+2row 2: 3', '-box 1: 3', '-box 2: 3', '-box 3: 3'], {
        remove: ['r3c1: 3'],
      }),
      'Label 3 appears as often in row 1 and row 2 (twice) as in boxes 1, 2 and 3. Cells in both cancel out, and the rest works out only one way: it cannot go in r3c1 (law of leftovers).',
      'En la fila 1 y en la fila 2 (dos veces), la etiqueta 3 sale tantas veces como en las cajas 1, 2 y 3. Las celdas comunes se anulan, y el resto solo cuadra de una manera: no puede ir en f3c1 (ley de las sobras).',
    ],
    [
      'leftovers with nothing against them',
      SUDOKU,
      stepOf(SUDOKU, 'leftovers', ['+row 1: 3', '+column 2: 3'], { write: 'r1c6: 3' }),
      'Label 3 appears twice in row 1 and column 2 together, which works out only one way: it goes in r1c6 (law of leftovers).',
      'En la fila 1 y en la columna 2, la etiqueta 3 sale dos veces en total, lo que solo cuadra de una manera: va en f1c6 (ley de las sobras).',
    ],
    [
      'a sum without a pattern',
      SUDOKU,
      stepOf(SUDOKU, 'of-my-own', ['+row 1: 1', '+row 1: 2', '+box 1: 4', '-r1c1'], {
        write: 'r1c9: 1',
        remove: ['r2c2: 4'],
      }),
      'Counting labels 1 and 2 in row 1 and label 4 in box 1 against one entry for r1c1 works out only one way: label 1 goes in r1c9 and label 4 cannot go in r2c2.',
      'Contando las etiquetas 1 y 2 en la fila 1 y la etiqueta 4 en la caja 1 frente a lo que cabe en f1c1 no queda otra salida: la etiqueta 1 va en f1c9 y la etiqueta 4 no puede ir en f2c2.',
    ],
  ];

  test.each(cases)('%s', (_, subject, step, en, es) => {
    expect(explain(step, subject, 'en', 'researcher')).toEqual([en]);
    expect(explain(step, subject, 'es', 'researcher')).toEqual([es]);
  });

  test('other boards have their own names for cells and asterisms', () => {
    const star = subjectOf('star:12/3', 'HELIOS');
    const onStar: Step = {
      theorem: 'full-count',
      writes: [],
      removals: [{ cell: 0, label: 3 }],
      premises: { terms: [{ times: 1, asterism: 4, label: 3 }] },
    };
    expect(explain(onStar, star, 'en', 'researcher')[0]).toMatch(
      /^Label I is already placed in line 5, so it cannot go in ring 1 point 1\.$/,
    );
    expect(explain(onStar, star, 'es', 'researcher')[0]).toMatch(
      /^En la línea 5 .* no puede ir en el punto 1 del anillo 1\.$/,
    );
    const globe = subjectOf('orb:8', '12345678');
    const onGlobe = stepOf(globe, 'intersection', ['+region A: 2', '-parallel 2: 2'], { remove: ['p2m8: 2'] });
    expect(explain(onGlobe, globe, 'es', 'researcher')[0]).toMatch(/tiene que estar en el paralelo 2, /);
    const edges = subjectOf('dodecahedron', 'ABCDEF');
    const removals = [3, 7].map((cell) => ({ cell, label: 0 }));
    const onEdges: Step = { ...onStar, removals, premises: { terms: [{ times: 1, asterism: 2, label: 0 }] } };
    expect(explain(onEdges, edges, 'en', 'researcher')[0]).toMatch(/ in line C, so it cannot go in edges 4 or 8\.$/);
    expect(explain(onEdges, edges, 'es', 'researcher')[0]).toMatch(/ no puede ir en las aristas 4 ni 8\.$/);
  });

  test('cells of one face, or one ring, are named together', () => {
    const cube = subjectOf('cube:2', '12345678');
    const onCube = stepOf(cube, 'full-count', ['+strip A: 3'], { remove: ['f1r1c1 f1r1c2 f2r2c1: 3'] });
    expect(explain(onCube, cube, 'en', 'researcher')[0]).toMatch(
      / cannot go in r1c1 or r1c2 of face 1, or r2c1 of face 2\.$/,
    );
    expect(explain(onCube, cube, 'es', 'researcher')[0]).toMatch(
      / no puede ir en f1c1 ni f1c2 de la cara 1, ni f2c1 de la cara 2\.$/,
    );
    const star = subjectOf('star:12/3', 'HELIOS');
    const cells = 'ring 1 point 2,ring 1 point 4,ring 3 point 1'
      .split(',')
      .map((name) => star.board.cellNames.findIndex((cellName) => cellText(cellName) === name));
    const onStar: Step = {
      theorem: 'full-count',
      writes: [],
      removals: cells.map((cell) => ({ cell, label: 0 })),
      premises: { terms: [{ times: 1, asterism: 0, label: 0 }] },
    };
    expect(explain(onStar, star, 'en', 'researcher')[0]).toMatch(
      / cannot go in ring 1 points 2 or 4, or ring 3 point 1\.$/,
    );
    expect(explain(onStar, star, 'es', 'researcher')[0]).toMatch(
      / no puede ir en los puntos 2 ni 4 del anillo 1, ni en el punto 1 del anillo 3\.$/,
    );
  });

  test('Spanish says e before an i, and labels that are not words stand in quotes', () => {
    const subject = subjectOf('latin-square:4', 'AI.Y');
    const step = stepOf(subject, 'hall-cells', ['+row 1: A', '+row 1: I', '-r1c1', '-r1c2'], { remove: ['r1c3: I'] });
    expect(explain(step, subject, 'es', 'researcher')[0]).toContain('las etiquetas A e I,');
    const dotted = stepOf(subject, 'only-candidate', ['+r1c1'], { write: 'r1c1: .' });
    expect(explain(dotted, subject, 'en', 'researcher')[0]).toContain('Only label “.” is left for r1c1,');
    expect(explain(dotted, subject, 'es', 'researcher')[0]).toContain('no queda más que la etiqueta «.»,');
  });

  test('players read of groups and of labels as they are', () => {
    const numbers = subjectOf('sudoku', '123456789');
    const pair = stepOf(numbers, 'hall-cells', ['+row 3: 4', '+row 3: 7', '-r3c1', '-r3c5'], { remove: ['r3c2: 4'] });
    expect(explain(pair, numbers, 'en')[0]).toContain('r3c1 and r3c5 can hold only 4 and 7, so ');
    expect(explain(pair, numbers, 'es')[0]).toContain('En f3c1 y f3c5, de la fila 3, solo caben el 4 y el 7, ');
    const letters = subjectOf('latin-square:4', 'AI.Y');
    const full = stepOf(letters, 'full-count', ['+row 1: A'], { remove: ['r1c3: A'] });
    expect(explain(full, letters, 'en')).toEqual(['A is already placed in row 1, so it cannot go in r1c3.']);
    expect(explain(full, letters, 'es')).toEqual(['En la fila 1 ya está la A, así que no puede ir en f1c3.']);
    const asterisms = letters.board.asterisms.map((asterism, i) => ({
      ...asterism,
      name: { kind: 'asterism', id: i + 1 },
    }));
    const unnamed = { ...letters, board: { ...letters.board, asterisms } };
    expect(explain(full, unnamed, 'en')[0]).toMatch(/^A is already placed in group 1, /);
    expect(explain(full, unnamed, 'es', 'researcher')[0]).toMatch(/^En el asterismo 1 ya está la etiqueta A, /);
  });
});
