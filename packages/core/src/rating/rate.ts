import { measureAt } from './home.ts';
import { LEVELS, type Level } from './level.ts';
import type { Measure } from './measure.ts';
import { type Scale, STRETCH, scoreOf, strainOf } from './scale.ts';
import { SHIPPED_SCALE } from './shipped-scale.ts';

/** How difficult a puzzle is. */
export interface Rating {
  /** The effort on one scale for all boards: from 0 to 100 for a fair puzzle, 100 and above for one that is not. */
  readonly score: number;
  /** How difficult it is for a puzzle of its board. */
  readonly level: Level;
  /** The same as a number: from 0 to 100 for a fair puzzle, each level taking a fifth. On the board of the scale it is the score. */
  readonly grade: number;
  /** Of a fair ordinary Sudoku, rated by the shipped scale: about what Sukaku Explainer rates it. */
  readonly sukaku?: number | undefined;
  /** The hardest theorem that is needed. */
  readonly hardest: string;
  /** Whether theorems alone solve the puzzle. */
  readonly fair: boolean;
  /** The theorems and constraints that it rests on though nothing checks their steps, if there are any. */
  readonly unchecked?: readonly string[] | undefined;
}

/** Scores are told in tenths; this is the highest below those of puzzles that are not fair. */
const HIGHEST = 99.9;

/** How difficult a puzzle is, from its measure. */
export function rate(measure: Measure, scale: Scale = SHIPPED_SCALE): Rating {
  const { hardest, unsolved, unchecked } = measure;
  const resting = unchecked && { unchecked };
  if (unsolved > 0) {
    const score = rounded(100 * (1 + Math.log10(1 + unsolved)));
    return { score, level: LEVELS.at(-1)!, grade: score, hardest, fair: false, ...resting };
  }
  const score = fairScore(measure, scale);
  const grade = scale.home ? fairScore(measureAt(scale.home, measure), scale) : score;
  return { score, level: LEVELS[Math.floor(grade / STRETCH)]!, grade, hardest, fair: true, ...resting };
}

function fairScore(measure: Measure, scale: Scale): number {
  return Math.min(rounded(scoreOf(strainOf(measure, scale), scale)), HIGHEST);
}

/** Down, so that a score stays in the fifth of its level. */
function rounded(score: number): number {
  return Math.floor(score * 10) / 10;
}
