import { lineAt, type Result } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { parseNative } from '../native/native.ts';
import { type LineOptions, makeLineReader } from '../text/line.ts';
import { isDocument } from './pieces.ts';

/**
 * Reads one puzzle from text: a `latin-puzzle/1` document, or a line with one character per cell, where `.` or `0` is an
 * empty cell. Lines of 81 characters are Sudokus; for other square boards, name the board. `parseInput` reads whole files.
 *
 * @example
 * ```ts
 * import { clueCount, must, parsePuzzle, resolveBoard } from '@latin-puzzles/core';
 *
 * const puzzle = must(parsePuzzle('1......4..2..3..', { board: must(resolveBoard('sudoku:2x2')) }));
 * console.log(clueCount(puzzle)); // 4
 * ```
 */
export function parsePuzzle(text: string, options?: LineOptions): Result<Puzzle> {
  return typeof text !== 'string' || isDocument(text)
    ? parseNative(text, undefined, options?.constraints)
    : makeLineReader(options)(text, lineAt(1));
}
