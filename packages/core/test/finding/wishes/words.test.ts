import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { must } from '../../../src/basis/index.ts';
import { BLOCK_LIST, makeGenerator, makeWordFinder, RUDE_WORDS } from '../../../src/finding/wishes/index.ts';
import { EMPTY, makeMultiset } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';
import { puzzlesFor, wishesFor } from './support.ts';

const board = boardOf('latin-square:5');
const multiset = must(makeMultiset([...'ABCÉT']));
const blank = new Array<number>(25).fill(EMPTY);

/** A labeling with some letters in some cells. */
function written(text: string, cells: readonly number[]) {
  const labeling = [...blank];
  for (const [i, cell] of cells.entries()) labeling[cell] = multiset.labels.indexOf([...text][i]!);
  return labeling;
}

describe('words by accident', () => {
  const find = makeWordFinder(board, multiset, ['bet', 'cab']);

  it.each([
    ['along a row', [5, 6, 7]],
    ['backwards', [7, 6, 5]],
    ['down a column', [4, 9, 14]],
    ['along a diagonal', [6, 12, 18]],
    ['up the other diagonal', [20, 16, 12]],
  ])('are found %s, whatever their case and accents', (_, cells) => {
    expect(find(written('BÉT', cells))).toEqual({ word: 'bet', cells });
  });

  it.each([
    ['round a corner', [3, 4, 9]],
    ['across a gap', [5, 6, 8]],
    ['by a knight', [0, 7, 14]],
    ['from the end of a row to the next', [3, 4, 5]],
  ])('are not found %s', (_, cells) => {
    expect(find(written('BÉT', cells))).toBeUndefined();
  });

  it('are found wherever a straight run spells them', () => {
    const steps = [1, -1, 5, -5, 6, -6, 4, -4];
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1, max: 4 }), { minLength: 25, maxLength: 25 }), (labeling) => {
        const letters = labeling.map((l) => (l < 0 ? ' ' : [...'abcet'][l]!));
        const spelled = letters.some((_, cell) =>
          steps.some((step) => {
            const run = [cell, cell + step, cell + 2 * step];
            const columns = run.map((c) => c % 5);
            const straight = run.every((c) => c >= 0 && c < 25) && Math.abs(columns[0]! - columns[2]!) <= 2;
            const even = columns[1]! - columns[0]! === columns[2]! - columns[1]!;
            return straight && even && ['bet', 'cab'].includes(run.map((c) => letters[c]).join(''));
          }),
        );
        expect(find(labeling) !== undefined).toBe(spelled);
      }),
    );
  });

  it('are read label by label: none begins or ends inside one', () => {
    const months = must(makeMultiset(['Mar', 'Sep', 'Ar', 'Se', 'May']));
    const find = makeWordFinder(board, months, ['arse']);
    const inRow = (...labels: number[]) => blank.map((_, cell) => labels[cell] ?? EMPTY);
    expect(find(inRow(0, 1))).toBeUndefined();
    expect(find(inRow(2, 1))).toBeUndefined();
    expect(find(inRow(0, 3))).toBeUndefined();
    expect(find(inRow(4, 2, 3))).toEqual({ word: 'arse', cells: [1, 2] });
  });

  it('are told of where the inscription itself is one', () => {
    const notes = (text: string, more = {}) =>
      must(makeGenerator(wishesFor('sudoku:2x2', { inscription: { text }, ...more }, [...text]))).notes;
    expect(notes('Culo')).toMatchObject([{ en: expect.stringContaining('culo'), es: expect.stringContaining('culo') }]);
    expect(notes('WORD')).toEqual([]);
    expect(notes('WORD', { words: ['wórd'] })).toHaveLength(1);
    expect(notes('Culo', { words: false })).toEqual([]);
  });

  it('are read label by label in an inscription too', () => {
    const notes = (text: string, ...labels: string[]) =>
      must(makeGenerator(wishesFor('sudoku:2x2', { inscription: { text } }, labels))).notes;
    expect(notes('Mar Sep', 'Mar', 'Sep', 'Oct', 'Nov')).toEqual([]);
    expect(notes('Ar Se', 'Ar', 'Se', 'Oct', 'Nov')).toHaveLength(1);
    expect(notes('Arse', 'Arse', 'Se', 'Oct', 'Nov')).toHaveLength(1);
    expect(notes('Ar 7 Se', 'Ar', 'Se', '7', 'Nov')).toEqual([]);
  });

  it('are spared in an inscription', () => {
    expect(makeWordFinder(board, multiset, ['bet'], [5, 6, 7])(written('BÉT', [5, 6, 7]))).toBeUndefined();
  });

  it('are found round a closed strip', () => {
    const cube = boardOf('cube:2');
    const labels = must(makeMultiset([...'BETCADFG']));
    const strip = cube.asterisms[0]!.cells;
    const labeling = new Array<number>(cube.cells).fill(EMPTY);
    for (const [i, cell] of [strip.at(-1)!, strip[0]!, strip[1]!].entries()) labeling[cell] = i;
    expect(makeWordFinder(cube, labels, ['bet'])(labeling)?.word).toBe('bet');
  });

  it('are of a list without doubles, each longer than a syllable', () => {
    expect(new Set(BLOCK_LIST).size).toBe(BLOCK_LIST.length);
    for (const word of BLOCK_LIST) expect(word.length).toBeGreaterThan(2);
    for (const words of Object.values(RUDE_WORDS)) expect(BLOCK_LIST).toEqual(expect.arrayContaining([...words]));
  });

  it('are kept out of puzzles and solutions, with those of one’s own', () => {
    const words = ['helios', 'sol', 'ole'];
    const found = puzzlesFor(wishesFor('star:12/3', { words }, [...'HELIOS']), 5);
    expect(found).toHaveLength(5);
    for (const { puzzle } of found) {
      const { labels } = puzzle.multiset;
      for (const { cells } of puzzle.board.asterisms) {
        const there = cells.map((cell) => labels[puzzle.solution![cell]!]!.toLowerCase());
        for (const text of [there.join(''), there.toReversed().join('')])
          for (const word of words) expect(text).not.toContain(word);
      }
    }
  });
});
