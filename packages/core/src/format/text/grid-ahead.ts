import { lineAt, type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { puzzleOfSheet } from '../square/sheet.ts';
import { squareSide } from '../square/side.ts';
import { findGrid, MOST_GRID_LINES } from './find-grid.ts';
import { findFramedGrid } from './framed-grid.ts';
import { sheetOfGrid } from './grid.ts';
import { gridRow } from './grid-row.ts';
import type { LineOptions, LineReader } from './line.ts';
import type { LineSource } from './line-source.ts';

/** A puzzle drawn over the next lines, and how many of them it takes. */
export interface GridAhead {
  readonly lines: number;
  readonly result: Result<Puzzle>;
}

/** The square that the next lines draw; one line above it is its title. */
export async function findGridAhead(
  source: LineSource,
  { board, multiset }: LineOptions,
  readLine: LineReader,
): Promise<GridAhead | undefined> {
  const place = lineAt(source.number);
  const [first, second] = await source.look(2);
  if (second === undefined || !(gridRow(first!) || gridRow(second))) return undefined;
  const ahead = await source.look(MOST_GRID_LINES + 1);
  const size = board && squareSide(board);
  if (board && size === undefined) return undefined;
  for (const skipped of [0, 1]) {
    const lines = ahead.slice(skipped);
    const framed = findFramedGrid(lines);
    const found = framed && (size ?? framed.size) === framed.size ? framed : findGrid(lines, size);
    if (!found) continue;
    const result =
      board || multiset
        ? readLine(found.cells.join(' '), place)
        : puzzleOfSheet(sheetOfGrid(found, framed?.regions), place);
    return { lines: skipped + found.lines, result: skipped ? titled(result, first!) : result };
  }
  return undefined;
}

function titled(result: Result<Puzzle>, title: string): Result<Puzzle> {
  return result.ok ? success({ ...result.value, title: title.trim() }) : result;
}
