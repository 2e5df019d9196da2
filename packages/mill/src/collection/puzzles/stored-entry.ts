import type { Result } from '@latin-puzzles/core/basis';
import { type BoardResolver, makeBoardResolver } from '@latin-puzzles/core/board';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import type { PuzzleEntry } from './entry.ts';
import type { PuzzleParts } from './parts.ts';
import type { StoredPuzzle } from './querying.ts';

/** Makes entries of stored puzzles again, as they would be added; or tells what is wrong with a document. */
export type StoredEntryReader = (stored: StoredPuzzle, parts: PuzzleParts) => Result<PuzzleEntry>;

export function makeStoredEntryReader(resolve: BoardResolver = makeBoardResolver()): StoredEntryReader {
  return ({ id, hash, added, record }, { proofs, judgements }) => {
    const puzzle = parseNativeRecord(record, resolve);
    if (!puzzle.ok) return puzzle;
    const parts = { proof: proofs.get(id), judgements: judgements.get(id) };
    return { ok: true, value: { puzzle: puzzle.value, hash, added, ...parts } };
  };
}
