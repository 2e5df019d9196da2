import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { draftFrom } from '@latin-puzzles/workshop/design';
import { bring, type ClueDesk, DESIGNED } from './clue-desk.ts';
import { replaceDraft, type Workbench } from './workbench.ts';

/** Puts the board of a puzzle on the bench and its clues on the desk. */
export function take(bench: Workbench, desk: ClueDesk, puzzle: Puzzle): void {
  replaceDraft(bench, draftFrom(puzzle.board, puzzle.multiset.entries, puzzle.title));
  desk.source.value = DESIGNED;
  const designed = bench.verdict.value.puzzle;
  // Cell i of the draft is cell i of the puzzle, whatever they are called.
  if (designed.ok) bring(desk, designed.value, puzzle);
}
