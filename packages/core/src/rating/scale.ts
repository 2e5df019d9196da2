import { failure, type Result, success } from '../basis/index.ts';
import { RATING_FAULTS } from './faults.ts';
import { LEVELS } from './level.ts';

/** A subjective scale of difficulty: how much each feature of a proof weighs, and where each level ends. */
export interface Scale {
  /** By feature; features that are not named weigh nothing. */
  readonly weights: Readonly<Record<string, number>>;
  /** The strain at which each level but the first begins, ascending. */
  readonly cuts: readonly number[];
}

/** A scale as `latin calibrate` writes it. */
export function parseScale(text: string, place = 'scale'): Result<Scale> {
  try {
    const value: unknown = JSON.parse(text);
    if (isScale(value)) return success(value);
  } catch {
    // Told below.
  }
  return failure(RATING_FAULTS, 'format.field:scale', place, { cuts: LEVELS.length - 1 });
}

/** Whether a value is a scale: finite weights, and cuts that ascend. */
export function isScale(value: unknown): value is Scale {
  if (typeof value !== 'object' || value === null) return false;
  const { weights, cuts } = value as Partial<Scale>;
  if (typeof weights !== 'object' || weights === null || !Array.isArray(cuts)) return false;
  if (cuts.length !== LEVELS.length - 1) return false;
  if (![...Object.values(weights), ...cuts].every((n) => Number.isFinite(n))) return false;
  return cuts.every((cut, i) => i === 0 || cut >= cuts[i - 1]);
}
