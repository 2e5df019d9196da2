import type { Selectable } from 'kysely';
import {
  type Collection,
  type CollectionTransaction,
  onStore,
  parseEntry,
  type Tables,
} from '../../collection/index.ts';
import type { UnitResult } from '../../kinds/kind.ts';
import { addCounts, addReasons, type ReasonCounts } from './rows.ts';

/** Units of a line that are done together. */
export interface Chunk {
  readonly plan: string;
  readonly line: number;
  readonly number: number;
  readonly from: number;
  readonly to: number;
  /** How often it has failed. */
  readonly tries: number;
}

/** What came of a chunk. */
export interface ChunkOutcome {
  /** One for each unit, in their order; fewer than it has if it was stopped. */
  readonly results: readonly UnitResult[];
  readonly milliseconds: number;
}

/** After so many failures a chunk is set aside. */
export const MOST_TRIES = 3;

/** So many rows at once. */
const ROWS = 500;

export function storedChunk(row: Selectable<Tables['plan_chunks']>): Chunk {
  const { plan, line, number, first, past, tries } = row;
  return { plan, line, number, from: first, to: past, tries };
}

/** The chunks of a plan that are to be done. */
export async function openChunks(collection: Collection, plan: string): Promise<Chunk[]> {
  const rows = await onStore(collection.place, () =>
    collection.db
      .selectFrom('plan_chunks')
      .selectAll()
      .where('plan', '=', plan)
      .where('state', '=', 'open')
      .orderBy('line')
      .orderBy('first')
      .execute(),
  );
  return rows.map(storedChunk);
}

/**
 * Writes what a chunk has found, and that it is done, in one transaction. It counts once: where it is done already, or its
 * line has ended, nothing happens. What was stopped before the end is done as far as it came, and the rest becomes a
 * chunk of its own. Tells whether it counted.
 */
export async function completeChunk(collection: Collection, chunk: Chunk, outcome: ChunkOutcome): Promise<boolean> {
  const { plan, line, number, from, to } = chunk;
  const { results, milliseconds } = outcome;
  const reached = from + results.length;
  if (reached === from) return false;
  const claims = results.flatMap(({ unit, found }) =>
    found.map(({ hash, record }, place) => ({ plan, line, unit, place, hash, record: JSON.stringify(record) })),
  );
  const done = {
    ...{ state: 'done', past: reached, claims: claims.length, milliseconds, reason: null },
    rejected: JSON.stringify(countReasons(results)),
    counted: addCounts(results.map(({ counted }) => counted)),
  };
  return collection.transaction(async (trx) => {
    const { numUpdatedRows } = await trx.db
      .updateTable('plan_chunks')
      .set(done)
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('number', '=', number)
      .where('first', '=', from)
      .where('past', '=', to)
      .where('state', '<>', 'done')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    for (let at = 0; at < claims.length; at += ROWS)
      await trx.db
        .insertInto('plan_claims')
        .values(claims.slice(at, at + ROWS))
        .execute();
    if (reached < to) await openRest(trx, chunk, reached);
    await reviseBy(trx, chunk, results);
    return true;
  });
}

async function openRest({ db }: CollectionTransaction, { plan, line, to, tries }: Chunk, reached: number) {
  const { chunks } = await db
    .updateTable('plan_lines')
    .set(({ eb }) => ({ chunks: eb('chunks', '+', 1) }))
    .where('plan', '=', plan)
    .where('line', '=', line)
    .returning('chunks')
    .executeTakeFirstOrThrow();
  const rest = { plan, line, number: chunks - 1, from: reached, to, tries };
  await db.insertInto('plan_chunks').values(openRow(rest)).execute();
}

/** The row of a chunk that is to be done. */
export function openRow({ plan, line, number, from, to, tries }: Chunk) {
  return {
    ...{ plan, line, number, first: from, past: to, state: 'open', tries, reason: null },
    ...{ claims: 0, milliseconds: 0, rejected: '{}', counted: null },
  };
}

/** Kinds that read the collection say what its puzzles should be like, and what is wrong with them. */
async function reviseBy(trx: CollectionTransaction, { plan, line }: Chunk, results: readonly UnitResult[]) {
  const revised = results.flatMap((result) => result.revised ?? []);
  const entries = revised.flatMap(({ hash, record }) => {
    const entry = parseEntry(record);
    return entry.ok ? [{ ...entry.value, hash }] : [];
  });
  await trx.revise(entries);
  const blemishes = results.flatMap((result) => result.blemishes ?? []);
  for (let at = 0; at < blemishes.length; at += ROWS)
    await trx.db
      .insertInto('plan_blemishes')
      .values(blemishes.slice(at, at + ROWS).map((blemish) => ({ plan, line, ...blemish })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

function countReasons(results: readonly UnitResult[]): ReasonCounts {
  return results.reduce<ReasonCounts>(
    (sum, { rejected }) => (rejected === undefined ? sum : addReasons(sum, { [rejected]: 1 })),
    {},
  );
}

/** Writes that a chunk has failed, and why. After too many failures it is set aside; tells whether it is. */
export async function failChunk(collection: Collection, chunk: Chunk, reason: string): Promise<boolean> {
  const { plan, line, number } = chunk;
  return collection.transaction(async ({ db }) => {
    const failed = await db
      .updateTable('plan_chunks')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1), reason }))
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('number', '=', number)
      .where('state', '=', 'open')
      .returning('tries')
      .executeTakeFirst();
    if (!failed || failed.tries < MOST_TRIES) return false;
    await db
      .updateTable('plan_chunks')
      .set({ state: 'failed' })
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('number', '=', number)
      .execute();
    return true;
  });
}

/** A chunk by its key, if it is to be done and its plan is not paused. */
export async function readChunk(
  collection: Collection,
  { plan, line, number }: Pick<Chunk, 'plan' | 'line' | 'number'>,
): Promise<Chunk | undefined> {
  const row = await onStore(collection.place, () =>
    collection.db
      .selectFrom('plan_chunks')
      .innerJoin('plans', 'plans.id', 'plan_chunks.plan')
      .selectAll('plan_chunks')
      .where('plans.state', '=', 'running')
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('number', '=', number)
      .where('plan_chunks.state', '=', 'open')
      .executeTakeFirst(),
  );
  return row && storedChunk(row);
}

/** Sets a chunk aside at once. */
export async function setChunkAside(
  collection: Collection,
  { plan, line, number }: Pick<Chunk, 'plan' | 'line' | 'number'>,
  reason: string,
): Promise<void> {
  await collection.transaction(({ db }) =>
    db
      .updateTable('plan_chunks')
      .set({ state: 'failed', reason })
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('number', '=', number)
      .where('state', '=', 'open')
      .execute(),
  );
}

/** Has the chunks that were set aside done again. Tells how many. */
export async function retryChunks(collection: Collection, plan: string): Promise<number> {
  return collection.transaction(async ({ db }) => {
    const { numUpdatedRows } = await db
      .updateTable('plan_chunks')
      .set({ state: 'open', tries: 0 })
      .where('plan', '=', plan)
      .where('state', '=', 'failed')
      .executeTakeFirst();
    return Number(numUpdatedRows);
  });
}
