import { expect, test } from 'vitest';
import { type Fault, isRecord } from '../../src/basis/index.ts';
import { resolveBoard } from '../../src/board/index.ts';
import { checkMinimum } from '../../src/finding/index.ts';
import { parseNative, parseNativeRecord, parseProof, parsePuzzle } from '../../src/format/index.ts';
import { parseScale } from '../../src/rating/index.ts';

/** What judges what comes from outside. */
const JUDGES = { parseNative, parseNativeRecord, parsePuzzle, parseProof, parseScale, checkMinimum, resolveBoard };
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '',
  'x',
  '{}',
  '[]',
  'null',
  '[[',
  '\0',
  [],
  {},
  [null],
  [1],
  [['a']],
  { format: 'latin-puzzle/1' },
  { cells: 1 },
];

test.each(Object.entries(JUDGES))('%s answers any plain data with a value or a coded fault', (_, judge) => {
  for (const junk of JUNK) {
    const answer: unknown = (judge as (value: unknown) => unknown)(junk);
    expect(isRecord(answer) && (answer.ok === true || typeof (answer.fault as Fault).code === 'string')).toBe(true);
  }
});
