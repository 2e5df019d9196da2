import { LEVELS, type Level } from '../../rating/index.ts';
import { CATALOG_LEVELS } from './catalog-levels.ts';
import type { LevelFinding } from './level-finding.ts';

/** The levels of a Latin Puzzle of the catalog, the easiest first; of other boards nothing is known beforehand. */
export function catalogLevels(name: string): readonly LevelFinding[] | undefined {
  return Object.hasOwn(CATALOG_LEVELS, name) ? CATALOG_LEVELS[name] : undefined;
}

/** Of the levels that a Latin Puzzle has, the one nearest to another, the easier of two. */
export function nearestLevel(level: Level, findings: readonly LevelFinding[]): Level | undefined {
  const distance = (other: Level) => Math.abs(LEVELS.indexOf(other) - LEVELS.indexOf(level));
  const there = findings.filter(({ found }) => found).map((finding) => finding.level);
  return there.toSorted((a, b) => distance(a) - distance(b) || LEVELS.indexOf(a) - LEVELS.indexOf(b))[0];
}
