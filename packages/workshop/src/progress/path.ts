import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { Solve } from './solve.ts';

/** What is fair to take for each open cell, in seconds, by level: five minutes or so for a medium Sudoku. */
const PAR: readonly number[] = [2.5, 4, 6, 10, 16];
/** A hint counts as much as taking a fifth longer; more than four count no more. */
const HINT = 0.25;
const MOST_HINTS = 4;
/** How much the last puzzle counts beside all before it. */
const WEIGHT = 0.4;
/** The path asks for a little more than was shown. */
const CHALLENGE = 0.25;
/** Where those begin of whom nothing is known: the middle of the second level. */
const BEGINNING = 1.5;

/**
 * How well somebody does on a board, in levels: 2.5 is the middle of the third. Every solve tells of a strength: that of its
 * level, up to one more for half the fair time or less, up to one less for twice the time or more, and less for every hint.
 * The skill is the mean of these in which each counts less the older it is.
 */
export function skillOf(solves: readonly Solve[]): number {
  const inOrder = solves.toSorted((a, b) => a.at - b.at);
  return inOrder.reduce((skill, solve) => skill + WEIGHT * (strengthOf(solve) - skill), BEGINNING);
}

function strengthOf({ level, cells, seconds, hints }: Solve): number {
  const rank = LEVELS.indexOf(level);
  const fair = PAR[rank]! * Math.max(1, cells);
  const pace = Math.log2(fair / Math.max(1, seconds));
  return rank + 0.5 + Math.min(1, Math.max(-1, pace)) - HINT * Math.min(MOST_HINTS, hints);
}

/** A step of the path of a board: its number, from 1, and how difficult its puzzle is. */
export interface PathStep {
  readonly step: number;
  readonly level: Level;
}

/** What the puzzle of a step was made for. */
export function stepOccasion(step: number): string {
  return `step ${step}`;
}

/** The step of the path that an occasion stands for, if it does. */
export function stepOfOccasion(occasion: string | undefined): number | undefined {
  const [, digits] = /^step (\d{1,6})$/.exec(occasion ?? '') ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The steps that were taken on the path of a board, in their order; of a step taken again the last counts. */
export function stepsTaken(solves: readonly Solve[], board: string): readonly (Solve & { readonly step: number })[] {
  const steps = new Map<number, Solve & { readonly step: number }>();
  for (const solve of solves.toSorted((a, b) => a.at - b.at)) {
    const step = solve.board === board ? stepOfOccasion(solve.occasion) : undefined;
    if (step !== undefined) steps.set(step, { ...solve, step });
  }
  return [...steps.values()].sort((a, b) => a.step - b.step);
}

/**
 * The next step on the path of a board that has these levels, at least one: of the levels the one nearest to a little
 * more than the skill that all solves on the board show, and the harder of two.
 */
export function nextStep(solves: readonly Solve[], board: string, levels: readonly Level[]): PathStep {
  const skill = skillOf(solves.filter((solve) => solve.board === board)) + CHALLENGE;
  const distance = (level: Level) => Math.abs(LEVELS.indexOf(level) + 0.5 - skill);
  const level = levels.reduce((best, other) => {
    const harder = LEVELS.indexOf(other) > LEVELS.indexOf(best);
    return distance(other) < distance(best) || (distance(other) === distance(best) && harder) ? other : best;
  });
  return { step: (stepsTaken(solves, board).at(-1)?.step ?? 0) + 1, level };
}
