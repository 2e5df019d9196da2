import { expect, test } from 'vitest';
import { makeSymmetryFinder } from '../../../src/finding/wishes/index.ts';
import { EMPTY } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';

const symmetryOf = makeSymmetryFinder(boardOf('sudoku:2x2'));

test.each([
  ['11.. .... .... ....', 'none'],
  ['1... .... .... ....', 'mirror-1'],
  ['1..1 .... .... ....', 'mirror-2'],
  ['11.. .... .... ..11', 'half-turn'],
  ['.1.. ...1 1... ..1.', 'rotation'],
  ['.1.. 1... ...1 ..1.', 'mirrors-1'],
  ['.11. .11. .11. .11.', 'mirrors-2'],
  ['1..1 .11. .11. 1..1', 'full'],
  ['.... .... .... ....', 'full'],
])('the pattern %s has the symmetry %s', (pattern, name) => {
  const labeling = [...pattern.replaceAll(' ', '')].map((clue) => (clue === '1' ? 0 : EMPTY));
  expect(symmetryOf(labeling).name).toBe(name);
});
