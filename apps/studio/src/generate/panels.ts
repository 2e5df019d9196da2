import { LADDER, theoremName } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { BatchRejection, Statistics } from '@latin-puzzles/core/finding';
import { LEVEL_NAMES, LEVELS } from '@latin-puzzles/core/rating';
import type { Panel } from '@latin-puzzles/drawing';
import { GENERATE_WORDS } from './words/index.ts';

/** Scores are counted in steps of this. */
const STEP = 10;

/** What became of a batch, to be drawn; what has nothing to tell is left out. */
export function panelsOf({ clues, levels, scores, theorems, rejected }: Statistics, language: LanguageCode): Panel[] {
  const { panels } = GENERATE_WORDS[language];
  const bins = new Map<number, number>();
  for (const score of scores) bins.set(Math.floor(score / STEP), (bins.get(Math.floor(score / STEP)) ?? 0) + 1);
  const clueCounts = new Map(Object.entries(clues).map(([number, count]) => [Number(number), count!]));
  const drawn: Panel[] = [
    { title: panels.clues, kind: 'columns', entries: along(clueCounts) },
    { title: panels.scores, kind: 'columns', entries: along(bins, STEP) },
    {
      title: panels.levels,
      kind: 'bars',
      entries: LEVELS.map((level) => ({ name: LEVEL_NAMES[language][level], count: levels[level] ?? 0 })),
    },
    {
      title: panels.theorems,
      kind: 'bars',
      entries: LADDER.filter(({ name }) => theorems[name]).map(({ name }) => ({
        name: theoremName(name, language),
        count: theorems[name]!,
      })),
    },
    { title: panels.rejected, kind: 'bars', entries: reasonCounts(rejected, language) },
  ];
  return drawn.filter(({ entries }) => entries.length > 0);
}

/** The reasons of rejection in words, the most frequent first. */
export function reasonCounts(rejected: Statistics['rejected'], language: LanguageCode): Panel['entries'] {
  const { reasons } = GENERATE_WORDS[language];
  return byFrequency(rejected).map((reason) => ({ name: reasons[reason], count: rejected[reason]! }));
}

export function byFrequency(rejected: Statistics['rejected']): BatchRejection[] {
  const reasons = Object.keys(rejected) as BatchRejection[];
  return reasons.sort((a, b) => rejected[b]! - rejected[a]!);
}

/** Every value from the least to the greatest, those that never occurred too. */
function along(counts: ReadonlyMap<number, number>, step = 1): Panel['entries'] {
  if (counts.size === 0) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    name: String((least + i) * step),
    count: counts.get(least + i) ?? 0,
  }));
}
