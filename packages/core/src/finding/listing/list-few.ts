import type { Engine, Signal } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

/** Nodes beyond which a labeling is not worth the search. */
const MOST_NODES = 200_000;

/**
 * All solutions of a labeling if there are fewer than `most` and they are soon found. Work is counted in nodes, not in
 * time, so that the answer is the same on every machine.
 */
export function listFew(engine: Engine, labeling: Labeling, most: number, signal?: Signal): Labeling[] | undefined {
  let nodes = 0;
  const effort: Signal = {
    get aborted() {
      return nodes > MOST_NODES || signal?.aborted === true;
    },
  };
  // Without a limit of its own the engine lists by plain search, the fastest where solutions are many.
  const run = engine.list(labeling, {
    signal: effort,
    onProgress: (progress) => {
      nodes = progress.nodes;
    },
  });
  const solutions: Labeling[] = [];
  try {
    for (let next = run.next(); solutions.length < most; next = run.next()) {
      if (next.done) return next.value.verdict === 'complete' && next.value.nodes <= MOST_NODES ? solutions : undefined;
      solutions.push(next.value);
    }
    return undefined;
  } finally {
    run.return({ verdict: 'aborted', nodes, solutions: solutions.length });
  }
}
