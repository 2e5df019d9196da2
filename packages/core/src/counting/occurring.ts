import type { Engine, Limits } from '../engine/index.ts';
import { EMPTY, type Labeling } from '../puzzle/index.ts';

export interface Occurring {
  /** For each cell the labels that it has in some Latin board that completes the labeling, ascending. */
  readonly labels: readonly (readonly number[])[];
  /** False when the time did not suffice: others may occur too. */
  readonly decided: boolean;
}

/**
 * The true candidates of every cell. Each Latin board found shows one for every cell; those not yet shown are each
 * searched for, in random order so that what is found on the way differs from what is known.
 */
export function occurring(engine: Engine, given: Labeling, options: Limits = {}): Occurring {
  const { timeLimit = Number.POSITIVE_INFINITY, signal, clock = Date.now } = options;
  const { labels } = engine.problem;
  const labeling = Array.isArray(given) ? given : [];
  const start = clock();
  const seen = new Uint8Array(labeling.length * labels);
  let decided = true;
  let seed = 0;

  /** Whether some Latin board completes the labeling; what it shows is noted. */
  function show(sought: Labeling): boolean {
    const rest = timeLimit - (clock() - start);
    const run = engine.list(sought, { limit: 1, timeLimit: rest, signal, clock, seed: ++seed });
    const found = run.next();
    if (found.done) {
      if (found.value.verdict !== 'complete') decided = false;
      return false;
    }
    run.return(undefined as never);
    for (const [cell, label] of found.value.entries()) seen[cell * labels + label] = 1;
    return true;
  }

  if (show(labeling))
    for (let cell = 0; cell < labeling.length && decided; cell++)
      for (let label = 0; label < labels && decided && labeling[cell] === EMPTY; label++)
        if (!seen[cell * labels + label]) show(labeling.with(cell, label));
  return {
    labels: labeling.map((_, cell) =>
      Array.from({ length: labels }, (_, label) => label).filter((label) => seen[cell * labels + label]),
    ),
    decided,
  };
}
