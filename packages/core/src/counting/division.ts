import { type Engine, type Limits, watchLimits } from '../engine/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { type CountMethod, countMethod } from './methods/index.ts';
import { countUnits } from './units.ts';

/** How a count is divided. */
export interface DivisionOptions {
  /** One of `COUNT_METHODS`; `labels` unless given, or `enumeration` where that cannot count the problem. */
  readonly method?: string | undefined;
  /** How many units there are at least, if there is enough to count; 64 unless given. */
  readonly parts?: number | undefined;
  /** How many bytes may be spent on remembering counts, about; 256 million unless given. */
  readonly memory?: number | undefined;
}

/** A count in numbered units, which can be done in any order, by anyone: the number is the sum of theirs. */
export interface CountDivision {
  readonly method: string;
  readonly units: number;
  /** The part of the number that a unit, from 0, stands for; nothing when a limit came first, or there is no such unit. */
  count(unit: number, limits?: Limits): bigint | undefined;
}

/** So much may be remembered unless said otherwise, in bytes. */
export const MEMORY = 256_000_000;
/** So many units are made at least unless said otherwise. */
export const PARTS = 64;
/** More units than these would take longer to make than to count. */
export const MOST_PARTS = 100_000;

/**
 * Divides the count of the Latin boards that complete a labeling. The same problem, labeling and options give the same units on
 * every machine.
 */
export function divideCount(engine: Engine, labeling: Labeling, options: DivisionOptions = {}): CountDivision {
  const { parts = PARTS, memory = MEMORY } = options;
  const method = usableMethod(engine, options.method);
  const dividing = countUnits(engine.problem, labeling, method, Math.min(parts, MOST_PARTS));
  let division = dividing.next();
  while (!division.done) division = dividing.next();
  const units = division.value;
  const counter = method.makeCounter(engine, memory);
  return {
    method: method.name,
    units: units.length,
    count(number, limits = {}) {
      const unit = units[number];
      if (!unit) return undefined;
      const { isOver } = watchLimits(limits);
      const counting = counter.count(unit, limits);
      let step = counting.next();
      while (!step.done) {
        if (isOver()) return undefined;
        step = counting.next();
      }
      return step.value === undefined ? undefined : unit.times * step.value;
    },
  };
}

function usableMethod({ problem }: Engine, name = 'labels'): CountMethod {
  const wanted = countMethod(name) ?? countMethod('labels')!;
  return wanted.canCount(problem) ? wanted : countMethod('enumeration')!;
}
