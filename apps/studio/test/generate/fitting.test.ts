import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { emptyPartialBoard, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { boardsFor, MOST_LETTERS, suggestedFor } from '../../src/generate/fitting.ts';
import { choosing, firstForm, opening, writing } from '../../src/generate/form.ts';
import { offersFor } from '../../src/generate/offers.ts';
import { labelsFor, parseLabels, spell } from '../../src/generate/spelling.ts';
import { subjectOf } from '../../src/generate/subject.ts';

const named = (name: string) => must(subjectOf(name));

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
  test('are its letters in capitals, and numbers where they do not fill an asterism', () => {
    expect(must(labelsFor('María', 5))).toEqual(['M', 'A', 'R', 'Í', 'A']);
    expect(must(labelsFor('Ana', 6))).toEqual(['A', 'N', 'A', '1', '2', '3']);
    expect(must(labelsFor('R2 D2', 7))).toEqual(['R', '2', 'D', '2', '1', '3', '4']);
    expect(labelsFor('Howard Garns', 9)).toMatchObject({ ok: false, fault: { code: 'inscription.letters' } });
  });

  test('repeat as the word does', () => {
    expect(spell('Barbara', 7).repeated).toEqual([
      { letter: 'B', count: 2 },
      { letter: 'A', count: 3 },
      { letter: 'R', count: 2 },
    ]);
  });

  test('are read with spaces, with commas, or one by one', () => {
    expect(parseLabels('1 2 10')).toEqual(['1', '2', '10']);
    expect(parseLabels('ab, cd')).toEqual(['ab', 'cd']);
    expect(parseLabels('HELIOS')).toEqual([...'HELIOS']);
    expect(parseLabels('  ')).toEqual([]);
  });
});

describe('the form', () => {
  test('takes the board that suggests itself until one is chosen by hand', () => {
    const written = writing(firstForm(), 'Helios');
    expect(written.subject.name).toBe('helios-one');
    expect(writing(written, 'Singapore').subject.board.k).toBe(9);
    const chosen = choosing(written, named('quadoku-one'));
    expect(writing(chosen, 'Ana').subject.name).toBe('quadoku-one');
  });

  test('forgets the place when the number of letters changes', () => {
    const placed = { ...writing(firstForm(), 'Singapore'), place: 'row 5' };
    expect(writing(placed, 'Singapura').place).toBe('row 5');
    expect(writing(placed, 'Singapur').place).toBe('anywhere');
  });

  test('promises what the board promises', () => {
    expect(choosing(firstForm(), named('latin-icosahedron'))).toMatchObject({ critical: true, fair: false });
    expect(choosing(firstForm(), named('star:8/3'))).toMatchObject({ critical: false, fair: true });
  });

  test('opens every Latin Puzzle of the catalog with its own words', () => {
    for (const { name, inscription } of CATALOG) {
      const form = opening(firstForm(), named(name));
      expect(form.word, name).toBe(inscription?.text ?? '');
      expect(form.labels, name).toBe('');
      if (inscription) expect(typeof form.place, name).toBe('string');
    }
  });
});

describe('the boards on offer', () => {
  test('always show the one chosen', () => {
    for (const { name } of CATALOG)
      for (const word of ['', 'Ana', 'Helios', 'Singapore', 'x'.repeat(30)]) {
        const subject = named(name);
        const { front, rest, chosen } = offersFor({ word, subject });
        expect(front).toContain(chosen);
        expect(chosen.board.name).toBe(subject.board.name);
        expect(rest.filter((offer) => front.includes(offer))).toEqual([]);
      }
  });
});
