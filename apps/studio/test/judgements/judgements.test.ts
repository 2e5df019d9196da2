import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { parseJudgements } from '@latin-puzzles/core/rating';
import { makeChallengeRecord } from '@latin-puzzles/workshop/play';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { REPEATED, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { makeJudgementsCsv, storedJudgements, storeJudgement } from '../../src/judgements/judgements.ts';
import { fakeStorage } from '../storage.ts';

const [one, two] = [SMALL, { ...REPEATED, title: 'A "quoted", title' }].map((puzzle) =>
  JSON.stringify(makeChallengeRecord(puzzle)),
);

let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('how hard puzzles felt', () => {
  test('is read by the command that calibrates the scale', () => {
    storeJudgement({ puzzle: one!, level: 'easy', time: 61.4 });
    storeJudgement({ puzzle: two!, level: 'very difficult', time: 3600 });
    const { judgements } = must(parseJudgements(makeJudgementsCsv(storedJudgements()), parseNative));
    expect(judgements.map(({ rating, time }) => [rating, time])).toEqual([
      [2, 61],
      [5, 3600],
    ]);
    expect(judgements[1]!.puzzle.title).toBe('A "quoted", title');
  });

  test('is what was said last of a puzzle', () => {
    storeJudgement({ puzzle: one!, level: 'easy', time: 1 });
    storeJudgement({ puzzle: one!, level: 'medium', time: 2 });
    expect(storedJudgements()).toEqual([{ puzzle: one, level: 'medium', time: 2 }]);
  });

  test('is passed over where it is damaged', () => {
    for (const text of ['nonsense', '{}', '[1, null, {"level": "hard"}]']) {
      stored.set('latin-puzzles/judgements', text);
      expect(storedJudgements()).toEqual([]);
    }
  });
});
