import { createHash } from 'node:crypto';
import { isRecord } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { makeSymmetryFinder, type SymmetryFinder } from '@latin-puzzles/core/finding';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { canonicalHash, clueCount } from '@latin-puzzles/core/puzzle';
import { LEVELS } from '@latin-puzzles/core/rating';
import type { Insertable } from 'kysely';
import type { BoardTable, PuzzleTable } from '../database/index.ts';
import type { PuzzleEntry } from './entry.ts';
import type { Profile } from './profiles.ts';
import { findableText, storableText } from './storable.ts';

/** What an entry becomes in the tables. */
export interface EntryRows {
  readonly board: BoardTable;
  /** Without the number of its profile, which only the database knows. */
  readonly puzzle: Omit<Insertable<PuzzleTable>, 'profile'>;
  readonly profile: Profile;
}

/** Collections keep to a few boards; one that does not must not fill the memory. */
const MOST_BOARDS = 64;

/** Makes rows of entries; what must be known of a board is found out only once. */
export class RowMaker {
  readonly #boards = new Map<string, { readonly row: BoardTable; readonly symmetryOf: SymmetryFinder }>();

  make(entry: PuzzleEntry, now: string): EntryRows {
    const { puzzle, hash = canonicalHash(puzzle), added = now } = entry;
    const record = makeNativeRecord(puzzle);
    const { row: board, symmetryOf } = this.#boardOf(puzzle.board, record.board);
    const rating: Readonly<Record<string, unknown>> = isRecord(record.rating) ? record.rating : {};
    const origin: Readonly<Record<string, unknown>> = isRecord(record.generated) ? record.generated : {};
    const facts = {
      board: board.key,
      level: LEVELS.find((level) => level === rating.level) ?? null,
      hardest: typeof rating.hardest === 'string' ? findableText(rating.hardest) : null,
      symmetry: symmetryOf(puzzle.labeling).name,
      fair: yesOrNo(rating.fair),
      critical: yesOrNo(record.critical),
      inscribed: Number(puzzle.inscription.length > 0),
    };
    return {
      board,
      puzzle: {
        ...facts,
        hash,
        labels: JSON.stringify(puzzle.multiset.entries),
        clues: clueCount(puzzle),
        title: puzzle.title === undefined ? null : storableText(puzzle.title),
        name: textOf(record.id),
        score: typeof rating.score === 'number' && Number.isFinite(rating.score) ? rating.score : null,
        plan: textOf(origin.plan),
        line: textOf(origin.line),
        added_at: added,
        document: JSON.stringify(board.definition === null ? record : { ...record, board: null }),
      },
      profile: { ...facts, theorems: namesIn(rating.theorems).sort() },
    };
  }

  #boardOf(board: Board, written: unknown) {
    const definition = board.name === '' ? JSON.stringify(written) : null;
    const key = definition === null ? board.name : `own:${digestOf(definition)}`;
    const known = this.#boards.get(key);
    if (known) return known;
    if (this.#boards.size >= MOST_BOARDS) this.#boards.clear();
    const made = { row: { key, cells: board.cells, definition }, symmetryOf: makeSymmetryFinder(board) };
    this.#boards.set(key, made);
    return made;
  }
}

function digestOf(definition: string): string {
  return createHash('sha256').update(definition).digest('hex').slice(0, 32);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? findableText(String(value)) : null;
}

function yesOrNo(value: unknown): number | null {
  return typeof value === 'boolean' ? Number(value) : null;
}

function namesIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [...new Set(value.filter((name): name is string => typeof name === 'string').map(findableText))];
}
