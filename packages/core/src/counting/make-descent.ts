import { type Engine, type Limits, watchLimits } from '../engine/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { type CountedDescent, prepareDescent } from './descent.ts';
import { MEMORY } from './division.ts';
import { BRANCHING_METHODS } from './methods/index.ts';

export interface DescentOptions extends Limits {
  /** Counting is given up after so many steps, each of some milliseconds: the same on every machine. Never unless given. */
  readonly steps?: number | undefined;
  /** How many bytes may be spent on remembering counts, about; 256 million unless given. */
  readonly memory?: number | undefined;
}

/** Why there is a descent or none: all is counted, the steps were used up, or a limit came first. */
export type DescentVerdict = 'complete' | 'steps' | 'timeout' | 'aborted';

export interface PreparedDescent {
  readonly verdict: DescentVerdict;
  /** Missing where the verdict is `complete` if there is no Latin board. */
  readonly descent?: CountedDescent | undefined;
}

/** The first turn of a method, in steps. */
const TURN = 16;

/**
 * Counts the Latin boards that complete a labeling in order to draw from them. The methods of counting take turns, each turn twice as
 * long as the one before, and the first to end is descended by. Turns are measured in steps, not by the clock, so that the same
 * seed draws the same Latin boards on every machine.
 */
export function makeDescent(engine: Engine, labeling: Labeling, options: DescentOptions = {}): PreparedDescent {
  const { steps = Number.POSITIVE_INFINITY, memory = MEMORY, signal } = options;
  const { isOver } = watchLimits(options);
  const methods = BRANCHING_METHODS.filter(({ canCount }) => canCount(engine.problem));
  const runs = methods.map(({ branch, makeCounter }) =>
    prepareDescent(engine.problem, labeling, makeCounter(engine, memory / methods.length), branch),
  );
  let spent = 0;
  for (let turn = TURN; spent < steps && runs.length > 0; turn *= 2)
    for (const run of runs)
      for (let step = 0; step < turn; step++, spent++) {
        const { done, value } = run.next();
        if (done) return { verdict: 'complete', descent: value };
        if (isOver()) return { verdict: signal?.aborted ? 'aborted' : 'timeout' };
      }
  return { verdict: 'steps' };
}
