import { isRecord, must } from '@latin-puzzles/core/basis';
import { clueCount } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import { type CollectionTransaction, type PuzzleEntry, parseEntry } from '../../collection/index.ts';
import { sign } from '../../kinds/entry/signing.ts';
import { settleChunk } from '../settling/settle.ts';
import { addCounts, addReasons, type StoredLine, storedLine } from './rows.ts';

/** So many hashes are asked for at once. */
const HASHES = 500;

/**
 * Takes what has its turn into the collection, within a transaction that is alone with the plan: the chunks of a line in
 * order, and the lines of a family in order, since they could find the same. Tells which lines have ended by it.
 */
export async function settleLines(trx: CollectionTransaction, plan: string, maker: string): Promise<number[]> {
  const ended: number[] = [];
  for (;;) {
    const lines = await settleable(trx, plan);
    if (lines.length === 0) return ended;
    for (const line of lines) if (await settleLine(trx, line, maker)) ended.push(line.line);
  }
}

/** The first lines of their families that have not ended and have a chunk to settle. */
async function settleable({ db }: CollectionTransaction, plan: string): Promise<StoredLine[]> {
  const rows = await db
    .selectFrom('plan_lines as own')
    .innerJoin('plan_chunks as chunk', (join) =>
      join
        .onRef('chunk.plan', '=', 'own.plan')
        .onRef('chunk.line', '=', 'own.line')
        .onRef('chunk.first', '=', 'own.settled')
        .on('chunk.state', '=', 'done'),
    )
    .selectAll('own')
    .where('own.plan', '=', plan)
    .where('own.ended', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('plan_lines as earlier')
            .select('earlier.line')
            .whereRef('earlier.plan', '=', 'own.plan')
            .whereRef('earlier.family', '=', 'own.family')
            .whereRef('earlier.line', '<', 'own.line')
            .where('earlier.ended', 'is', null),
        ),
      ),
    )
    .orderBy('own.line')
    .execute();
  return rows.map(storedLine);
}

/** Settles a line as far as its chunks are done; tells whether it has ended. */
async function settleLine(trx: CollectionTransaction, given: StoredLine, maker: string): Promise<boolean> {
  const { db } = trx;
  const { plan, line, goal } = given;
  let { standing, units, claims, milliseconds, rejected, counted } = given;
  while (!standing.ended) {
    const chunk = await db
      .selectFrom('plan_chunks')
      .selectAll()
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('first', '=', standing.settled)
      .where('state', '=', 'done')
      .executeTakeFirst();
    if (!chunk) break;
    const found = await db
      .selectFrom('plan_claims')
      .selectAll()
      .where('plan', '=', plan)
      .where('line', '=', line)
      .where('unit', '>=', chunk.first)
      .where('unit', '<', chunk.past)
      .orderBy('unit')
      .orderBy('place')
      .execute();
    const known = await knownHashes(
      trx,
      found.map(({ hash }) => hash),
    );
    const settled = settleChunk(goal, standing, { from: chunk.first, to: chunk.past, claims: found }, known);
    const before = standing.found;
    await trx.add(settled.taken.map((claim, i) => entryOf(given, claim, before + i + 1, maker)));
    standing = settled.standing;
    units += chunk.past - chunk.first;
    claims += chunk.claims;
    milliseconds += chunk.milliseconds;
    rejected = addReasons(rejected, JSON.parse(chunk.rejected));
    counted = addCounts([counted, chunk.counted]);
    await forget(trx, given, standing.ended ? undefined : chunk);
  }
  await db
    .updateTable('plan_lines')
    .set({
      ...{ settled: standing.settled, found: standing.found, fresh: standing.fresh, ended: standing.ended ?? null },
      ...{ units, claims, milliseconds, rejected: JSON.stringify(rejected), counted },
    })
    .where('plan', '=', plan)
    .where('line', '=', line)
    .execute();
  return standing.ended !== undefined;
}

/** Drops a chunk that is settled, or all of them where the line has ended. */
async function forget(
  { db }: CollectionTransaction,
  { plan, line }: StoredLine,
  chunk: { readonly number: number; readonly first: number; readonly past: number } | undefined,
): Promise<void> {
  let chunks = db.deleteFrom('plan_chunks').where('plan', '=', plan).where('line', '=', line);
  let claims = db.deleteFrom('plan_claims').where('plan', '=', plan).where('line', '=', line);
  if (chunk) {
    chunks = chunks.where('number', '=', chunk.number);
    claims = claims.where('unit', '>=', chunk.first).where('unit', '<', chunk.past);
  }
  await chunks.execute();
  await claims.execute();
}

/** Of some hashes those that the collection has. */
async function knownHashes({ db }: CollectionTransaction, hashes: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let at = 0; at < hashes.length; at += HASHES) {
    const rows = await db
      .selectFrom('puzzles')
      .select('hash')
      .where('hash', 'in', hashes.slice(at, at + HASHES))
      .execute();
    for (const { hash } of rows) known.add(hash);
  }
  return known;
}

/** A puzzle with what its line writes on it, and where it comes from. */
function entryOf(
  { plan, line, signing }: StoredLine,
  { hash, record: text }: { readonly hash: string; readonly record: string },
  number: number,
  maker: string,
): PuzzleEntry {
  const record = JSON.parse(text) as Record<string, unknown>;
  const { puzzle } = must(parseEntry(record));
  const { level, score } = (isRecord(record.rating) ? record.rating : {}) as { level?: Level; score?: number };
  const generated = { ...(record.generated as object), plan, line: line + 1, maker };
  const written = sign(signing, { number, level, score, clues: clueCount(puzzle) });
  return { ...must(parseEntry({ ...record, ...written, generated })), hash };
}
