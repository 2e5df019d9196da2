import { isRecord, type Result } from '@latin-puzzles/core/basis';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';

/** What a player found a puzzle to be. */
export interface PlayerJudgement {
  /** Who judged; empty if that is not known. */
  readonly player: string;
  readonly level: Level;
  /** How long it took. */
  readonly seconds?: number | undefined;
  /** When, in ISO 8601. */
  readonly at: string;
}

/** A puzzle to be added. What is known of it beyond its clues stands in its record: `rating`, `critical`, `generated`. */
export interface PuzzleEntry {
  readonly puzzle: Puzzle;
  /** The canonical hash, if the caller knows it; it is believed. */
  readonly hash?: string | undefined;
  /** The proof, as a native document carries it. */
  readonly proof?: ProofRecord | undefined;
  /** When it was added to the collection that it comes from, in ISO 8601; now, unless given. */
  readonly added?: string | undefined;
  readonly judgements?: readonly PlayerJudgement[] | undefined;
}

/** A proof in a file. */
export interface ProofRecord {
  readonly steps: readonly unknown[];
  readonly [field: string]: unknown;
}

/** The field of a record that holds what only collections know; it is not a part of the document. */
export const COLLECTION_FIELD = 'collection';

/** The entry that a record makes: a native document, as an export of a collection writes it or without what is added there. */
export function parseEntry(record: unknown): Result<PuzzleEntry> {
  const puzzle = parseNativeRecord(record);
  return puzzle.ok ? { ok: true, value: makeEntry(puzzle.value) } : puzzle;
}

/**
 * The entry of a puzzle: the proof that its record carries, and what the record knows of the collection that it comes from,
 * are told apart from the document.
 */
export function makeEntry(puzzle: Puzzle): PuzzleEntry {
  const { [COLLECTION_FIELD]: kept, proof, ...rest } = puzzle.source ?? {};
  const proven = isRecord(proof) && Array.isArray(proof.steps);
  const { added, judgements } = isRecord(kept) ? kept : ({} as Record<string, unknown>);
  const source = proven || proof === undefined ? rest : { ...rest, proof };
  return {
    puzzle: puzzle.source ? { ...puzzle, source } : puzzle,
    proof: proven ? (proof as ProofRecord) : undefined,
    added: isMoment(added) ? added : undefined,
    judgements: Array.isArray(judgements) ? judgements.filter(isPlayerJudgement) : undefined,
  };
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Whether a value is a moment as collections write it. */
export function isMoment(value: unknown): value is string {
  return typeof value === 'string' && MOMENT.test(value) && !Number.isNaN(Date.parse(value));
}

function isPlayerJudgement(value: unknown): value is PlayerJudgement {
  if (!isRecord(value)) return false;
  const { player, level, seconds, at } = value;
  return (
    typeof player === 'string' &&
    isMoment(at) &&
    (LEVELS as readonly unknown[]).includes(level) &&
    (seconds === undefined || (typeof seconds === 'number' && seconds >= 0 && Number.isFinite(seconds)))
  );
}
