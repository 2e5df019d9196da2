import type { Engine, Limits } from '../engine/index.ts';
import { beginningFor } from './beginning.ts';

/** How many Latin boards there are, exactly; nothing when the time did not suffice. */
export function countLatinBoards(engine: Engine, options: Limits = {}): bigint | undefined {
  const { labeling, ways } = beginningFor(engine.problem);
  const { verdict, solutions } = engine.count(labeling, options);
  return verdict === 'complete' ? ways * BigInt(solutions) : undefined;
}
