import type { Fault, Result } from '@latin-puzzles/core/basis';
import { parseNative } from '@latin-puzzles/core/format';
import { isComplete, type Puzzle } from '@latin-puzzles/core/puzzle';
import { type Level, ratedLevel, ratedScore } from '@latin-puzzles/core/rating';

/** A puzzle of the list, as it is printed. */
export interface PrintEntry {
  /** The native document by which the list knows it. */
  readonly text: string;
  readonly puzzle: Puzzle;
  /** As it was rated before it came here. */
  readonly level: Level | undefined;
  readonly score: number | undefined;
  /** Whether no cell is left to be solved. */
  readonly complete: boolean;
}

/** The puzzles of the list that can be read, and the documents that cannot. */
export interface ReadEntries {
  readonly good: readonly PrintEntry[];
  readonly bad: readonly { readonly text: string; readonly fault: Fault }[];
}

/** The entry of a document, or what is wrong with it. */
export function entryFrom(text: string): Result<PrintEntry> {
  const read = parseNative(text);
  if (!read.ok) return read;
  const puzzle = read.value;
  return {
    ok: true,
    value: {
      text,
      puzzle,
      level: ratedLevel(puzzle),
      score: ratedScore(puzzle),
      complete: isComplete(puzzle.labeling),
    },
  };
}

/** Reads lists of documents, and each document once: lists differ little from one another. */
export function makeEntryReader(): (texts: readonly string[]) => ReadEntries {
  const known = new Map<string, Result<PrintEntry>>();
  return (texts) => {
    const read = texts.map((text) => {
      const result = known.get(text) ?? entryFrom(text);
      known.set(text, result);
      return { text, result };
    });
    return {
      good: read.flatMap(({ result }) => (result.ok ? [result.value] : [])),
      bad: read.flatMap(({ text, result }) => (result.ok ? [] : [{ text, fault: result.fault }])),
    };
  };
}
