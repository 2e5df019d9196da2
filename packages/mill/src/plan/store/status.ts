import { excerpt, failure, type Result, success, type Words } from '@latin-puzzles/core/basis';
import { type Collection, onStore } from '../../collection/index.ts';
import { PLAN_FAULTS } from '../../kinds/entry/faults.ts';
import { kindNamed } from '../../kinds/index.ts';
import type { Goal } from '../../kinds/kind.ts';
import type { LineEnding } from '../settling/settle.ts';
import { addCounts, type ReasonCounts, storedLine } from './rows.ts';
import type { PlanState } from './submit.ts';

/** A plan of a collection. */
export interface PlanSummary {
  readonly id: string;
  readonly title?: string | undefined;
  readonly state: PlanState;
  /** What its puzzles depend on beside the plan. */
  readonly maker: string;
  readonly submitted: string;
}

/** How far a line is. */
export interface LineStatus {
  /** From 1. */
  readonly line: number;
  readonly kind: string;
  readonly name: string;
  /** What people call it. */
  readonly called: Words;
  readonly goal: Goal;
  readonly ended?: LineEnding | undefined;
  /** How much of what it wants is there, from 0 to 1. */
  readonly share: number;
  /** How many things were taken. */
  readonly found: number;
  /** How many units were judged in order. */
  readonly settled: number;
  /** How many things wait for others before them. */
  readonly waiting: number;
  /** How many units are being done, or are to be done next. */
  readonly openUnits: number;
  /** All units that are done, and the time that they took, in milliseconds of one thread. */
  readonly units: number;
  readonly milliseconds: number;
  readonly rejected: ReasonCounts;
  /** Of a line that counts: how many there are by then, as decimal text; all of them when it has ended. */
  readonly counted?: string | undefined;
  /** Chunks that were set aside. */
  readonly failed: readonly { readonly chunk: number; readonly reason: string }[];
  /** How many puzzles something is wrong with. */
  readonly blemishes: number;
  /** What it will still take, in milliseconds of one thread; nothing where that cannot be told. */
  readonly remaining?: number | undefined;
}

/** How far a plan is. */
export interface PlanStatus extends PlanSummary {
  readonly lines: readonly LineStatus[];
}

/** The plans of a collection, the oldest first. */
export async function listPlans(collection: Collection): Promise<PlanSummary[]> {
  const rows = await onStore(collection.place, () =>
    collection.db.selectFrom('plans').selectAll().orderBy('submitted_at').orderBy('id').execute(),
  );
  return rows.map(({ id, title, state, fingerprint: maker, submitted_at: submitted }) => ({
    ...{ id, title: title ?? undefined, state: state as PlanState, maker, submitted },
  }));
}

/** The plan that a name stands for: its identity or the beginning of it; without a name, the only one. */
export async function findPlan(collection: Collection, name?: string): Promise<Result<PlanSummary>> {
  const plans = await listPlans(collection);
  const meant = name === undefined ? plans : plans.filter(({ id }) => name !== '' && id.startsWith(name));
  if (meant.length === 1) return success(meant[0]!);
  if (meant.length > 1) return failure(PLAN_FAULTS, 'plan.none:several', 'plan', { plans: meant.map(({ id }) => id) });
  if (name === undefined) return failure(PLAN_FAULTS, 'plan.none:any', 'plan');
  return failure(PLAN_FAULTS, 'plan.none:named', 'plan', { plan: excerpt(name) });
}

/** How far a plan is, line by line. */
export function planStatus(collection: Collection, plan: PlanSummary): Promise<PlanStatus> {
  return onStore(collection.place, () => readStatus(collection, plan));
}

async function readStatus({ db }: Collection, plan: PlanSummary): Promise<PlanStatus> {
  const rows = await db.selectFrom('plan_lines').selectAll().where('plan', '=', plan.id).orderBy('line').execute();
  const chunks = await db.selectFrom('plan_chunks').selectAll().where('plan', '=', plan.id).execute();
  const blemishes = await db
    .selectFrom('plan_blemishes')
    .select(({ fn }) => ['line', fn.countAll().as('count')])
    .where('plan', '=', plan.id)
    .groupBy('line')
    .execute();
  const lines = rows.map((row): LineStatus => {
    const { line, kind, name, work, goal, standing, units, milliseconds, rejected, counted } = storedLine(row);
    const own = chunks.filter((chunk) => chunk.line === line);
    const done = own.filter(({ state }) => state === 'done');
    const length = (list: typeof own) => list.reduce((sum, { first, past }) => sum + past - first, 0);
    const status = {
      ...{
        line: line + 1,
        kind,
        name,
        called: kindNamed(kind).called(work),
        goal,
        ended: standing.ended,
        found: standing.found,
        settled: standing.settled,
      },
      waiting: done.reduce((sum, chunk) => sum + chunk.claims, 0),
      openUnits: length(own) - length(done),
      units: units + length(done),
      milliseconds: milliseconds + done.reduce((sum, chunk) => sum + chunk.milliseconds, 0),
      rejected,
      counted: addCounts([counted, ...done.map((chunk) => chunk.counted)]) ?? undefined,
      failed: own
        .filter(({ state }) => state === 'failed')
        .map(({ number, reason }) => ({ chunk: number, reason: reason ?? '' })),
      blemishes: Number(blemishes.find((count) => count.line === line)?.count ?? 0),
    };
    return { ...status, share: shareOf(status), remaining: remainingTime(status) };
  });
  return { ...plan, lines };
}

function shareOf({ goal: { count, extent }, found, settled, ended }: Omit<LineStatus, 'share'>): number {
  if (ended === 'met') return 1;
  return count === undefined ? settled / extent! : found / count;
}

/** The puzzles that lines of a plan have found something wrong with. */
export async function readBlemishes(
  collection: Collection,
  plan: string,
): Promise<{ readonly hash: string; readonly message: string }[]> {
  return onStore(collection.place, () =>
    collection.db
      .selectFrom('plan_blemishes')
      .select(['hash', 'message'])
      .where('plan', '=', plan)
      .orderBy('line')
      .orderBy('hash')
      .execute(),
  );
}

/** As long as it will take if things go on as they did. */
export function remainingTime({
  goal: { count, extent },
  ended,
  found,
  settled,
  units,
  milliseconds,
}: Pick<LineStatus, 'goal' | 'ended' | 'found' | 'settled' | 'units' | 'milliseconds'>): number | undefined {
  if (ended) return 0;
  if (units === 0) return undefined;
  const left = extent !== undefined ? extent - settled : found > 0 ? ((count! - found) * settled) / found : undefined;
  return left === undefined ? undefined : (left * milliseconds) / units;
}
