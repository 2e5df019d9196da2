import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { PuzzleEntry } from './entry.ts';
import type { EntryRows, RowMaker } from './rows.ts';

/** What became of entries: each was new, or a puzzle equivalent to it was there already. */
export interface AddReport {
  /** The hashes of those that were new, in the order of the entries. */
  readonly added: readonly string[];
  readonly known: readonly string[];
}

/** Both engines allow more than this many rows at once, with all of their columns. */
const ROWS_AT_ONCE = 500;

interface PreparedEntry extends EntryRows {
  readonly entry: PuzzleEntry;
}

/**
 * Adds entries within a transaction. Of a puzzle that is there already, or twice among the entries, the first stays as it
 * is; the judgements of players are gathered in any case.
 */
export async function addEntries(
  trx: Kysely<Tables>,
  entries: readonly PuzzleEntry[],
  { rows, now }: { readonly rows: RowMaker; readonly now: string },
): Promise<AddReport> {
  const added: string[] = [];
  const known: string[] = [];
  for (let at = 0; at < entries.length; at += ROWS_AT_ONCE) {
    const prepared = entries.slice(at, at + ROWS_AT_ONCE).map((entry) => ({ entry, ...rows.make(entry, now) }));
    const fresh = await insertPuzzles(trx, prepared);
    const first = new Map<string, PreparedEntry>();
    for (const one of prepared) {
      const { hash } = one.puzzle;
      if (fresh.has(hash) && !first.has(hash)) {
        first.set(hash, one);
        added.push(hash);
      } else known.push(hash);
    }
    await insertParts(trx, first, fresh);
    await insertJudgements(trx, prepared);
  }
  return { added, known };
}

/** Adds the puzzles that are new; gives the number of the row of each by its hash. */
async function insertPuzzles(trx: Kysely<Tables>, prepared: readonly PreparedEntry[]): Promise<Map<string, number>> {
  const boards = new Map(prepared.map(({ board }) => [board.key, board]));
  await trx
    .insertInto('boards')
    .values([...boards.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const inserted = await trx
    .insertInto('puzzles')
    .values(prepared.map(({ puzzle }) => puzzle))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning(['id', 'hash'])
    .execute();
  return new Map(inserted.map(({ id, hash }) => [hash, id]));
}

async function insertParts(
  trx: Kysely<Tables>,
  first: ReadonlyMap<string, PreparedEntry>,
  ids: ReadonlyMap<string, number>,
): Promise<void> {
  const theorems = [...first].flatMap(([hash, one]) =>
    one.theorems.map((theorem) => ({ theorem, puzzle: ids.get(hash)! })),
  );
  for (let at = 0; at < theorems.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('puzzle_theorems')
      .values(theorems.slice(at, at + ROWS_AT_ONCE))
      .execute();
  const proofs = [];
  for (const [hash, { entry }] of first)
    if (entry.proof)
      proofs.push({
        puzzle: ids.get(hash)!,
        steps: entry.proof.steps.length,
        proof: await packProof(entry.proof),
      });
  if (proofs.length > 0) await trx.insertInto('proofs').values(proofs).execute();
}

const deflated = promisify<string, Buffer>(deflate);

/** A proof as it lies in the table. */
export function packProof(proof: unknown): Promise<Uint8Array> {
  return deflated(JSON.stringify(proof));
}

async function insertJudgements(trx: Kysely<Tables>, prepared: readonly PreparedEntry[]): Promise<void> {
  const judged = prepared.filter(({ entry }) => entry.judgements?.length);
  if (judged.length === 0) return;
  const hashes = judged.map(({ puzzle }) => puzzle.hash);
  const found = await trx.selectFrom('puzzles').select(['id', 'hash']).where('hash', 'in', hashes).execute();
  const ids = new Map(found.map(({ id, hash }) => [hash, id]));
  const values = judged.flatMap(({ puzzle, entry }) =>
    entry.judgements!.map(({ player, level = null, rating = null, seconds = null, at }) => ({
      ...{ puzzle: ids.get(puzzle.hash)!, player, level, rating, seconds },
      judged_at: at,
    })),
  );
  for (let at = 0; at < values.length; at += ROWS_AT_ONCE)
    await trx
      .insertInto('judgements')
      .values(values.slice(at, at + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
