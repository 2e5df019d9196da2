import { expect, test } from 'vitest';
import { GRAMMARS } from '../../src/basis/index.ts';
import { cellText, shortCellText } from '../../src/board/index.ts';
import { NAMES_IN_FILES } from '../../src/format/index.ts';

test.each([
  ['r1c2', 'r1c2', 'f1c2'],
  ['f5r1c2', 'r1c2', 'f1c2'],
  ['f12r3t4', 'r3t4', 'f3t4'],
  ['p4m8', 'p4m8', 'p4m8'],
  ['ring 1 point 12', '1·12', '1·12'],
  ['edge 13', '13', '13'],
  ['cell 7', '7', '7'],
  ['the north pole', 'the north pole', 'the north pole'],
])('%s is short in both languages', (text, en, es) => {
  const name = NAMES_IN_FILES.cell(text);
  expect([shortCellText(name, GRAMMARS.en), shortCellText(name, GRAMMARS.es)]).toEqual([en, es]);
  expect(cellText(name)).toBe(text);
});
