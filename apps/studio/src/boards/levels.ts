import { catalogLevels } from '@latin-puzzles/core/finding';
import type { Level } from '@latin-puzzles/core/rating';

/** The levels that a Latin Puzzle of the catalog has, the easiest first. */
export function levelsOf(board: string): readonly Level[] {
  return catalogLevels(board)?.flatMap(({ level, found }) => (found ? [level] : [])) ?? [];
}
