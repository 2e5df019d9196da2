import { parseNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { orRefuse } from '@latin-puzzles/workshop/tools';
import type { Task, TaskContext } from './protocol.ts';

/** What a task about a puzzle is given: the puzzle as a native document, and whatever else it needs. */
type PuzzleInput<More = unknown> = { readonly puzzle: string } & More;

/** A task about a puzzle, made of what is done with the puzzle once it is read. */
export function puzzleTask<Output, More = unknown, News = never>(
  use: (puzzle: Puzzle, context: TaskContext<News>, more: More) => Output | Promise<Output>,
): Task<PuzzleInput<More>, Output, News> {
  return (input, context) => use(orRefuse(parseNative(input.puzzle)), context, input);
}
