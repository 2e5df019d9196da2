import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { conflicts, mistakes } from './rules.ts';
import type { Table } from './table.ts';

/** What a check on request finds. */
export interface Verdict {
  /** The cells that are wrong. */
  readonly wrong: readonly number[];
  /** How many solutions the puzzle has: where there is not just one, only what breaks the rules can be told. */
  readonly solutions: 'none' | 'one' | 'many';
}

/** Compares with the solution. Two solutions stand for any number above one. */
export function verdictOn(puzzle: Puzzle, table: Table, solutions: readonly Labeling[]): Verdict {
  const [solution, another] = solutions;
  if (solution && !another) return { wrong: mistakes(puzzle, solution, table), solutions: 'one' };
  return { wrong: [...conflicts(puzzle, table)], solutions: solution ? 'many' : 'none' };
}
