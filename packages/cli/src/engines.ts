import type { Engine } from '@latin-puzzles/core/engine';
import type { Lister, PartialBoard } from '@latin-puzzles/core/puzzle';
import { makeTools } from '@latin-puzzles/workshop/tools';

export function makeEngines(): (partial: PartialBoard) => Engine {
  return makeTools().engineFor;
}

/** Lists with the engine until a deadline, in milliseconds of `Date.now`. */
export function engineLister(engineFor: (partial: PartialBoard) => Engine, deadline: number): Lister {
  return async (partial, limit) => {
    const run = engineFor(partial).list(partial.labeling, { limit, timeLimit: deadline - Date.now() });
    const solutions = [];
    let step = run.next();
    for (; !step.done; step = run.next()) solutions.push(step.value);
    return { solutions, decided: step.value.verdict === 'complete' || step.value.verdict === 'limit' };
  };
}

/** The moment at which a command must stop, from its `--timeout` in seconds. */
export function deadlineOf(timeout: number | undefined): number {
  return timeout === undefined ? Number.POSITIVE_INFINITY : Date.now() + timeout * 1000;
}
