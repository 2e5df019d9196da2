import type { Result } from '@latin-puzzles/core/basis';
import type { Level } from '@latin-puzzles/core/rating';
import { findGradedPuzzle } from './graded.ts';

/** The day, written as 2026-11-18; the board by name; how difficult. */
export interface DailyWish {
  readonly date: string;
  readonly board: string;
  readonly level: Level;
}

/**
 * The puzzle of the day for a board and a level, as the record that `makeFindingRecord` makes: the same for everybody, on
 * every machine, from the date alone. Nothing if the board has none of that level, as far as attempts tell, or if the
 * signal came first.
 */
export function findDailyPuzzle(
  { date, board, level }: DailyWish,
  signal?: { readonly aborted: boolean },
): Promise<Result<Record<string, unknown> | undefined>> {
  return findGradedPuzzle({ board, level, occasion: date }, { signal });
}
