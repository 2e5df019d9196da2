import type { Board } from '../../board/index.ts';

/** Whether a board is a square of n × n cells read row by row, so that a line of text can hold its clues. */
export function squareSide(board: Board): number | undefined {
  const { cells, points } = { ...board } as Partial<Board>;
  const n = Math.sqrt(cells ?? 0);
  if (!Number.isInteger(n) || points?.[0]?.length !== 2) return undefined;
  const [x0, y0] = points[0] as [number, number];
  const step = n > 1 ? points[1]![0]! - x0 : 1;
  const near = (a: number, b: number) => Math.abs(a - b) < Math.abs(step) * 1e-6;
  const square = points.every(([x, y], i) => near(x!, x0 + (i % n) * step) && near(y!, y0 + Math.floor(i / n) * step));
  return square && step > 0 ? n : undefined;
}
