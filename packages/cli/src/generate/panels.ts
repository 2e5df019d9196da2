import { LADDER } from '@latin-puzzles/core/attrition';
import type { BatchRejection, Statistics } from '@latin-puzzles/core/finding';
import { LEVELS } from '@latin-puzzles/core/rating';
import type { Panel } from '@latin-puzzles/drawing';

/** Why attempts gave no puzzle, in few words. */
const REASONS: Readonly<Record<BatchRejection, string>> = {
  stopped: 'stopped',
  'no-board': 'no Latin board in time',
  words: 'unwanted word',
  mask: 'not unique',
  critical: 'not critical',
  clues: 'number of clues',
  fair: 'not fair',
  score: 'difficulty',
  needs: 'theorem not needed',
  duplicate: 'found before',
};

/** Scores are counted in steps of this. */
const STEP = 10;

/** The statistics of a batch as something to draw, in the terminal or in a file; what has nothing to tell is left out. */
export function panelsOf({ clues, levels, scores, theorems, rejected, found }: Statistics): Panel[] {
  const reasons: Panel = { title: 'Rejected because of', kind: 'bars', entries: reasonCounts(rejected) };
  if (found === 0) return [reasons];
  const bins = new Map<number, number>();
  for (const score of scores) bins.set(Math.floor(score / STEP), (bins.get(Math.floor(score / STEP)) ?? 0) + 1);
  const panels: Panel[] = [
    {
      title: 'Clues',
      kind: 'columns',
      entries: along(new Map(Object.entries(clues).map(([n, c]) => [Number(n), c!]))),
    },
    { title: 'Levels', kind: 'bars', entries: LEVELS.map((name) => ({ name, count: levels[name] ?? 0 })) },
    { title: 'Scores, from', kind: 'columns', entries: along(bins, STEP) },
    {
      title: 'Theorems needed',
      kind: 'bars',
      entries: LADDER.filter(({ name }) => theorems[name]).map(({ name }) => ({ name, count: theorems[name]! })),
    },
    reasons,
  ];
  return panels.filter(({ entries }) => entries.length > 0);
}

/** The reasons of rejection in words, the most frequent first. */
export function reasonCounts(rejected: Statistics['rejected']): Panel['entries'] {
  return (Object.keys(REASONS) as BatchRejection[])
    .flatMap((reason) => (rejected[reason] ? [{ name: REASONS[reason], count: rejected[reason] }] : []))
    .sort((a, b) => b.count - a.count);
}

/** Every value from the least to the greatest, those that never occurred too. */
function along(counts: ReadonlyMap<number, number>, step = 1): Panel['entries'] {
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    name: String((least + i) * step),
    count: counts.get(least + i) ?? 0,
  }));
}
