import { usualBoxes } from '../square/boxes.ts';
import { cellsOfRow, type GridRow, gridRow, isBlankCell } from './grid-row.ts';

/** A square found in lines of text. */
export interface FoundGrid {
  readonly size: number;
  /** How many lines it takes, rules included. */
  readonly lines: number;
  /** What stands in the cells, row by row. */
  readonly cells: readonly string[];
  /** The height and the width of the boxes that bars and rules draw. */
  readonly boxes: readonly [number, number] | undefined;
}

/** No square that is read from text is larger, and none is drawn with more than a rule to a row. */
export const MOST_GRID_LINES = 2 * 36 + 3;

/** The square that lines begin with: as many rows as they have cells, with rules between them or not. */
export function findGrid(lines: readonly string[], wanted?: number): FoundGrid | undefined {
  return findAmong(rowsOf(lines, false), wanted) ?? findAmong(rowsOf(lines, true), wanted, true);
}

/** A blank line, where it takes the place of a rule. */
const GAP: GridRow = { words: [], bars: undefined, sure: false };

function rowsOf(lines: readonly string[], gaps: boolean): GridRow[] {
  const rows: GridRow[] = [];
  for (const line of lines.slice(0, MOST_GRID_LINES)) {
    const row = gaps && line.trim() === '' ? GAP : gridRow(line);
    if (!row) break;
    rows.push(row);
  }
  return rows;
}

/** Gaps must part the rows evenly: otherwise they stand between one square and the next. */
function findAmong(rows: readonly GridRow[], wanted: number | undefined, gaps = false): FoundGrid | undefined {
  const first = rows.find(({ sure }) => sure);
  if (!first) return undefined;
  // Groups of cells before cells of several candidates: rows of these are of any length.
  const sizes = new Set([first.words.join('').length, first.words.length]);
  for (const size of wanted === undefined ? sizes : [wanted]) {
    const found = wanted !== undefined || usualBoxes(size) ? collect(rows, size, gaps) : undefined;
    if (found) return found;
  }
  return undefined;
}

/**
 * Rows of nothing but dashes are empty rows, where dashes are what empty cells are; but where that makes rows too many, and they part the
 * others into bands of boxes, they are rules.
 */
function collect(rows: readonly GridRow[], size: number, even: boolean): FoundGrid | undefined {
  const marks = blankMarks(rows, size);
  const isRow = (row: GridRow, read: ReturnType<typeof cellsOfRow>) =>
    read !== undefined && (row.sure || read.cells.every((cell) => marks.has(cell)));
  const found = gather(rows, size, even, isRow);
  if (rows.filter((row) => isRow(row, cellsOfRow(row, size))).length % size === 0) return found;
  const ruled = gather(rows, size, even, (row, read) => read !== undefined && row.sure);
  return ruled?.boxes && ruled.bands === size / ruled.boxes[0] ? ruled : found;
}

function gather(
  rows: readonly GridRow[],
  size: number,
  even: boolean,
  isCells: (row: GridRow, read: ReturnType<typeof cellsOfRow>) => boolean,
): (FoundGrid & { readonly bands: number }) | undefined {
  const cells: string[] = [];
  const heights: number[] = [];
  let widths: readonly number[] = [];
  let height = 0;
  let lines = 0;
  for (const row of rows) {
    const read = cellsOfRow(row, size);
    const isRow = isCells(row, read);
    // What follows the last row and is no rule belongs to something else.
    if (cells.length === size * size && (isRow || row.sure)) break;
    if (row.sure && !isRow) return undefined;
    lines++;
    if (!isRow) {
      if (height > 0) heights.push(height);
      height = 0;
      continue;
    }
    cells.push(...read!.cells);
    widths = read!.groups;
    height++;
  }
  if (cells.length !== size * size) return undefined;
  if (even && [...heights, height].some((one) => one > 0 && one !== heights[0])) return undefined;
  const bands = [...heights, ...(height > 0 ? [height] : [])];
  return { size, lines, cells, boxes: boxes(size, bands, widths), bands: bands.length };
}

/** What empty cells are in rows that have labels too; a line of nothing else is a row only if it is made of these. */
function blankMarks(rows: readonly GridRow[], size: number): ReadonlySet<string> {
  const sure = rows.filter((row) => row.sure).flatMap((row) => cellsOfRow(row, size)?.cells ?? []);
  return new Set(sure.filter(isBlankCell));
}

function boxes(
  size: number,
  heights: readonly number[],
  widths: readonly number[],
): readonly [number, number] | undefined {
  const [width] = widths;
  if (width === undefined || width <= 1 || width >= size || widths.some((w) => w !== width)) return undefined;
  const height = size / width;
  const isRuled = heights.length > 1;
  if (!Number.isInteger(height) || (isRuled && heights.some((h) => h !== height))) return undefined;
  return [height, width];
}
