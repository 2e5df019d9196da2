import { makeRandom } from '../basis/index.ts';
import { type Engine, type Limits, type Verdict, watchLimits } from '../engine/index.ts';
import { EMPTY, type Labeling } from '../puzzle/index.ts';
import { ESTIMATE, raceCount } from './choice.ts';
import { MEMORY, MOST_PARTS, PARTS } from './division.ts';
import { type Estimate, estimate } from './estimate.ts';
import { countMethod } from './methods/index.ts';
import { type CountProgress, type CountState, isCountState, runCount } from './run.ts';

export interface CountOptions extends Limits {
  /** One of `COUNT_METHODS`; the quickest, as far as a trial tells, unless given. */
  readonly method?: string | undefined;
  /** How many bytes may be spent on remembering counts, about; 256 million unless given. */
  readonly memory?: number | undefined;
  /** Into how many units the count is divided at least; 64 unless given. */
  readonly parts?: number | undefined;
  /** What a count of the same that was stopped had reached: it is gone on with, by the same method. What is no state of this count is left alone. */
  readonly state?: CountState | undefined;
  /** Called after every unit with what is counted by then. */
  readonly onState?: ((state: CountState) => void) | undefined;
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
  /** Told about how many there are before they are counted, unless that is quickly done or goes on from a state. */
  readonly onEstimate?: ((estimate: Estimate) => void) | undefined;
}

/** How a count ended. */
export interface CountEnding {
  readonly verdict: Exclude<Verdict, 'limit'>;
  /** All of them if it is complete; otherwise there are at least so many. */
  readonly count: bigint;
  /** By which method. */
  readonly method: string;
}

/**
 * How many Latin boards complete a labeling, exactly, however many figures the number has. A method that cannot count the
 * problem gives way to one that can.
 */
export function countExactly(engine: Engine, labeling: Labeling, options: CountOptions = {}): CountEnding {
  const { memory = MEMORY, onProgress } = options;
  const state = isCountState(options.state) ? options.state : undefined;
  const watch = watchLimits(options);
  const named = countMethod(state?.method ?? options.method ?? '');
  const canCount = named?.canCount(engine.problem) === true;
  const usable = canCount ? state : undefined;
  // As long as none is chosen, all go on.
  const method = canCount && !state?.others ? named : undefined;
  let progress: CountProgress = { method: method?.name ?? '', units: 0, done: 0, count: 0n };
  const tell = (reached: CountProgress) => {
    // What one method has found is known whatever the others have counted.
    progress = reached.count < progress.count ? { ...reached, count: progress.count } : reached;
    onProgress?.(progress);
  };
  const parts = Math.min(usable?.parts ?? options.parts ?? PARTS, MOST_PARTS);
  const given = { ...options, memory, state: usable, parts, onProgress: tell };
  if (method && !usable && options.onEstimate) {
    const limits = {
      signal: options.signal,
      clock: options.clock,
      timeLimit: Math.min(ESTIMATE, watch.left() ?? ESTIMATE),
    };
    options.onEstimate(estimate(engine, makeRandom(1), { ...limits, labeling }));
  }
  const run = method ? runCount(engine, labeling, method, given) : raceCount(engine, labeling, given);
  while (!watch.isOver()) {
    const step = run.next();
    if (!step.done) tell(step.value);
    else if (step.value !== undefined) return { verdict: 'complete', count: step.value, method: progress.method };
    else break;
  }
  const verdict = options.signal?.aborted ? 'aborted' : watch.isOver() ? 'timeout' : 'memory';
  return { verdict, count: progress.count, method: progress.method };
}

/** How many Latin boards there are, exactly; nothing when the time did not suffice. */
export function countLatinBoards(engine: Engine, options: CountOptions = {}): bigint | undefined {
  const { verdict, count } = countExactly(engine, new Array<number>(engine.problem.cells).fill(EMPTY), options);
  return verdict === 'complete' ? count : undefined;
}
