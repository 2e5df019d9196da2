import { must } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { parseJudgements } from '@latin-puzzles/core/rating';
import { makeChallengeRecord } from '@latin-puzzles/workshop/play';
import { beforeEach, describe, expect, test } from 'vitest';
import { REPEATED, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { keepJudgement, listJudgements, makeJudgementsCsv } from '../../src/games/judgements.ts';
import type { DeviceStorage } from '../../src/storage/device-storage.ts';
import { makeTestDevice } from '../device.ts';

const [one, two] = [SMALL, { ...REPEATED, title: 'A "quoted", title' }].map((puzzle) =>
  JSON.stringify(makeChallengeRecord(puzzle)),
);

let stored: Map<string, string>;
let storage: DeviceStorage;
beforeEach(() => {
  ({ stored, storage } = makeTestDevice());
});

describe('how hard puzzles felt', () => {
  test('is read by the command that calibrates the scale', () => {
    keepJudgement(storage, { puzzle: one!, level: 'easy', time: 61.4 });
    keepJudgement(storage, { puzzle: two!, level: 'very difficult', time: 3600 });
    const { judgements } = must(parseJudgements(makeJudgementsCsv(listJudgements(storage)), parseNative));
    expect(judgements.map(({ rating, time }) => [rating, time])).toEqual([
      [2, 61],
      [5, 3600],
    ]);
    expect(judgements[1]!.puzzle.title).toBe('A "quoted", title');
  });

  test('is what was said last of a puzzle', () => {
    keepJudgement(storage, { puzzle: one!, level: 'easy', time: 1 });
    keepJudgement(storage, { puzzle: one!, level: 'medium', time: 2 });
    expect(listJudgements(storage)).toEqual([{ puzzle: one, level: 'medium', time: 2 }]);
  });

  test('is passed over where it is damaged', () => {
    for (const text of ['nonsense', '{}', '[1, null, {"level": "hard"}]']) {
      stored.set('latin-puzzles/judgements', text);
      expect(listJudgements(storage)).toEqual([]);
    }
  });

  test('is not written over where it is damaged', () => {
    stored.set('latin-puzzles/judgements', '{"judgements":');
    keepJudgement(storage, { puzzle: one!, level: 'easy', time: 1 });
    expect(stored.get('latin-puzzles/damaged/judgements')).toBe('{"judgements":');
    expect(listJudgements(storage)).toHaveLength(1);
  });
});
