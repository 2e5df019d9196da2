import { expect, test } from 'vitest';
import { lettersOfInscription } from '../../../src/finding/wishes/index.ts';

const MONTHS = ['JAN', 'FEB', 'MAR', 'SEP'];

test.each<[string, readonly string[], readonly string[]]>([
  ['MAR SEP', MONTHS, ['MAR', 'SEP']],
  ['MAR,SEP', MONTHS, ['MAR', 'SEP']],
  ['mar, sep', MONTHS, ['mar', 'sep']],
  ['MARSEP', MONTHS, [...'MARSEP']],
  // What is no list of labels is read letter by letter, commas too.
  ['MAR,X', MONTHS, [...'MAR,X']],
  ['a,b', ['a', ',', 'b'], ['a', ',', 'b']],
  ['a b', ['a', 'b'], ['a', 'b']],
  ['e\u0301', ['é'], ['é']],
])('%s on %j is %j', (text, labels, letters) => {
  expect(lettersOfInscription(text, labels)).toEqual(letters);
});
