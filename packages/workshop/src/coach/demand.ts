import type { Speaker } from '@latin-puzzles/core/attrition';
import { sayCoached } from './words.ts';

/** More labels than this are not listed one by one. */
const MOST_LISTED = 9;

/** What every group must hold: `each number from 1 to 9 once`, `1, 2 and 3, three times each`, `A twice, all else once`. */
export function demandText(speaker: Speaker): string {
  const { multiset, language } = speaker;
  const say = (word: Parameters<typeof sayCoached>[0], values = {}) => sayCoached(word, language, values, 1, false);
  const times = (count: number) => (count === 1 ? say('once') : speaker.times(count));
  const counts = [...new Set(multiset.counts)].sort((a, b) => b - a);
  const all = [...multiset.labels.keys()];
  if (counts.length === 1) {
    const [count] = counts;
    const figures = multiset.labels.every((label, index) => label === String(index + 1));
    const values = { last: String(all.length), labels: speaker.labels(all), times: times(count!) };
    if (figures && all.length > 3) return say('demand.numbers', values);
    if (all.length > MOST_LISTED) return say('demand.all', values);
    const feminine = multiset.labels.every((label) => /^\p{L}+$/u.test(label));
    return say(feminine ? 'demand.letters' : 'demand.each', values);
  }
  return speaker.list(
    counts.map((count) => {
      const held = all.filter((label) => multiset.counts[label] === count);
      // Those that are needed once are the rest, where there are many.
      const labels = count === 1 && held.length > 2 ? say('demand.rest') : speaker.labels(held);
      return say('demand.some', { labels, times: times(count) });
    }),
  );
}
