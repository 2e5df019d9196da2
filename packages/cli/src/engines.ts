import { type Engine, makeEngine, problemOf } from '@latin-puzzles/core/engine';
import type { Lister, PartialBoard } from '@latin-puzzles/core/puzzle';

/** Hands out one engine per board and multiset, since input holds many puzzles of one kind. */
export function makeEngines(): (partial: PartialBoard) => Engine {
  const engines = new Map<string, Engine>();
  return ({ board, multiset }) => {
    const shape = board.name || JSON.stringify(board.asterisms.map(({ cells }) => cells));
    const key = `${shape} ${multiset.counts.join()}`;
    const known = engines.get(key);
    if (known) return known;
    const engine = makeEngine(problemOf(board, multiset));
    // Collections keep to a few boards; one that does not must not fill the memory.
    if (engines.size >= 16) engines.clear();
    engines.set(key, engine);
    return engine;
  };
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
