import { type Board, resolveBoard } from '../../board/index.ts';
import { usualBoxes } from './boxes.ts';

/** The board of a family that has the same asterisms in the same cells, so that the puzzle goes by its name; or the board itself. */
export function namedBoard(board: Board): Board {
  const size = Math.sqrt(board.cells);
  const [height, width] = usualBoxes(size) ?? [];
  const wanted = constellation(board);
  for (const name of [
    ...(height ? [`sudoku:${height}x${width}`, `sudoku:${width}x${height}`] : []),
    `quadoku:${size}`,
    `win:${size}`,
  ]) {
    const named = resolveBoard(name);
    if (named.ok && constellation(named.value) === wanted) return named.value;
  }
  return board;
}

function constellation({ asterisms }: Board): string {
  return asterisms
    .map(({ cells }) => cells.toSorted((a, b) => a - b).join())
    .sort()
    .join(';');
}
