import type { Engine, Sample, Signal } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

/** A signal that tells to stop after so many looks at it, or when another does: work is counted, not timed. */
export function limited(looks: number, signal?: Signal): Signal {
  let left = looks;
  return {
    get aborted() {
      return left-- <= 0 || (signal?.aborted ?? false);
    },
  };
}

/** Far more looks than the engine takes for any board of the catalog. */
const LOOKS = 300;

/** A random Latin board, unless that takes too much work. */
export function sampleWithin(engine: Engine, labeling: Labeling, seed: number, signal?: Signal): Sample {
  // By a clock that stands still the engine looks up after the same work on every machine.
  return engine.sample(labeling, { seed, signal: limited(LOOKS, signal), clock: () => 0 });
}
