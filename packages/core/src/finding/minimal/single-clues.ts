import type { PackedLabelings } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

/** A label in a cell that only one of several Latin boards agrees with. */
export interface SingleClue {
  readonly cell: number;
  readonly label: number;
  /** Which of them. */
  readonly solution: number;
}

/** Every clue that singles one of the solutions out. */
export function singleClues(solutions: PackedLabelings, cells: number, labels: number): SingleClue[] {
  const holders = new Int32Array(cells * labels);
  const last = new Int32Array(cells * labels);
  for (let at = 0, solution = 0; at < solutions.length; solution++)
    for (let from = 0; from < holders.length; from += labels) {
      const clue = from + solutions[at++]!;
      holders[clue]!++;
      last[clue] = solution;
    }
  const single: SingleClue[] = [];
  for (let clue = 0; clue < holders.length; clue++)
    if (holders[clue] === 1)
      single.push({ cell: Math.floor(clue / labels), label: clue % labels, solution: last[clue]! });
  return single;
}

/** One of several Latin boards that stand one after the other. */
export function unpack(solutions: PackedLabelings, cells: number, solution: number): Labeling {
  return Array.from(solutions.subarray(solution * cells, (solution + 1) * cells));
}
