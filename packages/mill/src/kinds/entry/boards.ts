import {
  either,
  type FieldEntry,
  faultWithin,
  listOf,
  RECORD,
  type Result,
  success,
  TEXT,
} from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { canonicalHash, emptyPartialBoard, type Multiset } from '@latin-puzzles/core/puzzle';
import { type PuzzleSubject, subjectNamed, subjectOfPuzzle } from '@latin-puzzles/workshop/generate';

/**
 * A board in a plan: a name of the catalog or of a family, or a puzzle document, whose board, labels and inscription are
 * taken.
 */
export type PlanBoard = string | Readonly<Record<string, unknown>>;

export const BOARDS_FIELD: FieldEntry = {
  type: listOf(either(TEXT, RECORD), {
    en: 'a list of boards: names such as "sudoku" or "star:8/3", or puzzle documents',
    es: 'una lista de tableros: nombres como "sudoku" o "star:8/3", o documentos de puzles',
  }),
  meaning: 'Names of the catalog, families with parameters, or latin-puzzle/1 documents for boards of one’s own.',
  required: true,
};

/** What puzzles are to be made of. */
export function subjectOf(board: PlanBoard, place: string): Result<PuzzleSubject> {
  const subject = typeof board === 'string' ? subjectNamed(board) : subjectOfDocument(board);
  return subject.ok ? subject : { ok: false, fault: faultWithin(place, subject.fault) };
}

function subjectOfDocument(document: Readonly<Record<string, unknown>>): Result<PuzzleSubject> {
  const puzzle = parseNativeRecord(document);
  return puzzle.ok ? success(subjectOfPuzzle(puzzle.value)) : puzzle;
}

/** What a board is called where lines are listed. */
export function boardText({ name, title }: PuzzleSubject): string {
  return name || title || 'own board';
}

const families = new WeakMap<Board, Map<string, string>>();

/** The same for lines that could find the same puzzle: those of one board and multiset but for the names of both. */
export function familyOf(board: Board, multiset: Multiset): Result<string> {
  const counts = [...multiset.counts].sort((a, b) => a - b).join(' ');
  const known = families.get(board) ?? new Map<string, string>();
  families.set(board, known);
  const kept = known.get(counts);
  if (kept !== undefined) return success(kept);
  const empty = emptyPartialBoard(board, multiset);
  if (!empty.ok) return empty;
  const family = canonicalHash(empty.value);
  known.set(counts, family);
  return success(family);
}
