import { regionOf, splitRegions } from '@latin-puzzles/core/board';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { junction, type Weight } from './junction.ts';
import { paint } from './paint.ts';

/**
 * A puzzle on a square board as text. Heavy lines part the regions that cut the board; cells of other regions, such
 * as windows, are hatched.
 */
export function squareText({ board, multiset, labeling, inscription }: Puzzle, n: number): string[] {
  const regions = splitRegions(board);
  const parts = regionOf(board, regions);
  const windows = new Set(regions.windows.flatMap((region) => board.asterisms[region]!.cells));
  const inscribed = new Set(inscription);
  const width = Math.max(1, ...multiset.labels.map((label) => label.length));
  const inside = (row: number, column: number) => row >= 0 && row < n && column >= 0 && column < n;
  const border = (a: [number, number], b: [number, number]): Weight => {
    if (!inside(...a) && !inside(...b)) return 0;
    if (!inside(...a) || !inside(...b)) return 2;
    return parts[a[0] * n + a[1]] === parts[b[0] * n + b[1]] ? 1 : 2;
  };
  /** The line above a cell, and the one to its left. */
  const above = (row: number, column: number) => border([row - 1, column], [row, column]);
  const before = (row: number, column: number) => border([row, column - 1], [row, column]);

  const lines: string[] = [];
  for (let row = 0; row <= n; row++) {
    let rule = '';
    let text = '';
    for (let column = 0; column <= n; column++) {
      const right = above(row, column);
      const down = before(row, column);
      rule += junction(before(row - 1, column), right, down, above(row, column - 1));
      text += junction(down, 0, down, 0);
      if (column === n) continue;
      rule += junction(0, right, 0, right).repeat(width + 2);
      const cell = row * n + column;
      const hatch = windows.has(cell) ? '░' : ' ';
      const label = labeling[cell];
      const written = label === undefined || label === EMPTY ? '' : multiset.labels[label]!;
      const padded = hatch + written.padStart(width, hatch) + hatch;
      text += inscribed.has(cell) ? paint('bold', padded) : padded;
    }
    lines.push(rule);
    if (row < n) lines.push(text);
  }
  return lines;
}
