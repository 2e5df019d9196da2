import { failure, type Result, success } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { DRAWING_FAULTS } from '../scene/faults.ts';

/** Whether a board can be folded from paper. */
export function foldable(board: Board): Result<Board> {
  if (board.solid) return success(board);
  return failure(DRAWING_FAULTS, 'draw.net', 'board', { board: board.name });
}
