import { isRecord, VERSION } from '@latin-puzzles/core/basis';
import type { BatchPuzzle, Wishes } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { clueCount } from '@latin-puzzles/core/puzzle';
import type { Rating } from '@latin-puzzles/core/rating';
import type { PuzzleOrder } from './order.ts';

/** What is written on a puzzle, and what it was made of: the wishes are those that held when it was found. */
type Signed = Pick<PuzzleOrder, 'seed' | 'title' | 'author' | 'wishes'>;

/** The native puzzle with its solution, its rating, and what finds it again. */
export function makeFindingRecord(finding: BatchPuzzle, signed: Signed): Record<string, unknown> {
  const { puzzle, rating, theorems, number, ahead } = finding;
  const { seed, title, author, wishes } = signed;
  return {
    ...makeNativeRecord({ ...puzzle, title, author }),
    rating: { ...rating, theorems },
    generated: { ...makeProvenance(seed, number, wishes), ...(ahead && { ahead }) },
  };
}

/** Where a puzzle comes from: with the board and the labels of its document, the same version makes it again. */
export function makeProvenance(
  seed: number,
  attempt: number,
  wishes: Partial<Wishes>,
): Readonly<Record<'seed' | 'attempt' | 'version' | 'wishes', unknown>> {
  const { board: _board, multiset: _multiset, ...others } = wishes;
  return { seed, attempt, version: VERSION, wishes: said(others) };
}

/** What a record says, without the fields that say nothing. */
function said(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const fields = Object.entries(record).map(([name, value]) => [name, isRecord(value) ? said(value) : value] as const);
  return Object.fromEntries(
    fields.filter(([, value]) => value !== undefined && !(isRecord(value) && Object.keys(value).length === 0)),
  );
}

/** A puzzle that was made, as plain data. */
export interface MadePuzzle {
  /** The native document, as `makeFindingRecord` makes it. */
  readonly text: string;
  readonly clues: number;
  readonly rating: Rating;
  /** The least theorems that solve it, the easiest first. */
  readonly theorems: readonly string[];
}

export function makeMadePuzzle(finding: BatchPuzzle, signed: Signed): MadePuzzle {
  const { puzzle, rating, theorems } = finding;
  const text = JSON.stringify(makeFindingRecord(finding, signed));
  return { text, clues: clueCount(puzzle), rating, theorems };
}
