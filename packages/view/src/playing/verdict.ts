import type { CheckReport } from '@latin-puzzles/workshop/play';
import type { PlayWords } from './words/index.ts';

/** What a check has found, in words. */
export function tellVerdict({ wrong, solutions }: CheckReport, words: PlayWords): string {
  const text = wrong.length > 0 ? words.checkedBad(wrong.length) : words.checkedGood;
  if (solutions === 'none') return `${wrong.length > 0 ? `${text} ` : ''}${words.checkedNone}`;
  return solutions === 'one' ? text : `${text} ${words.checkedMany}`;
}
