import { numbers } from '@latin-puzzles/core/basis';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import { describe, expect, test } from 'vitest';
import { listKeys } from '../../src/play/options-panel.tsx';

const added = (labels: readonly string[], language: 'en' | 'es' = 'en') =>
  listKeys(PLAY_WORDS[language], labels).slice(PLAY_WORDS[language].keys.length);

describe('the list of keys', () => {
  test('tells how a label of several keys is typed, by one that could be taken for two', () => {
    expect(added(numbers(9)).map(([keys]) => keys)).toEqual(['Z X C V']);
    expect(added(numbers(20)).map(([keys]) => keys)).toEqual(['Z X C V', '1 2']);
    expect(added(numbers(20))[1]![1]).toMatch(/^write 12 /);
    expect(added(numbers(20), 'es')[1]![1]).toMatch(/^escriben 12 /);
  });

  test('warns of letters that the browser takes', () => {
    expect(added(['a', 'w', 'N']).map(([keys]) => keys)).toEqual(['Z X C V', 'Ctrl + N, W']);
    expect(added(['Xa', 'b'])).toEqual([['X a', expect.stringMatching(/Xa/)]]);
  });
});
