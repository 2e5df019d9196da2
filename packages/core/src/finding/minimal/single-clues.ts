import type { PackedLabelings } from '../../engine/index.ts';
import type { Labeling } from '../../puzzle/index.ts';

/** A label in a cell that only one of several Latin boards agrees with. */
export interface SingleClue {
  readonly cell: number;
  readonly label: number;
  /** Which of them. */
  readonly solution: number;
}

const SEVERAL = -1;

/** Every clue that singles one of the solutions out. */
export function singleClues(solutions: PackedLabelings, cells: number, labels: number): SingleClue[] {
  /** Per clue the number of the solution that has it, counted from one; 0 where none has, and `SEVERAL`. */
  const holder = new Int32Array(cells * labels);
  for (let at = 0, solution = 1; at < solutions.length; solution++)
    for (let from = 0; from < holder.length; from += labels) {
      const clue = from + solutions[at++]!;
      holder[clue] = holder[clue] === 0 ? solution : SEVERAL;
    }
  const single: SingleClue[] = [];
  for (let clue = 0; clue < holder.length; clue++)
    if (holder[clue]! > 0)
      single.push({ cell: Math.floor(clue / labels), label: clue % labels, solution: holder[clue]! - 1 });
  return single;
}

/** One of several Latin boards that stand one after the other. */
export function unpack(solutions: PackedLabelings, cells: number, solution: number): Labeling {
  return Array.from(solutions.subarray(solution * cells, (solution + 1) * cells));
}
