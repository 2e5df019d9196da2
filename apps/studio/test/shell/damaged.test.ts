import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keptClueDesk, keptWorkbench } from '../../src/design/keeping.ts';
import { storedJudgements, storeJudgement } from '../../src/judgements/judgements.ts';
import { damaged, forgetDamaged, soundOf } from '../../src/shell/damaged.ts';
import { fakeStorage } from '../storage.ts';

let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
});
afterEach(() => {
  forgetDamaged();
  vi.unstubAllGlobals();
});

const isNumber = (value: unknown) => (typeof value === 'number' ? value : undefined);

describe('what cannot be read of what was kept', () => {
  test.each(['{oops', 'null', '"x"', '[1]'])('is set aside as it was: %s', (text) => {
    stored.set('latin-puzzles/design', text);
    expect(soundOf('design', isNumber)).toBeUndefined();
    expect([...stored]).toEqual([['latin-puzzles/damaged/design', text]]);
    expect([...damaged.value]).toEqual([['design', text]]);
  });

  test('is kept beside what was set aside before', () => {
    for (const text of ['{a', '{b']) {
      stored.set('latin-puzzles/design', text);
      soundOf('design', isNumber);
    }
    expect([...stored.values()]).toEqual(['{a\n{b']);
    expect([...damaged.value.values()]).toEqual(['{a\n{b']);
  });

  test('goes only where somebody says so', () => {
    stored.set('latin-puzzles/design', '{');
    soundOf('design', isNumber);
    forgetDamaged();
    expect(stored.size + damaged.value.size).toBe(0);
  });

  test('is at hand even on a device that is full', () => {
    stored = fakeStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    stored.set('latin-puzzles/design', '{');
    soundOf('design', isNumber);
    expect([...damaged.value]).toEqual([['design', '{']]);
  });
});

test('what can be read stays where it is, and what was never kept is no damage', () => {
  stored.set('latin-puzzles/design', '5');
  expect(soundOf('design', isNumber)).toBe(5);
  expect(soundOf('print-list', isNumber)).toBeUndefined();
  expect([...stored.keys()]).toEqual(['latin-puzzles/design']);
  expect(damaged.value.size).toBe(0);
});

test('a design, its clues and answers that are damaged are not written over', () => {
  for (const key of ['design', 'design-clues', 'judgements']) stored.set(`latin-puzzles/${key}`, `{"${key}":`);
  expect(keptWorkbench().draft.value.cells).toEqual([]);
  expect(keptClueDesk().history.value).toBeUndefined();
  expect(storedJudgements()).toEqual([]);
  storeJudgement({ puzzle: '{}', level: 'easy', time: 1 });
  expect([...damaged.value.keys()]).toEqual(['design', 'design-clues', 'judgements']);
  expect(stored.get('latin-puzzles/damaged/judgements')).toBe('{"judgements":');
});
