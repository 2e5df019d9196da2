import { failure, type Result, success } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';

/** Whether a board can be folded from paper. */
export function foldable(board: Board): Result<Board> {
  if (board.solid) return success(board);
  return failure(
    'draw.net',
    'board',
    `The board ${board.name || 'of your own'} lies in the plane and has no net to fold.`,
    'Draw it without a net, or choose a board on a solid such as cube:4.',
  );
}
