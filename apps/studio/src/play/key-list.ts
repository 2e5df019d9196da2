import { find } from '../board-view/typing.ts';
import type { KeyHelp } from './words/en.ts';
import type { PlayWords } from './words/index.ts';

/** Letters that browsers take with Control before a page hears of them: a window, a tab, the end of one. */
const TAKEN = ['N', 'T', 'W'];

/** Keys, and what they do where these are the labels. */
export function keyList(words: PlayWords, labels: readonly string[]): readonly KeyHelp[] {
  const long = labels.filter((label) => [...label].length > 1);
  // Where each key is a label by itself, one may wonder.
  const example = long.find((label) => isOfLabels([...label], labels)) ?? long[0];
  const taken = TAKEN.filter((letter) => find(labels, letter) !== undefined);
  return [
    ...words.keys,
    ...(example === undefined ? [] : [words.longKeys([...example].join(' '), example)]),
    ...(taken.length === 0 ? [] : [words.takenKeys(taken.join(', '))]),
  ];
}

function isOfLabels(keys: readonly string[], labels: readonly string[]): boolean {
  return new Set(keys).size === keys.length && keys.every((key) => labels.includes(key));
}
