import { failure, type Result, success } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';

/** Whether a board can be folded from paper. */
export function foldable(board: Board): Result<Board> {
  if (board.solid) return success(board);
  return failure('draw.net', 'board', { board: board.name });
}
