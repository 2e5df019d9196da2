import type { Collection, CollectionTransaction } from '../../collection/index.ts';
import { type ChunkSpan, type CuttingOptions, type LineLoad, nextChunk } from '../settling/schedule.ts';
import { type Chunk, openRow } from './chunks.ts';
import { storedLine } from './rows.ts';
import { settleLines } from './settle-lines.ts';

/** How far a plan is to be advanced. */
export interface AdvanceOptions extends CuttingOptions {
  /** So many chunks are to be open at most. */
  readonly most: number;
}

/** What advancing a plan has come to. */
export interface Advance {
  /** Chunks to be done that were not there before. */
  readonly opened: readonly Chunk[];
  /** The lines that have ended by it. */
  readonly ended: readonly number[];
}

/** Lines further on wait until some before them have ended. */
const LINES_AT_ONCE = 64;

/** Settles what has its turn, and cuts new chunks up to a number of open ones, in a transaction that is alone with the plan. */
export async function advancePlan(collection: Collection, plan: string, options: AdvanceOptions): Promise<Advance> {
  return collection.transaction(async (trx) => {
    // Changes nothing, and lets nobody else in.
    const locked = await trx.db
      .updateTable('plans')
      .set(({ ref }) => ({ state: ref('state') }))
      .where('id', '=', plan)
      .returning(['state', 'fingerprint'])
      .executeTakeFirst();
    if (!locked) return { opened: [], ended: [] };
    const ended = await settleLines(trx, plan, locked.fingerprint);
    const opened = locked.state === 'running' ? await cutChunks(trx, plan, options) : [];
    return { opened, ended };
  });
}

async function cutChunks({ db }: CollectionTransaction, plan: string, options: AdvanceOptions): Promise<Chunk[]> {
  const lines = await db
    .selectFrom('plan_lines')
    .selectAll()
    .where('plan', '=', plan)
    .where('ended', 'is', null)
    .orderBy('line')
    .limit(LINES_AT_ONCE)
    .execute();
  const chunks = await db.selectFrom('plan_chunks').selectAll().where('plan', '=', plan).execute();
  const loads = lines.map((row): LineLoad => {
    const { goal, standing, planned, units, claims, milliseconds } = storedLine(row);
    const own = chunks.filter((chunk) => chunk.line === row.line);
    const done = own.filter(({ state }) => state === 'done');
    const open = own.filter(({ state }) => state !== 'done');
    const waiting = total(done, (chunk) => chunk.claims);
    return {
      ...{ goal, standing, planned, waiting, chunks: own.length },
      blocked: own.some(({ state }) => state === 'failed'),
      openUnits: total(open, ({ first, past }) => past - first),
      units: units + total(done, ({ first, past }) => past - first),
      claims: claims + waiting,
      milliseconds: milliseconds + total(done, (chunk) => chunk.milliseconds),
    };
  });
  const spans: ChunkSpan[] = [];
  let open = chunks.filter(({ state }) => state === 'open').length;
  for (; open < options.most; open++) {
    const span = nextChunk(loads, options);
    if (!span) break;
    spans.push(span);
    const load = loads[span.line]!;
    const openUnits = load.openUnits + span.to - span.from;
    loads[span.line] = { ...load, planned: span.to, chunks: load.chunks + 1, openUnits };
  }
  const opened: Chunk[] = [];
  for (const [place, { line }] of lines.entries()) {
    const own = spans.filter((span) => span.line === place);
    if (own.length === 0) continue;
    // Whoever stops in the middle of a chunk numbers one too.
    const numbered = await db
      .updateTable('plan_lines')
      .set(({ eb }) => ({ planned: own.at(-1)!.to, chunks: eb('chunks', '+', own.length) }))
      .where('plan', '=', plan)
      .where('line', '=', line)
      .returning('chunks')
      .executeTakeFirstOrThrow();
    const first = numbered.chunks - own.length;
    opened.push(...own.map(({ from, to }, i) => ({ plan, line, number: first + i, from, to, tries: 0 })));
  }
  if (opened.length > 0) await db.insertInto('plan_chunks').values(opened.map(openRow)).execute();
  return opened;
}

function total<T>(items: readonly T[], amount: (item: T) => number): number {
  return items.reduce((sum, item) => sum + amount(item), 0);
}
