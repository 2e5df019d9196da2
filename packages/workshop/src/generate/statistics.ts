import { LADDER, theoremName } from '@latin-puzzles/core/attrition';
import type { LanguageCode, Words } from '@latin-puzzles/core/basis';
import type { Statistics } from '@latin-puzzles/core/finding';
import { LEVEL_NAMES, LEVELS } from '@latin-puzzles/core/rating';
import type { CountPanel } from '@latin-puzzles/drawing';
import { countRejections } from './rejections.ts';

const TITLES: Words<Readonly<Record<'clues' | 'levels' | 'scores' | 'theorems' | 'rejected', string>>> = {
  en: {
    clues: 'Clues',
    levels: 'Levels',
    scores: 'Scores, from',
    theorems: 'Theorems that suffice',
    rejected: 'Passed over because of',
  },
  es: {
    clues: 'Pistas',
    levels: 'Niveles',
    scores: 'Puntuación, desde',
    theorems: 'Teoremas que bastan',
    rejected: 'Descartados por',
  },
};

/** Scores are counted in steps of this. */
const STEP = 10;

/** What became of a batch, to be drawn, on paper or in the terminal; what has nothing to tell is left out. */
export function makePanels(statistics: Statistics, language: LanguageCode): CountPanel[] {
  const { clues, levels, scores, theorems, rejected, found } = statistics;
  const titles = TITLES[language];
  const reasons: CountPanel = { title: titles.rejected, kind: 'bars', entries: countRejections(rejected, language) };
  if (found === 0) return [reasons];
  const bins = new Map<number, number>();
  for (const score of scores) bins.set(Math.floor(score / STEP), (bins.get(Math.floor(score / STEP)) ?? 0) + 1);
  const clueCounts = new Map(Object.entries(clues).map(([number, count]) => [Number(number), count!]));
  const levelCounts = LEVELS.map((level) => ({ name: LEVEL_NAMES[language][level], count: levels[level] ?? 0 }));
  const shipped = LADDER.map(({ name }) => name);
  const others = Object.keys(theorems).filter((name) => !shipped.includes(name));
  const used = [...shipped, ...others].filter((name) => theorems[name]);
  const theoremCounts = used.map((name) => ({
    name: theoremName(name, language),
    count: theorems[name]!,
  }));
  const panels: CountPanel[] = [
    { title: titles.clues, kind: 'columns', entries: fromLeastToMost(clueCounts) },
    { title: titles.scores, kind: 'columns', entries: fromLeastToMost(bins, STEP) },
    { title: titles.levels, kind: 'bars', entries: levelCounts },
    { title: titles.theorems, kind: 'bars', entries: theoremCounts },
    reasons,
  ];
  return panels.filter(({ entries }) => entries.length > 0);
}

/** Every value from the least to the greatest, those that never occurred too. */
function fromLeastToMost(counts: ReadonlyMap<number, number>, step = 1): CountPanel['entries'] {
  if (counts.size === 0) return [];
  const [least, most] = [Math.min(...counts.keys()), Math.max(...counts.keys())];
  return Array.from({ length: most - least + 1 }, (_, i) => ({
    name: String((least + i) * step),
    count: counts.get(least + i) ?? 0,
  }));
}
