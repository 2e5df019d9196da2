import { expect, test } from 'vitest';
import { shortName } from '../../../src/attrition/words/index.ts';

test.each([
  ['r1c2', 'square', 'r1c2', 'f1c2', undefined],
  ['f5r1c2', 'square', 'r1c2', 'f1c2', '5'],
  ['f12r3t4', 'triangle', 'r3t4', 'f3t4', '12'],
  ['p4m8', 'globe', 'p4m8', 'p4m8', undefined],
  ['ring 1 point 12', 'ring', '1·12', '1·12', undefined],
  ['edge 13', 'edge', '13', '13', undefined],
  ['cell 7', 'cell', '7', '7', undefined],
  ['the north pole', 'own', 'the north pole', 'the north pole', undefined],
  // A cell may be called like an asterism.
  ['row 3', 'own', 'row 3', 'la fila 3', undefined],
])('%s is short in both languages', (name, kind, en, es, face) => {
  expect(shortName(name, 'en')).toMatchObject({ kind, text: en, face });
  expect(shortName(name, 'es')).toMatchObject({ kind, text: es, face });
});
