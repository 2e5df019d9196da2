import { failure, type Result, success } from '@latin-puzzles/core/basis';
import type { Collection } from '../../collection/index.ts';
import { PLAN_FAULTS } from '../../kinds/entry/faults.ts';
import { fingerprint, type MillPlan } from '../format/index.ts';
import { lineRow } from './rows.ts';

/** Whether a plan is worked at. */
export const PLAN_STATES = ['running', 'paused', 'cancelled'] as const;
/** One of `PLAN_STATES`. */
export type PlanState = (typeof PLAN_STATES)[number];

/** How plans are submitted. */
export interface SubmitOptions {
  /** Milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
  /** What the plan's puzzles depend on beside the plan; that of this program unless given. */
  readonly maker?: string | undefined;
}

/** So many rows at once. */
const ROWS = 500;

/**
 * Puts a plan into the collection, to be worked at; one that is there is left as it is, and goes on if it was paused or
 * cancelled. A plan that was begun by a program that makes other puzzles is refused.
 */
export async function submitPlan(
  collection: Collection,
  plan: MillPlan,
  { clock = Date.now, maker = fingerprint() }: SubmitOptions = {},
): Promise<Result<'new' | 'known'>> {
  const { id, title, document, lines } = plan;
  return collection.transaction(async ({ db }) => {
    const row = {
      ...{ id, title: title ?? null, document: JSON.stringify(document), fingerprint: maker, state: 'running' },
      submitted_at: new Date(clock()).toISOString(),
    };
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('plans')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows !== 0n) {
      const rows = lines.map((line, number) => lineRow(id, number, line));
      for (let at = 0; at < rows.length; at += ROWS)
        await db
          .insertInto('plan_lines')
          .values(rows.slice(at, at + ROWS))
          .execute();
      return success('new');
    }
    const known = await db.selectFrom('plans').select('fingerprint').where('id', '=', id).executeTakeFirstOrThrow();
    if (known.fingerprint !== maker)
      return failure(PLAN_FAULTS, 'plan.other-maker', 'plan', { maker: known.fingerprint, own: maker });
    await db.updateTable('plans').set({ state: 'running' }).where('id', '=', id).execute();
    return success('known');
  });
}

/** Has a plan worked at, or not. Tells whether there is such a plan. */
export async function setPlanState(collection: Collection, plan: string, state: PlanState): Promise<boolean> {
  return collection.transaction(async ({ db }) => {
    const { numUpdatedRows } = await db.updateTable('plans').set({ state }).where('id', '=', plan).executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
