import { type Result, success } from '../basis/index.ts';
import { type BatchEnding, type BatchOptions, type BatchPuzzle, runBatch } from './batch/index.ts';
import { type GeneratorExtensions, makeGenerator, type Wishes } from './wishes/index.ts';

/**
 * Makes puzzles as they are wished, each with its solution and its rating. They come one by one, in the same order for the
 * same wishes and seed. A fault tells why no puzzle can be as wished. `extensions` are constraints and theorems of one's own.
 *
 * @example
 * ```ts
 * import { generatePuzzles, hasOneSolution, makeMultiset, must, resolveBoard } from '@latin-puzzles/core';
 *
 * const board = must(resolveBoard('sudoku:2x2'));
 * const multiset = must(makeMultiset(['1', '2', '3', '4']));
 * const wishes = { board, multiset, critical: true };
 * const [first, second] = must(generatePuzzles(wishes, { seed: 1, count: 2 }));
 * console.log(hasOneSolution(first!.puzzle), first!.rating.level); // true very easy
 * console.log(hasOneSolution(second!.puzzle), second!.rating.level); // true very easy
 * ```
 */
export function generatePuzzles(
  wishes: Wishes,
  options: BatchOptions,
  extensions?: GeneratorExtensions,
): Result<Generator<BatchPuzzle, BatchEnding, undefined>> {
  const generator = makeGenerator(wishes, extensions);
  return generator.ok ? success(runBatch(generator.value, { ...options })) : generator;
}
