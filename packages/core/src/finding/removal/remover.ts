import type { Engine, RemovalOptions } from '../../engine/index.ts';
import { EMPTY, type Labeling } from '../../puzzle/index.ts';
import { orderOf } from './order.ts';

/** Takes clues away from Latin puzzles. */
export interface Remover {
  readonly engine: Engine;
  /**
   * Takes away the groups of clues in the order given, each as a whole or not at all, as long as the solution stays the
   * only one. What cannot go when its turn comes cannot go later, so one pass suffices. If the start has other solutions,
   * it is given back as it is.
   */
  reduce(
    solution: Labeling,
    start: Labeling,
    groups: readonly (readonly number[])[],
    options?: RemovalOptions,
  ): Labeling;
}

export function makeRemover(engine: Engine): Remover {
  return {
    engine,
    reduce(solution, start, groups, options = {}) {
      const { signal } = options;
      if (start.includes(EMPTY) && engine.another(start, solution, { signal }).verdict !== 'complete') return start;
      return engine.remove(solution, start, orderOf(groups, start), options);
    },
  };
}
