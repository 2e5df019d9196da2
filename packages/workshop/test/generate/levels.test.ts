import { must } from '@latin-puzzles/core/basis';
import { attemptSeed, catalogLevels, makeGenerator } from '@latin-puzzles/core/finding';
import { parseNative } from '@latin-puzzles/core/format';
import { clueCount } from '@latin-puzzles/core/puzzle';
import { type LEVELS, ratePuzzle, SHIPPED_SCALE } from '@latin-puzzles/core/rating';
import { describe, expect, test } from 'vitest';
import { knownLevels, makeFindingRecord, producePuzzles, subjectNamed, wishesOn } from '../../src/generate/index.ts';
import { findRating } from '../../src/proving/index.ts';
import { makeTools } from '../../src/tools/index.ts';

describe('a level that is wished for', () => {
  test.each([
    ['sudoku', 'easy'],
    ['helios-one', 'very easy'],
    ['latin-tetrahedron', 'very easy'],
    ['latin-tetrahedron', 'difficult'],
    ['orb-ripeto', 'medium'],
  ] as const)(
    'gives on %s the %s puzzle of the table; if not, make it anew with: node scripts/levels.mjs',
    (name, level) => {
      const generator = must(makeGenerator(must(wishesOn(must(subjectNamed(name)), { level })).wishes));
      const { found, attempts } = catalogLevels(name)!.find((finding) => finding.level === level)!;
      const attempt = generator.attempt(attemptSeed(1, attempts - 1));
      if (!attempt.found) expect.fail('the table has one');
      expect(attempt.rating.level).toBe(level);
      expect(clueCount(attempt.puzzle)).toBe(found!.clues);
    },
  );

  test('is refused at once where the board has none, with the nearest that it has', () => {
    const subject = must(subjectNamed('latin-dodecahedron'));
    const refused = wishesOn(subject, { level: 'difficult' });
    if (refused.ok) expect.fail('all its puzzles are easy');
    expect(refused.fault).toMatchObject({ code: 'level.absent', place: 'level', facts: { bound: 'easy' } });
    expect(wishesOn(subject, { level: 'easy' }).ok).toBe(true);
    expect(wishesOn(subject, {}).ok).toBe(true);
    // What no puzzle of the board has, none has that need not be fair, nor one with other names for the labels or with words.
    expect(wishesOn(subject, { level: 'very difficult', fair: false }).ok).toBe(false);
    expect(wishesOn(subject, { level: 'difficult', labels: [...'ABCDEF'] }).ok).toBe(false);
    expect(wishesOn(subject, { level: 'difficult', inscription: 'MARTIN' }).ok).toBe(false);
    // Of labels that repeat, and of scales of one's own, nothing is known.
    expect(wishesOn(subject, { level: 'difficult', labels: [...'AABBCC'] }).ok).toBe(true);
    expect(wishesOn(subject, { level: 'difficult', scale: SHIPPED_SCALE }).ok).toBe(true);
  });

  test('is known of a member of a family that the catalog has, and of no other', () => {
    const known = knownLevels(must(subjectNamed('hexagon:3')), {});
    expect(known?.name).toBe('douze-france-one');
    expect(known?.levels.map(({ state }) => state)).toEqual(['exists', 'absent', 'exists', 'exists', 'absent']);
    expect(knownLevels(must(subjectNamed('hexagon:2')), {})).toBeUndefined();
    expect(knownLevels(must(subjectNamed('sudoku')), { labels: [...'112233445'] })).toBeUndefined();
    expect(knownLevels(must(subjectNamed('sudoku')), { labels: [...'AAABBBCCC'] })?.name).toBe('sudoku-ripeto');
  });

  test('need not be critical though the board promises it of another level', () => {
    const wishes = (level?: (typeof LEVELS)[number]) =>
      must(wishesOn(must(subjectNamed('latin-tetrahedron')), { level })).wishes;
    expect(wishes('very easy')).toMatchObject({ critical: false, fair: true });
    expect(wishes('difficult')).toMatchObject({ critical: true });
    expect(wishes()).toMatchObject({ critical: true });
  });
});

test.each(['sudoku', 'helios-one', 'sudoku-ripeto'])(
  'a puzzle of %s is rated when it is made as it is later',
  async (name) => {
    const order = { ...must(wishesOn(must(subjectNamed(name)), { level: 'easy' })), count: 2, seed: 3 };
    const texts: string[] = [];
    await producePuzzles(order, {
      onNews: (news) => {
        if (news.kind === 'found') texts.push(JSON.stringify(makeFindingRecord(news.finding, order)));
      },
    });
    expect(texts).toHaveLength(2);
    for (const text of texts) {
      const puzzle = must(parseNative(text));
      const { theorems: _, ...rating } = JSON.parse(text).rating;
      expect(ratePuzzle(puzzle)).toEqual(rating);
      expect(findRating(makeTools(), puzzle)).toEqual(rating);
    }
  },
);
