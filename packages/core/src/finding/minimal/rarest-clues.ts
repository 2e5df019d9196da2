import type { Random } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

export interface DistinguishedSolution {
  readonly cells: readonly number[];
  readonly solution: Labeling;
}

/** How many clues are compared when none singles a solution out by itself. */
const TOURNAMENT = 12;

/**
 * At most `most` cells whose labels single one of the solutions out: a clue that only one solution agrees with if there
 * is any, otherwise a rare clue, and so on among the solutions that agree with it. Random among equals.
 */
export function rarestClues(
  solutions: readonly Labeling[],
  labels: number,
  most: number,
  random: Random,
): DistinguishedSolution | undefined {
  let left = solutions;
  const cells: number[] = [];
  while (left.length > 1) {
    if (cells.length === most) return undefined;
    const [cell, label] = rareClue(left, labels, random);
    cells.push(cell);
    left = left.filter((solution) => solution[cell] === label);
  }
  return left.length === 1 ? { cells, solution: left[0]! } : undefined;
}

function rareClue(solutions: readonly Labeling[], labels: number, random: Random): [cell: number, label: number] {
  const held = new Int32Array(solutions[0]!.length * labels);
  for (const solution of solutions)
    for (let cell = 0; cell < solution.length; cell++) held[cell * labels + solution[cell]!]!++;
  const single: number[] = [];
  const rare: number[] = [];
  for (const [clue, times] of held.entries()) {
    if (times === 1) single.push(clue);
    else if (times > 1 && times < solutions.length) rare.push(clue);
  }
  let best = single.length > 0 ? single[random.below(single.length)]! : rare[random.below(rare.length)]!;
  for (let i = 1; i < TOURNAMENT && single.length === 0; i++) {
    const rival = rare[random.below(rare.length)]!;
    if (held[rival]! < held[best]!) best = rival;
  }
  return [Math.floor(best / labels), best % labels];
}
