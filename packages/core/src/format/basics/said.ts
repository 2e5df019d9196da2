import { isRecord } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';

/** How difficult a puzzle is said to be: by whoever gave it, or by our own rating. */
export function levelSaid(puzzle: Pick<Puzzle, 'source'>): string | undefined {
  const rating = puzzle.source?.rating;
  return saidOf(puzzle, 'level') ?? (isRecord(rating) ? saidOf({ source: rating }, 'level') : undefined);
}

/** What the record of a puzzle says under a name, as text; nothing where it says nothing, or what is no text. */
export function saidOf({ source }: Pick<Puzzle, 'source'>, field: string): string | undefined {
  const value = source?.[field];
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text : undefined;
}
