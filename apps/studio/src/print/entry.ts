import type { Result } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { entryOf, isComplete, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type Level, ratedLevel } from '@latin-puzzles/core/rating';

/** A puzzle of the list, as it is printed. */
export interface Entry {
  /** The native document by which the list knows it. */
  readonly text: string;
  readonly puzzle: Puzzle;
  /** Its own title, or that of its Latin Puzzle in the catalog; empty if it has neither. */
  readonly title: string;
  /** As it was rated before it came here. */
  readonly level: Level | undefined;
  /** Whether no cell is left to be solved. */
  readonly complete: boolean;
}

const parsed = new Map<string, Result<Puzzle>>();

/** The entry of a document, or what is wrong with it. */
export function entryFrom(text: string): Result<Entry> {
  const read = parsed.get(text) ?? parseNative(text);
  parsed.set(text, read);
  if (!read.ok) return read;
  const puzzle = read.value;
  return {
    ok: true,
    value: {
      text,
      puzzle,
      title: puzzle.title?.trim() || entryOf(puzzle)?.title || '',
      level: ratedLevel(puzzle),
      complete: isComplete(puzzle.labeling),
    },
  };
}
