import { isRecord } from '../basis/index.ts';
import { type Engine, type Limits, watchLimits } from '../engine/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import type { CountMethod } from './methods/index.ts';
import { countUnits } from './units.ts';

/** What was counted of a division into units, as plain data: from it a count goes on. */
export interface CountState {
  readonly method: string;
  /** At least so many units were wanted. */
  readonly parts: number;
  /** The count of each unit, multiplied, as a decimal text; null where it is not made. */
  readonly counts: readonly (string | null)[];
  /** What other methods had counted of the same, while none was chosen yet. */
  readonly others?: readonly CountState[] | undefined;
}

/** Whether something is a state, and not any data. */
export function isCountState(state: unknown): state is CountState {
  if (!isRecord(state) || typeof state.method !== 'string' || typeof state.parts !== 'number') return false;
  const { counts, others } = state;
  return (
    Array.isArray(counts) &&
    counts.every((count) => count === null || (typeof count === 'string' && /^\d+$/.test(count))) &&
    (others === undefined || (Array.isArray(others) && others.every(isCountState)))
  );
}

/** How far a count has come. */
export interface CountProgress {
  readonly method: string;
  readonly units: number;
  readonly done: number;
  /** There are at least so many. */
  readonly count: bigint;
}

export interface CountRunOptions extends Limits {
  /** How many bytes may be spent on remembering counts, about. */
  readonly memory: number;
  readonly parts: number;
  /** What a count that was stopped had reached. */
  readonly state?: CountState | undefined;
  /** Called after every unit with what is counted by then. */
  readonly onState?: ((state: CountState) => void) | undefined;
  /** Called in the middle of steps that cannot yield. */
  readonly onProgress?: ((progress: CountProgress) => void) | undefined;
}

/** A run that can be left at any yield, and gone on with; it returns nothing if a step ended before its time. */
export type CountRun = Generator<CountProgress, bigint | undefined, undefined>;

/** Counts by one method, unit after unit. Limits are for steps that cannot yield; whoever runs it looks at them too. */
export function* runCount(engine: Engine, labeling: Labeling, method: CountMethod, options: CountRunOptions): CountRun {
  const { memory, parts, state, onState, onProgress, signal, clock } = options;
  const { left } = watchLimits(options);
  let progress: CountProgress = { method: method.name, units: 0, done: 0, count: 0n };
  const dividing = countUnits(engine.problem, labeling, method, parts);
  let division = dividing.next();
  for (; !division.done; division = dividing.next()) yield progress;
  const units = division.value;
  // A state with another number of units is of another count.
  const counts = state?.counts.length === units.length ? [...state.counts] : units.map(() => null);
  const known = counts.filter((count) => count !== null);
  progress = {
    ...progress,
    units: units.length,
    done: known.length,
    count: known.reduce((sum, count) => sum + BigInt(count), 0n),
  };
  const counter = method.makeCounter(engine, memory);
  for (const [i, unit] of units.entries()) {
    if (counts[i] !== null) continue;
    yield progress;
    const counting = counter.count(unit, { timeLimit: left(), signal, clock }, (solutions) =>
      onProgress?.({ ...progress, count: progress.count + unit.times * solutions }),
    );
    let step = counting.next();
    for (; !step.done; step = counting.next()) yield progress;
    if (step.value === undefined) return undefined;
    const count = unit.times * step.value;
    counts[i] = String(count);
    progress = { ...progress, done: progress.done + 1, count: progress.count + count };
    onState?.({ method: method.name, parts, counts: [...counts] });
  }
  yield progress;
  return progress.count;
}
