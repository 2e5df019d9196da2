import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import {
  type AddContext,
  addEntries,
  insertProofs,
  judgeEntries,
  type PreparedEntry,
  prepare,
  puzzleRows,
} from './adding.ts';
import type { PuzzleEntry } from './entry.ts';

/** What became of the entries of another collection. */
export interface MergeReport {
  readonly added: number;
  /** Those that took the place of an equivalent puzzle, since they had been added earlier. */
  readonly replaced: number;
  readonly known: number;
}

/**
 * Takes entries of another collection in. Of equivalent puzzles the one stays that was added first, and of two that were
 * added at the same time the one whose document comes first as text; so it does not matter who takes in whom. Judgements
 * are gathered, and of equal documents a proof that either has.
 */
export async function mergeEntries(
  trx: Kysely<Tables>,
  entries: readonly PuzzleEntry[],
  context: AddContext,
): Promise<MergeReport> {
  const prepared = prepare(entries, context);
  const there = await trx
    .selectFrom('puzzles')
    .leftJoin('proofs', 'proofs.puzzle', 'puzzles.id')
    .select(['id', 'hash', 'added_at', 'document', 'steps'])
    .where(
      'hash',
      'in',
      prepared.map(({ puzzle }) => puzzle.hash),
    )
    .execute();
  const rows = new Map(there.map((row) => [row.hash, row]));
  let replaced = 0;
  for (const one of prepared) {
    const row = rows.get(one.puzzle.hash);
    if (!row) continue;
    const same = row.document === one.puzzle.document;
    if (comesBefore(one.puzzle, row)) {
      await replace(trx, one, row.id, same && row.steps !== null);
      replaced++;
    } else if (same && row.steps === null && one.entry.proof)
      await insertProofs(trx, [{ id: row.id, proof: one.entry.proof }]);
  }
  const known = prepared.filter(({ puzzle }) => rows.has(puzzle.hash));
  await judgeEntries(trx, known);
  const fresh = prepared.filter(({ puzzle }) => !rows.has(puzzle.hash));
  const { added } = await addEntries(
    trx,
    fresh.map(({ entry }) => entry),
    context,
  );
  return { added: added.length, replaced, known: entries.length - added.length - replaced };
}

interface Dated {
  readonly added_at: string;
  readonly document: string;
}

function comesBefore(a: Dated, b: Dated): boolean {
  return a.added_at === b.added_at ? a.document < b.document : a.added_at < b.added_at;
}

async function replace(trx: Kysely<Tables>, one: PreparedEntry, id: number, keepsProof: boolean): Promise<void> {
  const [row] = await puzzleRows(trx, [one]);
  await trx.updateTable('puzzles').set(row!).where('id', '=', id).execute();
  const { proof } = one.entry;
  if (keepsProof && !proof) return;
  await trx.deleteFrom('proofs').where('puzzle', '=', id).execute();
  await insertProofs(trx, [{ id, proof }]);
}
