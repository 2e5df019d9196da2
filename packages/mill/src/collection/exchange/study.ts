import { failure, type Result, success } from '@latin-puzzles/core/basis';
import type { Signal } from '@latin-puzzles/core/engine';
import { makeProvenRecord } from '@latin-puzzles/core/format';
import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { findLeastTheorems, findProof, findRating } from '@latin-puzzles/workshop/proving';
import { redundantClues, solutionsUpTo } from '@latin-puzzles/workshop/study';
import type { Tools } from '@latin-puzzles/workshop/tools';
import type { ProofRecord, PuzzleEntry } from '../puzzles/index.ts';
import { ENTRY_FAULTS } from './faults.ts';

/** What is found out about a puzzle before it is added. */
export interface StudyWishes {
  /** Its rating, the theorems that it needs, and whether it is critical, where its record does not say so. */
  readonly rate?: boolean | undefined;
  /** Its proof, where it has none. */
  readonly prove?: boolean | undefined;
}

/**
 * The entry of a Latin puzzle with what was to be found out about it. Whatever is no Latin puzzle is refused; nothing comes
 * back if the signal came first.
 */
export function studyEntry(
  tools: Tools,
  entry: PuzzleEntry,
  { rate, prove }: StudyWishes,
  signal?: Signal,
): Result<PuzzleEntry> | undefined {
  const { puzzle } = entry;
  const { solutions, decided } = solutionsUpTo(tools, puzzle, 2, { signal });
  if (!decided) return undefined;
  if (solutions.length !== 1)
    return failure(
      ENTRY_FAULTS,
      solutions.length === 0 ? 'collection.entry:none' : 'collection.entry:several',
      'clues',
    );
  const studied = rate ? ratedPuzzle(tools, puzzle, solutions[0]!, signal) : puzzle;
  if (!studied) return undefined;
  if (!prove || entry.proof) return success({ ...entry, puzzle: studied });
  const proof = findProof(tools, puzzle, { signal });
  if (signal?.aborted) return undefined;
  const { proof: record } = makeProvenRecord(puzzle, proof);
  return success({ ...entry, puzzle: studied, proof: record as ProofRecord });
}

function ratedPuzzle(tools: Tools, puzzle: Puzzle, solution: Labeling, signal: Signal | undefined): Puzzle | undefined {
  const { source = {} } = puzzle;
  const found: Record<string, unknown> = {};
  if (source.rating === undefined) {
    const rating = findRating(tools, puzzle, { signal });
    if (!rating) return undefined;
    const theorems = findLeastTheorems(tools, puzzle, { signal }) ?? [];
    found.rating = { ...rating, theorems };
  }
  if (source.critical === undefined) found.critical = redundantClues(tools, puzzle, solution).length === 0;
  if (signal?.aborted) return undefined;
  return { ...puzzle, source: { ...source, ...found } };
}
