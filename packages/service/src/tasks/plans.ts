import { listPlans, planStatus } from '@latin-puzzles/mill/plan';
import { onCollection } from './collection.ts';
import type { ThreadTask } from './task.ts';

export interface PlansInput {
  /** The identity of a plan, or the beginning of it. */
  readonly plan?: string | undefined;
  readonly limit: number;
}

/** The latest plans, and how far each is. */
export const plansWork: ThreadTask<PlansInput, object> = ({ plan = '', limit }, { collection }) =>
  onCollection(collection, async (kept) => {
    const meant = (await listPlans(kept)).filter(({ id }) => id.startsWith(plan)).reverse();
    const plans = [];
    for (const summary of meant.slice(0, limit)) plans.push(await planStatus(kept, summary));
    return { plans };
  });
