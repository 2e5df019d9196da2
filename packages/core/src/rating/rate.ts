import { featuresOf } from './features.ts';
import { LEVELS, type Level } from './level.ts';
import type { Measure } from './measure.ts';
import type { Scale } from './scale.ts';
import { SHIPPED_SCALE } from './shipped-scale.ts';

/** How difficult a puzzle is. */
export interface Rating {
  /** From 0 to 100 for a fair puzzle, each level taking a fifth; 100 and above for one that is not. */
  readonly score: number;
  readonly level: Level;
  /** The hardest theorem that is needed. */
  readonly hardest: string;
  /** Whether theorems alone solve the puzzle. */
  readonly fair: boolean;
  /** The theorems and constraints that it rests on though nothing checks their steps, if there are any. */
  readonly unchecked?: readonly string[] | undefined;
}

/** How much of the score a level takes. */
const STRETCH = 100 / LEVELS.length;
/** Scores are told in tenths; this is the highest below those of puzzles that are not fair. */
const HIGHEST = 99.9;

/** How difficult a puzzle is, from its measure. */
export function rate(measure: Measure, scale: Scale = SHIPPED_SCALE): Rating {
  const { hardest, unsolved, unchecked } = measure;
  const resting = unchecked && { unchecked };
  if (unsolved > 0) {
    const score = rounded(100 * (1 + Math.log10(1 + unsolved)));
    return { score, level: LEVELS.at(-1)!, hardest, fair: false, ...resting };
  }
  const strain = strainOf(measure, scale);
  const level = levelOf(strain, scale);
  const score = Math.min(rounded(scoreOf(strain, level, scale)), HIGHEST);
  return { score, level: LEVELS[level]!, hardest, fair: true, ...resting };
}

function strainOf(measure: Measure, { weights }: Scale): number {
  let strain = 0;
  for (const [feature, amount] of Object.entries(featuresOf(measure))) strain += amount * (weights[feature] ?? 0);
  return strain;
}

function levelOf(strain: number, { cuts }: Scale): number {
  return cuts.filter((cut) => strain >= cut).length;
}

/**
 * Strains between two cuts are spread evenly over their level. The first and the last level have no end: 0 and 100 are
 * approached ever slower.
 */
function scoreOf(strain: number, level: number, { cuts }: Scale): number {
  const [from, to] = [cuts[level - 1], cuts[level]];
  const typical = (cuts.at(-1)! - cuts[0]!) / (cuts.length - 1) || 1;
  if (from === undefined) return STRETCH * Math.exp((strain - to!) / typical);
  if (to === undefined) return STRETCH * (level - Math.expm1((from - strain) / typical));
  return STRETCH * (level + (strain - from) / (to - from));
}

/** Down, so that a score stays in the fifth of its level. */
function rounded(score: number): number {
  return Math.floor(score * 10) / 10;
}
