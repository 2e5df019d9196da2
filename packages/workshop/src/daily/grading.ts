import { isRecord } from '@latin-puzzles/core/basis';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';

/** What a puzzle says of the occasion that it was made for, in the field `graded` of its document. */
export interface Grading {
  /** A name of the catalog, or the specification of a board; empty for a board of one's own. */
  readonly board: string;
  readonly level: Level | undefined;
  readonly occasion: string;
  readonly version: number;
}

/** The occasion that a puzzle was made for, if it says so. */
export function gradingOf({ source }: Puzzle): Grading | undefined {
  const graded = source?.graded;
  if (!isRecord(graded)) return undefined;
  const { board, occasion, version } = graded;
  if (typeof board !== 'string' || typeof occasion !== 'string' || typeof version !== 'number') return undefined;
  return { board, level: LEVELS.find((level) => level === graded.level), occasion, version };
}
