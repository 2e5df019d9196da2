import { makeRandom } from '../basis/index.ts';
import type { Engine } from '../engine/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { type Estimate, estimate } from './estimate.ts';
import { BRANCHING_METHODS, type CountMethod, countMethod } from './methods/index.ts';
import { type CountRun, type CountRunOptions, type CountState, runCount } from './run.ts';

/** So many milliseconds enumeration is tried alone, and so many the number is estimated. */
const FIRST = 150;
export const ESTIMATE = 300;
/** So many Latin boards are enumerated rather than counted in other ways. */
const FEW = 1_000_000;
/** The first turn of a method in the race, and the time after which the one that has counted most goes on alone. */
const [TURN, TRIAL] = [50, 6_000];

export interface RaceOptions extends CountRunOptions {
  /** Told about how many there are, where enumeration does not end at once. */
  readonly onEstimate?: ((estimate: Estimate) => void) | undefined;
}

/**
 * Counts by the method that proves to be the quickest. Few Latin boards are enumerated. Otherwise the methods take turns, each
 * twice as long as the one before; the first to end gives the number. When all have had their trial and none has
 * ended, the one that has counted most goes on alone. What all of them have counted until then is kept, and gone on with from there.
 */
export function* raceCount(engine: Engine, labeling: Labeling, options: RaceOptions): CountRun {
  const { signal, clock = Date.now, timeLimit = Number.POSITIVE_INFINITY } = options;
  const { state, onProgress, onEstimate } = options;
  const start = clock();
  const left = () => Math.max(0, timeLimit - (clock() - start));
  const enumeration = countMethod('enumeration')!;
  const racers = BRANCHING_METHODS.filter((method) => method.canCount(engine.problem));
  if (racers.length === 0) return yield* runCount(engine, labeling, enumeration, options);

  if (state) return yield* race(engine, labeling, racers, options);
  const listed = (solutions: number) => ({ method: enumeration.name, units: 1, done: 0, count: BigInt(solutions) });
  const few = engine.count(labeling, {
    timeLimit: Math.min(FIRST, left()),
    signal,
    clock,
    onProgress: ({ solutions }) => onProgress?.(listed(solutions)),
  });
  yield listed(few.solutions);
  if (few.verdict === 'complete') return BigInt(few.solutions);
  const limits = { timeLimit: Math.min(ESTIMATE, left()), signal, clock };
  const rough = estimate(engine, makeRandom(1), { ...limits, labeling });
  onEstimate?.(rough);
  const { log10, error } = rough;
  if (10 ** log10 * (1 + 2 * error) < FEW)
    return yield* runCount(engine, labeling, enumeration, { ...options, timeLimit: left() });
  return yield* race(engine, labeling, racers, options);
}

/** The methods take turns until one has ended, or all had their trial. */
function* race(engine: Engine, labeling: Labeling, racers: readonly CountMethod[], options: CountRunOptions): CountRun {
  const { state, onState, clock = Date.now } = options;
  const reached = new Map<string, CountState>();
  for (const { method, parts, counts } of state ? [state, ...(state.others ?? [])] : [])
    reached.set(method, { method, parts, counts });
  let chosen: CountMethod | undefined;
  const runs = racers.map((method) => {
    const own: CountRunOptions = {
      ...options,
      memory: options.memory / racers.length,
      state: reached.get(method.name),
      onState(latest) {
        reached.set(method.name, latest);
        const others = [...reached.values()].filter((other) => other !== latest);
        onState?.(chosen ? latest : { ...latest, others });
      },
    };
    return { method, run: runCount(engine, labeling, method, own), count: 0n };
  });
  for (let turn = TURN; ; turn *= 2) {
    for (const racer of runs) {
      const end = clock() + turn;
      while (clock() < end) {
        const step = racer.run.next();
        if (step.done) return step.value;
        racer.count = step.value.count;
        yield step.value;
      }
    }
    const most = runs.reduce((leader, racer) => (racer.count > leader.count ? racer : leader));
    if (turn < TRIAL || most.count === 0n) continue;
    chosen = most.method;
    return yield* most.run;
  }
}
