import { graphemes, must, numbers } from '@latin-puzzles/core/basis';
import { makeEngine } from '@latin-puzzles/core/engine';
import { emptyPartialBoard, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import {
  boardsFor,
  labelsFor,
  lettersOf,
  MOST_LETTERS,
  spell,
  spellLabels,
  suggestedFor,
} from '../../src/generate/index.ts';

describe('the boards for a word', () => {
  test('have as many cells in an asterism as the word has letters, and Latin boards with its labels', () => {
    for (let letters = 4; letters <= MOST_LETTERS; letters++) {
      const { exact, larger } = boardsFor(letters);
      expect(exact.length).toBeGreaterThan(0);
      for (const { board, labels } of exact) {
        expect(board.k, board.name).toBe(letters);
        const multiset = must(makeMultiset(labels));
        const { labeling } = must(emptyPartialBoard(board, multiset));
        expect(makeEngine(problemOf(board, multiset)).sample(labeling, { seed: 1 }).solution, board.name).toBeDefined();
      }
      expect(larger.every(({ board }) => board.k! > letters)).toBe(true);
      const all = [...exact, ...larger].map(({ board }) => board.name);
      expect(new Set(all).size).toBe(all.length);
    }
  });

  test('are none for a word that is too long', () => {
    expect(boardsFor(MOST_LETTERS + 1)).toEqual({ exact: [], larger: [] });
    expect(suggestedFor(MOST_LETTERS + 1)).toBeUndefined();
  });

  test('are larger ones for a word that is short', () => {
    expect(suggestedFor(3)?.name).toBe('sudoku');
  });
});

describe('the labels of a word', () => {
  const labels = (word: string, k: number) => labelsFor(lettersOf(word), numbers(k));

  test('are its letters in capitals, and numbers where they do not fill an asterism', () => {
    expect(must(labels('María', 5))).toEqual(['M', 'A', 'R', 'Í', 'A']);
    expect(must(labels('Ana', 6))).toEqual(['A', 'N', 'A', '1', '2', '3']);
    expect(must(labels('R2 D2', 7))).toEqual(['R', '2', 'D', '2', '1', '3', '4']);
    expect(labels('Howard Garns', 9)).toMatchObject({ ok: false, fault: { code: 'inscription.letters' } });
  });

  test('repeat as the word does', () => {
    expect(spell(lettersOf('Barbara'), numbers(7)).repeated).toEqual([
      { letter: 'B', count: 2 },
      { letter: 'A', count: 3 },
      { letter: 'R', count: 2 },
    ]);
  });

  test('are those of the board where they spell it', () => {
    const own = [...'ABCDEFGHI'];
    expect(must(labelsFor([...'BAD'], own))).toEqual(own);
    expect(spell([...'BAD'], own).filling).toEqual([...'CEFGHI']);
    expect(must(labelsFor([...'DAD'], own))).toEqual([...'DAD', ...numbers(6)]);
    expect(must(labelsFor([...'bad'], own))).toEqual(own);
    expect(must(labelsFor([...'ABCDEFGHIA'], own))).toEqual(own);
  });
});

test.each([[[...'HELIOS']], [['🇪', '🇸', 'A']], [['A', '🇪', '🇸']]])('%j is spelled letter by letter', (labels) => {
  expect(graphemes(spellLabels(labels))).toEqual(labels);
});

test('a word has no spaces where it needs none', () => {
  expect(spellLabels([...'HELIOS'])).toBe('HELIOS');
});
