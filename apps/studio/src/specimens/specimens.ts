import texts from 'virtual:specimens';
import { type CatalogEntry, catalogEntry } from '@latin-puzzles/core/board';
import { parseNative } from '@latin-puzzles/core/format';
import { beginningOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type Level, ratedLevel, ratedScore } from '@latin-puzzles/core/rating';

/** A Latin Puzzle of the catalog with the puzzle that is shipped for it. */
export interface Specimen {
  readonly entry: CatalogEntry;
  readonly puzzle: Puzzle;
  readonly level: Level;
  /** Nothing where there is no puzzle that was rated. */
  readonly score: number | undefined;
}

/** The specimen of a catalog entry; an entry without one gives its board as it begins. */
export function specimenOf(entry: CatalogEntry): Specimen {
  const text = texts[entry.name];
  const parsed = text === undefined ? undefined : parseNative(text);
  const puzzle = parsed?.ok ? parsed.value : beginningOf(entry);
  return { entry, puzzle, level: ratedLevel(puzzle) ?? entry.promise.level, score: ratedScore(puzzle) };
}

export function findSpecimen(name: string): Specimen | undefined {
  const entry = catalogEntry(name);
  return entry && specimenOf(entry);
}
