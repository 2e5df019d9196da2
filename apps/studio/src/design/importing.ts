import { failure, type Result } from '@latin-puzzles/core/basis';
import { parseInput } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { bring, type ClueDesk, DESIGNED } from './clue-desk.ts';
import { draftOf } from './draft.ts';
import { replaceDraft, type Workbench } from './workbench.ts';

/** The first puzzle of a text: a native document, or a line of characters for the board at hand or for a Sudoku. */
export async function readPuzzle(text: string, board: Result<Puzzle>): Promise<Result<Puzzle>> {
  const lines = text.split(/\r?\n/);
  const options = board.ok ? { board: board.value.board, multiset: board.value.multiset } : {};
  for (const tried of [options, {}])
    for await (const { result } of parseInput(lines, tried)) {
      if (result.ok || tried !== options || result.fault.code !== 'format.line') return result;
      break;
    }
  return failure('format.empty:text', 'document');
}

/** Puts the board of a puzzle on the bench and its clues on the desk. */
export function take(bench: Workbench, desk: ClueDesk, puzzle: Puzzle): void {
  replaceDraft(bench, draftOf(puzzle.board, puzzle.multiset.entries, puzzle.title));
  desk.source.value = DESIGNED;
  const designed = bench.verdict.value.puzzle;
  // Cell i of the draft is cell i of the puzzle, whatever they are called.
  if (designed.ok) bring(desk, designed.value, puzzle);
}
