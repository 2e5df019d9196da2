import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { PuzzleEntry } from './entry.ts';
import type { RowMaker } from './rows.ts';

/** Lets the documents of puzzles that are there say what these say, within a transaction; whatever is not there stays away. */
export async function reviseEntries(
  trx: Kysely<Tables>,
  entries: readonly PuzzleEntry[],
  rows: RowMaker,
): Promise<void> {
  for (const entry of entries) {
    const { puzzle, theorems } = rows.make(entry, '');
    const { hash, board, added_at, ...said } = puzzle;
    const revised = await trx
      .updateTable('puzzles')
      .set(said)
      .where('hash', '=', hash)
      .where('board', '=', board)
      .returning('id')
      .executeTakeFirst();
    if (!revised) continue;
    await trx.deleteFrom('puzzle_theorems').where('puzzle', '=', revised.id).execute();
    if (theorems.length > 0)
      await trx
        .insertInto('puzzle_theorems')
        .values(theorems.map((theorem) => ({ theorem, puzzle: revised.id })))
        .execute();
  }
}
