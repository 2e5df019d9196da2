import { type PartialBoard, solvable } from '../puzzle/index.ts';
import { type CheckResult, checkProof } from './checker/index.ts';
import { shapeOf } from './model/shape.ts';
import type { Theorem } from './model/theorem.ts';
import { proveCompactly } from './proving/compaction.ts';
import type { Proof, ProveOptions } from './proving/proof.ts';
import { LADDER } from './theorems/index.ts';

/** How a proof is sought. */
export interface ProvePuzzleOptions extends ProveOptions {
  /** The theorems to use, the easiest first; all of them unless given. */
  readonly theorems?: readonly Theorem[] | undefined;
}

/**
 * Proves that a puzzle has exactly one solution, in steps that a person can follow. The proof leaves out what it does not
 * need. It is `fair` if theorems sufficed; otherwise it contains steps that backtrack. It is not `complete` if there is no
 * solution, or more than one; then it names two `solutions` if they can be found without a long search.
 *
 * @example
 * ```ts
 * import { checkPuzzleProof, explain, must, parsePuzzle, provePuzzle, resolveBoard } from '@latin-puzzles/core';
 *
 * const board = must(resolveBoard('sudoku:2x2'));
 * const puzzle = must(parsePuzzle('1......4..2..3..', { board }));
 * const proof = provePuzzle(puzzle);
 * console.log(proof.fair, proof.steps.length); // true 16
 * const sentences = proof.steps.flatMap((step) => explain(step, puzzle, 'en'));
 * console.log(sentences.length); // 16
 * console.log(checkPuzzleProof(puzzle, proof).valid); // true
 * ```
 */
export function provePuzzle(partial: PartialBoard, options?: ProvePuzzleOptions): Proof {
  const { problem, labeling } = solvable(partial);
  const theorems = Array.isArray(options?.theorems) ? options.theorems : LADDER;
  const ladder = theorems.filter((theorem) => typeof theorem?.steps === 'function');
  return proveCompactly(shapeOf(problem), labeling, ladder, options ?? {});
}

/**
 * Checks a proof of a puzzle with code that knows no theorem, only what a Latin board is. The proof may be any value, such
 * as parsed JSON: a wrong one is an answer, not an exception.
 *
 * @example
 * ```ts
 * import { checkPuzzleProof, must, parsePuzzle, resolveBoard } from '@latin-puzzles/core';
 *
 * const puzzle = must(parsePuzzle('1......4..2..3..', { board: must(resolveBoard('sudoku:2x2')) }));
 * const result = checkPuzzleProof(puzzle, { steps: [], fair: true });
 * console.log(result.valid ? 'valid' : result.reason); // proof.unfinished
 * ```
 */
export function checkPuzzleProof(partial: PartialBoard, proof: unknown): CheckResult {
  const { problem, labeling } = solvable(partial);
  return checkProof(problem, labeling, proof);
}
