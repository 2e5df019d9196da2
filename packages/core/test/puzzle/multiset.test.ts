import { expect, test } from 'vitest';
import { graphemes, must } from '../../src/basis/index.ts';
import { makeMultiset, makePuzzle } from '../../src/puzzle/index.ts';
import { boardOf, puzzleOf } from '../support.ts';

test('labels are counted in order of first appearance', () => {
  expect(must(makeMultiset([...'WILLSHORTZ']))).toMatchObject({
    labels: [...'WILSHORTZ'],
    counts: [1, 1, 2, 1, 1, 1, 1, 1, 1],
  });
});

test('two spellings of one letter are one label', () => {
  expect(must(makeMultiset(['\u00e9', 'e\u0301'])).counts).toEqual([2]);
});

test('an inscription is counted as a reader counts: combined letters, flags and families are one label', () => {
  expect(graphemes('Nguyễn 한글 👩‍👩‍👧🇪🇸')).toEqual(['N', 'g', 'u', 'y', 'ễ', 'n', '한', '글', '👩‍👩‍👧', '🇪🇸']);
});

test.each([[''], [' '], ['a '], ['x'.repeat(10_000)], ['\u0000'], ['a\nb'], ['\ud800']])(
  'the label %j is refused',
  (label) => {
    expect(makeMultiset([label])).toMatchObject({ ok: false, fault: { code: 'labels.invalid', place: 'labels[0]' } });
  },
);

test('a label has 64 characters at most, as it was given and as it is kept', () => {
  expect(makeMultiset(['x'.repeat(64)]).ok).toBe(true);
  expect(makeMultiset(['x'.repeat(65)])).toMatchObject({ ok: false, fault: { code: 'labels.invalid' } });
  expect(makeMultiset(['e\u0301'.repeat(32)]).ok).toBe(true);
  expect(makeMultiset([`${'e\u0301'.repeat(32)}x`]).ok).toBe(false);
});

test('a message never repeats a long label', () => {
  const result = makeMultiset(['x'.repeat(10_000)]);
  expect(result.ok ? '' : result.fault.message.length).toBeLessThan(200);
});

test.each([
  ['inscription.range', 'inscription[1]', { inscription: [0, 9] }],
  ['inscription.range', 'inscription[1]', { inscription: [0, 0] }],
  ['inscription.no-clue', 'inscription[0]', { inscription: [1] }],
  ['solution.count', 'solution', { solution: [0, 1] }],
  ['solution.contradicts-clues', 'solution[0]', { solution: [1, 0, 0, 1] }],
  ['solution.not-latin', 'solution', { solution: [0, 0, 1, 1] }],
  ['clues.count', 'clues', { labeling: [0] }],
  ['clues.unknown-label', 'clues[3]', { labeling: [0, -1, -1, 2] }],
])('a puzzle with %s at %s is refused', (code, place, change) => {
  const puzzle = puzzleOf(boardOf('latin-square:2'), ['a', 'b'], ['a', '.', '.', '.']);
  expect(makePuzzle({ ...puzzle, ...change })).toMatchObject({ ok: false, fault: { code, place } });
});
