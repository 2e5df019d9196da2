import type { Engine, Limits } from '../engine/index.ts';
import { countingStart } from './counting-start.ts';

/** How many Latin boards there are, exactly; nothing when the time did not suffice. */
export function countLatinBoards(engine: Engine, options: Limits = {}): bigint | undefined {
  const { labeling, ways } = countingStart(engine.problem);
  const { verdict, solutions } = engine.count(labeling, options);
  return verdict === 'complete' ? ways * BigInt(solutions) : undefined;
}
