import { LEVELS, type Level } from '../../rating/index.ts';
import { CATALOG_LEVELS } from './catalog-levels.ts';
import type { KnownLevel } from './level-finding.ts';
import { PROVED_ABSENT } from './proved.ts';

/** The levels of a Latin Puzzle of the catalog, the easiest first; of other boards nothing is known beforehand. */
export function catalogLevels(name: string): readonly KnownLevel[] | undefined {
  if (!Object.hasOwn(CATALOG_LEVELS, name)) return undefined;
  const absent = Object.hasOwn(PROVED_ABSENT, name) ? PROVED_ABSENT[name]! : [];
  return CATALOG_LEVELS[name]!.map((finding) => ({
    ...finding,
    state: finding.found ? 'exists' : absent.includes(finding.level) ? 'absent' : 'unfound',
  }));
}

/** Of the levels that a Latin Puzzle has, the one nearest to another, the easier of two. */
export function nearestLevel(level: Level, known: readonly KnownLevel[]): Level | undefined {
  const distance = (other: Level) => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(level));
  const there = known.filter(({ state }) => state === 'exists').map((finding) => finding.level);
  return there.toSorted((a, b) => distance(a) - distance(b) || LEVELS.indexOf(a) - LEVELS.indexOf(b))[0];
}
