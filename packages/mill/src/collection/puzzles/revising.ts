import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import { puzzleRows } from './adding.ts';
import type { PuzzleEntry } from './entry.ts';
import type { RowMaker } from './rows.ts';

/** Lets the documents of puzzles that are there say what these say, within a transaction; whatever is not there stays away. */
export async function reviseEntries(
  trx: Kysely<Tables>,
  entries: readonly PuzzleEntry[],
  rows: RowMaker,
): Promise<void> {
  for (const entry of entries) {
    const [row] = await puzzleRows(trx, [rows.make(entry, '')]);
    const { hash, board, added_at, ...said } = row!;
    await trx.updateTable('puzzles').set(said).where('hash', '=', hash).where('board', '=', board).execute();
  }
}
