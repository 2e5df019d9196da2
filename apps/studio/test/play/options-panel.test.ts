import { numbers } from '@latin-puzzles/core/basis';
import { describe, expect, test } from 'vitest';
import { listKeys } from '../../src/play/options-panel.tsx';
import { PLAY_WORDS } from '../../src/play/words/index.ts';

const added = (labels: readonly string[], language: 'en' | 'es' = 'en') =>
  listKeys(PLAY_WORDS[language], labels).slice(PLAY_WORDS[language].keys.length);

describe('the list of keys', () => {
  test('tells how a label of several keys is typed, by one that could be taken for two', () => {
    expect(added(numbers(9))).toEqual([]);
    expect(added(numbers(20)).map(([keys]) => keys)).toEqual(['1 2']);
    expect(added(numbers(20))[0]![1]).toMatch(/^write 12 /);
    expect(added(numbers(20), 'es')[0]![1]).toMatch(/^escriben 12 /);
  });

  test('warns of letters that the browser takes', () => {
    expect(added(['a', 'w', 'N']).map(([keys]) => keys)).toEqual(['Ctrl + N, W']);
  });
});
