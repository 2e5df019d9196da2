import { promisify } from 'node:util';
import { deflate } from 'node:zlib';
import type { Insertable, Kysely } from 'kysely';
import type { PuzzleTable, Tables } from '../database/index.ts';
import type { ProofRecord, PuzzleEntry } from './entry.ts';
import { insertJudgements } from './judging.ts';
import { portions } from './portions.ts';
import { numberProfiles, profileKey } from './profiles.ts';
import type { EntryRows, RowMaker } from './rows.ts';

/** What became of entries: each was new, or a puzzle equivalent to it was there already. */
export interface AddReport {
  /** The hashes of those that were new, in the order of the entries. */
  readonly added: readonly string[];
  readonly known: readonly string[];
}

/** What adding goes by. */
export interface AddContext {
  readonly rows: RowMaker;
  /** The date of what has none. */
  readonly now: string;
}

/** An entry with its rows. */
export interface PreparedEntry extends EntryRows {
  readonly entry: PuzzleEntry;
}

export function prepare(entries: readonly PuzzleEntry[], { rows, now }: AddContext): PreparedEntry[] {
  return entries.map((entry) => ({ entry, ...rows.make(entry, now) }));
}

/**
 * Adds entries within a transaction. Of a puzzle that is there already, or twice among the entries, the first stays as it
 * is; the judgements of players are gathered in any case.
 */
export async function addEntries(
  trx: Kysely<Tables>,
  entries: readonly PuzzleEntry[],
  context: AddContext,
): Promise<AddReport> {
  const added: string[] = [];
  const known: string[] = [];
  for (const some of portions(entries)) {
    const prepared = prepare(some, context);
    const ids = await insertPuzzles(trx, prepared);
    const first = new Map<string, PreparedEntry>();
    for (const one of prepared) {
      const { hash } = one.puzzle;
      const isNew = ids.has(hash) && !first.has(hash);
      if (isNew) first.set(hash, one);
      (isNew ? added : known).push(hash);
    }
    await insertProofs(
      trx,
      [...first].map(([hash, { entry }]) => ({ id: ids.get(hash)!, proof: entry.proof })),
    );
    await judgeEntries(trx, prepared);
  }
  return { added, known };
}

/** Adds the puzzles that are new; gives the number of the row of each by its hash. */
async function insertPuzzles(trx: Kysely<Tables>, prepared: readonly PreparedEntry[]): Promise<Map<string, number>> {
  const inserted = await trx
    .insertInto('puzzles')
    .values(await puzzleRows(trx, prepared))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning(['id', 'hash'])
    .execute();
  return new Map(inserted.map(({ id, hash }) => [hash, id]));
}

/** The rows of puzzles, whose boards and profiles are made where they are not there yet. */
export async function puzzleRows(
  trx: Kysely<Tables>,
  prepared: readonly EntryRows[],
): Promise<Insertable<PuzzleTable>[]> {
  const boards = new Map(prepared.map(({ board }) => [board.key, board]));
  await trx
    .insertInto('boards')
    .values([...boards.values()])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const numbers = await numberProfiles(trx, prepared);
  return prepared.map(({ puzzle, profile }) => ({ ...puzzle, profile: numbers.get(profileKey(profile))! }));
}

/** The proof of the puzzle of a row. */
interface RowProof {
  readonly id: number;
  readonly proof: ProofRecord | undefined;
}

/** Adds the proofs that there are. */
export async function insertProofs(trx: Kysely<Tables>, parts: readonly RowProof[]): Promise<void> {
  for (const { id, proof } of parts)
    if (proof)
      await trx
        .insertInto('proofs')
        .values({ puzzle: id, steps: proof.steps.length, proof: await packProof(proof) })
        .execute();
}

const deflated = promisify<string, Buffer>(deflate);

/** A proof as it lies in the table. */
async function packProof(proof: ProofRecord): Promise<Uint8Array> {
  return deflated(JSON.stringify(proof));
}

/** Adds the judgements that entries bring. */
export async function judgeEntries(trx: Kysely<Tables>, prepared: readonly PreparedEntry[]): Promise<void> {
  const judged = prepared.flatMap(({ puzzle, entry }) =>
    entry.judgements?.length ? [{ hash: puzzle.hash, judgements: entry.judgements }] : [],
  );
  await insertJudgements(trx, judged);
}
