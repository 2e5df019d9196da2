import texts from 'virtual:specimens';
import { isRecord } from '@latin-puzzles/core/basis';
import { type CatalogEntry, catalogEntry } from '@latin-puzzles/core/board';
import { parseNative } from '@latin-puzzles/core/format';
import { beginningOf, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type Level, ratedLevel, ratedScore } from '@latin-puzzles/core/rating';

/** A Latin Puzzle of the catalog with the puzzle that is shipped for it. */
export interface Specimen {
  readonly entry: CatalogEntry;
  /** Its board is made when it is first asked for: a page that only names puzzles need not wait for all of them. */
  readonly puzzle: Puzzle;
  readonly level: Level;
  /** Nothing where there is no puzzle that was rated. */
  readonly score: number | undefined;
}

/** The specimen of a catalog entry; an entry without one gives its board as it begins. */
export function specimenOf(entry: CatalogEntry): Specimen {
  const text = texts[entry.name];
  const document: unknown = text === undefined ? undefined : JSON.parse(text);
  const rated = { source: isRecord(document) ? document : undefined };
  let puzzle: Puzzle | undefined;
  return {
    entry,
    level: ratedLevel(rated) ?? entry.promise.level,
    score: ratedScore(rated),
    get puzzle() {
      puzzle ??= readPuzzle(entry, text);
      return puzzle;
    },
  };
}

function readPuzzle(entry: CatalogEntry, text: string | undefined): Puzzle {
  const parsed = text === undefined ? undefined : parseNative(text);
  return parsed?.ok ? parsed.value : beginningOf(entry);
}

export function findSpecimen(name: string): Specimen | undefined {
  const entry = catalogEntry(name);
  return entry && specimenOf(entry);
}
