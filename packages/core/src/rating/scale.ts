import { failure, type Result, success } from '../basis/index.ts';
import { RATING_FAULTS } from './faults.ts';
import { featuresOf } from './features.ts';
import type { Home } from './home.ts';
import { LEVELS } from './level.ts';
import type { Measure } from './measure.ts';

/** A subjective scale of difficulty: how much each feature of a proof weighs, and where each level ends. */
export interface Scale {
  /** By feature; features that are not named weigh nothing. */
  readonly weights: Readonly<Record<string, number>>;
  /** The strain at which each level but the first begins, ascending. */
  readonly cuts: readonly number[];
  /** Strains with their scores, ascending, between which scores are spread evenly; the cuts are marks in any case. */
  readonly marks?: readonly (readonly [strain: number, score: number])[] | undefined;
  /** What the levels of other boards are relative to; unless given, levels go by scores alone. */
  readonly home?: Home | undefined;
}

/** How much of the scores from 0 to 100 lies between two cuts. */
export const STRETCH: number = 100 / LEVELS.length;

/** Sums come in any order: what differs in the last digits only is the same. */
const DIGITS = 1e9;

/** How much a puzzle asks of a player, all in all. */
export function strainOf(measure: Measure, { weights }: Scale): number {
  let strain = 0;
  for (const [feature, amount] of Object.entries(featuresOf(measure))) strain += amount * (weights[feature] ?? 0);
  return Math.round(strain * DIGITS) / DIGITS;
}

/** The score of a strain: even between two marks; beyond the first and the last, 0 and 100 are approached ever slower. */
export function scoreOf(strain: number, scale: Scale): number {
  const points = pointsOf(scale);
  const next = points.findIndex(([mark]) => strain < mark);
  const [first, last] = [points[0]!, points.at(-1)!];
  const { cuts } = scale;
  const typical = (cuts.at(-1)! - cuts[0]!) / (cuts.length - 1) || 1;
  if (next === 0) return first[1] * Math.exp((strain - first[0]) / typical);
  if (next < 0) return last[1] - (100 - last[1]) * Math.expm1((last[0] - strain) / typical);
  const [[from, low], [to, high]] = [points[next - 1]!, points[next]!];
  return low + ((high - low) * (strain - from)) / (to - from);
}

function pointsOf({ cuts, marks = [] }: Pick<Scale, 'cuts' | 'marks'>): (readonly [number, number])[] {
  const ends = cuts.map((cut, level) => [cut, STRETCH * (level + 1)] as const);
  return [...ends, ...marks].sort(([a], [b]) => a - b);
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

/** Whether a value is a scale: finite weights, cuts that ascend, marks whose scores ascend with those of the cuts, and a board. */
export function isScale(value: unknown): value is Scale {
  if (typeof value !== 'object' || value === null) return false;
  const { weights, cuts, marks = [], home } = value as Partial<Scale>;
  if (typeof weights !== 'object' || weights === null || !Array.isArray(cuts)) return false;
  if (cuts.length !== LEVELS.length - 1) return false;
  if (![...Object.values(weights), ...cuts].every((n) => Number.isFinite(n))) return false;
  if (!cuts.every((cut, i) => i === 0 || cut >= cuts[i - 1])) return false;
  if (!Array.isArray(marks) || !marks.every(isMark)) return false;
  if (home !== undefined && !isHome(home)) return false;
  return pointsOf({ cuts, marks }).every(([, score], i, points) => i === 0 || score >= points[i - 1]![1]);
}

function isMark(value: unknown): value is readonly [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((n) => Number.isFinite(n)) &&
    value[1] >= 0 &&
    value[1] <= 100
  );
}

function isHome(value: unknown): value is Home {
  if (typeof value !== 'object' || value === null) return false;
  const { near, span, cells } = value as Partial<Home>;
  return [near, span, cells].every((n) => Number.isInteger(n) && n! >= 0) && near! <= span! && cells! > 0;
}
