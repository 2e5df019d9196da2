import type { AsterismKind, Board } from '../../board/index.ts';

/** A run of cells that the eye can follow. */
export interface CellLine {
  readonly cells: readonly number[];
  /** Whether the last cell is next to the first. */
  readonly closed: boolean;
}

/** Cells within so many times the least distance from a cell are next to it: diagonally too, but no knight's move. */
const NEXT = 1.8;
/** By what part of a step a point may lie beside the place where a straight line would have it. */
const SLACK = 0.05;

/** For each cell those next to it; nothing for a board without points. */
function neighbours({ points }: Board): readonly (readonly number[])[] | undefined {
  return points?.map((at, cell) => {
    const gaps = points.map((other) => distance(at, other));
    const least = gaps.reduce((a, b, i) => (i === cell ? a : Math.min(a, b)), Number.POSITIVE_INFINITY);
    return [...gaps.keys()].filter((other) => other !== cell && gaps[other]! <= NEXT * least);
  });
}

function distance(a: readonly number[], b: readonly number[]): number {
  return Math.hypot(...a.map((x, axis) => x - b[axis]!));
}

/** The straight runs of three cells or more, with equal steps from each to the next, as long as they can be. */
export function findStraightLines(board: Board): number[][] {
  const near = neighbours(board);
  if (!near) return [];
  const points = board.points!;
  const beyond = (a: number, b: number): number | undefined => {
    const ahead = points[b]!.map((x, axis) => 2 * x - points[a]![axis]!);
    const slack = SLACK * distance(points[a]!, points[b]!);
    return near[b]!.find((cell) => distance(points[cell]!, ahead) <= slack);
  };
  const lines: number[][] = [];
  for (const [first, around] of near.entries())
    for (const second of around) {
      if (beyond(second, first) !== undefined) continue;
      const line = [first, second];
      for (let next = beyond(first, second); next !== undefined && !line.includes(next); ) {
        line.push(next);
        next = beyond(line.at(-2)!, next);
      }
      // Each is found from both ends.
      if (line.length >= 3 && first < line.at(-1)!) lines.push(line);
    }
  return lines;
}

/** The cells of these follow each other on the board in the order in which they are listed. */
const ORDERED: readonly AsterismKind[] = ['row', 'column', 'parallel', 'meridian'];

/** For each asterism the runs that it is made of: parts in which each cell is next to the one before. */
export function asterismRuns(board: Board): CellLine[][] {
  const near = neighbours(board);
  return board.asterisms.map(({ kind, cells }) => {
    // Where nothing is known of points, the order of the cells is all there is to go by.
    if (!near || ORDERED.includes(kind)) return [{ cells, closed: kind === 'parallel' }];
    if (kind === 'line') return [lineOf(board, cells)];
    const runs: number[][] = [];
    for (const cell of cells) {
      const run = runs.at(-1);
      if (run && near[run.at(-1)!]!.includes(cell)) run.push(cell);
      else runs.push([cell]);
    }
    const closed = runs.length === 1 && cells.length > 2 && near[cells.at(-1)!]!.includes(cells[0]!);
    return runs.map((run) => ({ cells: run, closed }));
  });
}

/** A straight line as it is listed; one that goes round a solid from each cell to the nearest that is left. */
function lineOf({ points }: Board, cells: readonly number[]): CellLine {
  const gap = (a: number, b: number) => distance(points![a]!, points![b]!);
  const path = cells.slice(1).reduce((sum, cell, i) => sum + gap(cells[i]!, cell), 0);
  if (path < (1 + SLACK) * gap(cells[0]!, cells.at(-1)!)) return { cells, closed: false };
  const round = [cells[0]!];
  const left = new Set(cells.slice(1));
  while (left.size > 0) {
    const from = round.at(-1)!;
    const next = [...left].reduce((a, b) => (gap(from, b) < gap(from, a) ? b : a));
    round.push(next);
    left.delete(next);
  }
  return { cells: round, closed: true };
}

/** Where words may be read: along straight lines, and along asterisms as far as each cell is next to the one before. */
export function readableLines(board: Board): CellLine[] {
  const straight = findStraightLines(board).map((cells) => ({ cells, closed: false }));
  const runs = asterismRuns(board).flat();
  const different = new Map([...straight, ...runs].map((line) => [cellsKey(line.cells), line]));
  return [...different.values()].filter(({ cells }) => cells.length > 1);
}

/** Equal for lists of the same cells in whatever order. */
export function cellsKey(cells: readonly number[]): string {
  return [...cells].sort((a, b) => a - b).join();
}
