import type { Result } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { entryOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { ratedLevel } from '@latin-puzzles/core/rating';
import { challengeOf, LEVEL_NAMES } from '../words/catalog.ts';
import { said } from '../words/words.ts';

/** A puzzle of the list, as it is printed. */
export interface Entry {
  /** The native document by which the list knows it. */
  readonly text: string;
  readonly puzzle: Puzzle;
  /** Its own title, or that of its Latin Puzzle in the catalog; empty if it has neither. */
  readonly title: string;
  readonly level: string | undefined;
  readonly challenge: string | undefined;
}

const parsed = new Map<string, Result<Puzzle>>();

/** The entry of a document in the language chosen, or what is wrong with it. */
export function entryFrom(text: string): Result<Entry> {
  const read = parsed.get(text) ?? parseNative(text);
  parsed.set(text, read);
  if (!read.ok) return read;
  const puzzle = read.value;
  const known = entryOf(puzzle);
  const level = ratedLevel(puzzle);
  return {
    ok: true,
    value: {
      text,
      puzzle,
      title: puzzle.title?.trim() || known?.title || '',
      level: level && said(LEVEL_NAMES)[level],
      challenge: known && challengeOf(known),
    },
  };
}
