import { type Labeling, type PartialBoard, solvable } from '../puzzle/index.ts';
import { makeEngine } from './engine.ts';
import type { Ending, Limits, ListOptions } from './search/options.ts';

/** The solutions that were found, and why the search for more ended. */
export interface Solved extends Omit<Ending, 'solutions'> {
  readonly solutions: readonly Labeling[];
}

/** Two solutions are enough to tell that a puzzle has more than one. */
const ENOUGH = 2;

/**
 * Finds the Latin boards that complete a puzzle: at most two unless `limit` says otherwise.
 *
 * The engine is made anew in every call. To solve many puzzles on one board, make one with `makeEngine` and keep it.
 *
 * @example
 * ```ts
 * import { must, parsePuzzle, resolveBoard, solvePuzzle } from '@latin-puzzles/core';
 *
 * const board = must(resolveBoard('sudoku:2x2'));
 * const puzzle = must(parsePuzzle('1..4....2.......', { board }));
 * const { solutions, verdict } = solvePuzzle(puzzle, { limit: Infinity });
 * console.log(solutions.length, verdict); // 9 complete
 * ```
 */
export function solvePuzzle(partial: PartialBoard, options?: ListOptions): Solved {
  const { problem, labeling } = solvable(partial);
  const run = makeEngine(problem).list(labeling, { ...options, limit: options?.limit ?? ENOUGH });
  const solutions: Labeling[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) solutions.push(step.value);
  return { ...step.value, solutions };
}

/**
 * Counts the Latin boards that complete a puzzle, without keeping them: several times as fast as finding them. The number
 * is final if the verdict is `complete`.
 *
 * @example
 * ```ts
 * import { countSolutions, must, parsePuzzle, resolveBoard } from '@latin-puzzles/core';
 *
 * const empty = must(parsePuzzle('................', { board: must(resolveBoard('sudoku:2x2')) }));
 * console.log(countSolutions(empty).solutions); // 288
 * ```
 */
export function countSolutions(partial: PartialBoard, options?: Limits): Ending {
  const { problem, labeling } = solvable(partial);
  return makeEngine(problem).count(labeling, options ?? {});
}

/**
 * Whether exactly one Latin board completes a puzzle: whether it is a Latin puzzle.
 *
 * @example
 * ```ts
 * import { hasOneSolution, must, parsePuzzle, resolveBoard } from '@latin-puzzles/core';
 *
 * const board = must(resolveBoard('sudoku:2x2'));
 * console.log(hasOneSolution(must(parsePuzzle('1......4..2..3..', { board })))); // true
 * console.log(hasOneSolution(must(parsePuzzle('1......4........', { board })))); // false
 * ```
 */
export function hasOneSolution(partial: PartialBoard): boolean {
  const { problem, labeling } = solvable(partial);
  return makeEngine(problem).countUpTo(labeling, ENOUGH) === 1;
}
