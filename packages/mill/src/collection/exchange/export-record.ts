import { COLLECTION_FIELD, type PuzzleParts, type StoredPuzzle } from '../puzzles/index.ts';

/** What an export holds beside the documents. */
export interface ExportOptions {
  /** The proofs too, where there are any. */
  readonly proofs?: boolean | undefined;
}

/**
 * The record of a stored puzzle for a file: its native document, with its proof if that is wanted, and what only the
 * collection knows in a field of its own. Added to an empty collection, it is there as it was here.
 */
export function makeExportRecord(
  stored: StoredPuzzle,
  { proofs, judgements }: PuzzleParts,
  options: ExportOptions = {},
): Record<string, unknown> {
  const { id, hash, symmetry, added, record } = stored;
  const proof = options.proofs ? proofs.get(id) : undefined;
  const judged = judgements.get(id);
  return {
    ...record,
    ...(proof && { proof }),
    [COLLECTION_FIELD]: { hash, added, symmetry, ...(judged && { judgements: judged }) },
  };
}
