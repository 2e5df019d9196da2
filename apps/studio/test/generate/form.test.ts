import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { subjectNamed } from '@latin-puzzles/workshop/generate';
import { describe, expect, test } from 'vitest';
import { chooseSubject, firstForm, opening, writeWord } from '../../src/generate/form.ts';
import { offersFor } from '../../src/generate/offers.ts';

const named = (name: string) => must(subjectNamed(name));

describe('the form', () => {
  test('takes the board that suggests itself until one is chosen by hand', () => {
    const written = writeWord(firstForm(), 'Helios');
    expect(written.subject.name).toBe('helios-one');
    expect(writeWord(written, 'Singapore').subject.board.k).toBe(9);
    const chosen = chooseSubject(written, named('quadoku-one'));
    expect(writeWord(chosen, 'Ana').subject.name).toBe('quadoku-one');
  });

  test('forgets the place when the number of letters changes', () => {
    const placed = { ...writeWord(firstForm(), 'Singapore'), place: 'row 5' };
    expect(writeWord(placed, 'Singapura').place).toBe('row 5');
    expect(writeWord(placed, 'Singapur').place).toBe('anywhere');
  });

  test('promises what the board promises', () => {
    expect(chooseSubject(firstForm(), named('latin-icosahedron'))).toMatchObject({ critical: true, fair: false });
    expect(chooseSubject(firstForm(), named('star:8/3'))).toMatchObject({ critical: false, fair: true });
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
