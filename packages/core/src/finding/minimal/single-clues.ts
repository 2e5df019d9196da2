import type { Labeling } from '../../puzzle/index.ts';

/** A label in a cell that only one of several Latin boards agrees with. */
export interface SingleClue {
  readonly cell: number;
  readonly label: number;
  readonly solution: Labeling;
}

/** Every clue that singles one of the solutions out. */
export function singleClues(solutions: readonly Labeling[], labels: number): SingleClue[] {
  const cells = solutions[0]?.length ?? 0;
  const holders = new Int32Array(cells * labels);
  const last = new Int32Array(cells * labels);
  for (let s = 0; s < solutions.length; s++) {
    const solution = solutions[s]!;
    for (let cell = 0; cell < cells; cell++) {
      const clue = cell * labels + solution[cell]!;
      holders[clue]!++;
      last[clue] = s;
    }
  }
  const single: SingleClue[] = [];
  for (let clue = 0; clue < holders.length; clue++)
    if (holders[clue] === 1)
      single.push({ cell: Math.floor(clue / labels), label: clue % labels, solution: solutions[last[clue]!]! });
  return single;
}
