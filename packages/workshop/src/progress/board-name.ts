import { CATALOG } from '@latin-puzzles/core/board';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { gradingOf } from '../daily/grading.ts';

/**
 * The board that a solve counts for: the Latin Puzzle of the catalog that a puzzle is of, by its board, its labels and
 * whether it has words; else the specification of its board; empty for a board of one's own.
 */
export function boardNameOf(puzzle: Puzzle): string {
  const { board, multiset, inscription, labeling } = puzzle;
  const grading = gradingOf(puzzle);
  if (grading) return grading.board;
  const labels = multiset.entries.toSorted().join('\n');
  const written = inscription.map((cell) => multiset.labels[labeling[cell]!]).join('');
  const entry = CATALOG.find(
    (other) =>
      other.board === board.name &&
      other.labels.toSorted().join('\n') === labels &&
      (other.inscription?.text.replaceAll(' ', '') ?? '') === written,
  );
  return entry?.name ?? board.name;
}
