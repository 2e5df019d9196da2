import type { Board } from '@latin-puzzles/core/board';
import { globeOf } from './globe.ts';

/** Whether a board lies on a body: on a solid, or on a globe. Points in space alone are no body. */
export function hasBody(board: Board): boolean {
  return board.solid !== undefined || globeOf(board) !== undefined;
}
