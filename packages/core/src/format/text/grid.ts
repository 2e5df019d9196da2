import { failure, type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { FORMAT_FAULTS } from '../basics/faults.ts';
import { isLink } from '../basics/is-link.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { pencilField, pencilMarksIn } from '../square/pencil-marks.ts';
import { REGION_MARKS, type SquareSheet } from '../square/sheet.ts';
import { boxesOf, sheetOf } from '../square/sheet-of.ts';
import { cutLine } from './cut-line.ts';
import type { FoundGrid } from './find-grid.ts';
import { cellsOfRow, gridRow, isBlankCell } from './grid-row.ts';
import { labelsOfCells } from './labels-in.ts';
import { SIZES } from './sizes.ts';

/**
 * What a drawn square holds, with regions where it draws them. Cells with several candidates are empty, and their candidates are kept
 * with the puzzle.
 */
export function sheetOfGrid({ size, cells, boxes }: FoundGrid, regions?: readonly number[]): SquareSheet {
  const labels = labelsOfCells(cells, size);
  const isNumbered = labels.some((label) => label.length > 1);
  const has = new Set(labels);
  const read = (cell: string) => (has.has(cell) ? cell : has.has(cell.toUpperCase()) ? cell.toUpperCase() : cell);
  const isMarked = (cell: string) => !isNumbered && cell.length > 1;
  const clues = cells.map((cell) => (isMarked(cell) || (isBlankCell(cell) && !has.has(cell)) ? undefined : read(cell)));
  return {
    size,
    clues,
    labels,
    boxes,
    regions: regions?.map((region) => REGION_MARKS[region] ?? '?'),
    fields: pencilField({ centre: cells.map((cell) => (isMarked(cell) ? [...cell] : null)) }),
  };
}

/** The puzzle as a square drawn with bars and rules, a word per cell, below its title; candidates are words of several labels. */
export function makeGrid(puzzle: Puzzle): Result<string> {
  const sheet = sheetOf(puzzle);
  if (!sheet.ok) return sheet;
  const plain = plainSquare(sheet.value);
  if (!plain.ok) return plain;
  const { size, clues, boxes } = plain.value;
  const marks = gridMarks(sheet.value);
  const words = clues.map((text, cell) => text ?? marks?.[cell] ?? '.');
  const width = Math.max(...sheet.value.labels!.map((label) => label.length), ...words.map((word) => word.length));
  const cell = (text: string) => (marks ? text.padEnd(width) : text.padStart(width));
  const title = gridTitle(sheet.value);
  const group = '-'.repeat(boxes[1] * (width + 1) + 1);
  const rule = `+${Array.from({ length: size / boxes[1] }, () => group).join('+')}+`;
  const square = drawn(size, boxes, rule, rule, (row, from) => {
    const part = words.slice(row * size + from, row * size + from + boxes[1]);
    return ` ${part.map(cell).join(' ')} `;
  });
  return success(title === undefined ? square : `${title}\n${square}`);
}

/** What such a square keeps. */
export function keptByGrid(puzzle: Puzzle): readonly string[] {
  const sheet = sheetOf(puzzle);
  if (!sheet.ok) return [];
  return [
    ...(gridTitle(sheet.value) === undefined ? [] : ['title']),
    ...(gridMarks(sheet.value) === undefined ? [] : ['marks']),
  ];
}

/** The title, if it is a line that is no row of the square, and nothing else that is read. */
function gridTitle({ title, size }: SquareSheet): string | undefined {
  const line = title?.trim() ?? '';
  if (line === '' || /[\r\n]/.test(line) || /^[#{[]/.test(line) || isLink(line)) return undefined;
  const row = gridRow(line);
  return cutLine(line, SIZES) || (row && (!row.sure || cellsOfRow(row, size))) ? undefined : line;
}

/**
 * The candidates of each cell as a word; nothing if they cannot be told from clues, as a single one cannot, or if there
 * are others in the corners.
 */
function gridMarks({ size, clues, labels, fields }: SquareSheet): readonly (string | undefined)[] | undefined {
  const marks = clues.map((_, cell) => pencilMarksIn(fields, 'centre', cell));
  const isLabel = (mark: string) => [...mark].length === 1 && labels!.includes(mark);
  const fits = marks.every(
    (some, cell) => some.length === 0 || (some.length > 1 && clues[cell] === undefined && some.every(isLabel)),
  );
  const inCorners = clues.some((_, cell) => pencilMarksIn(fields, 'corner', cell).length > 0);
  // In larger squares words of several figures are numbers.
  if (!fits || inCorners || size > 9 || marks.every((some) => some.length === 0)) return undefined;
  return marks.map((some) => (some.length > 0 ? some.join('') : undefined));
}

/** The puzzle as Simple Sudoku writes it, a character per cell: a file .ss. */
export function makeSimpleSudoku(puzzle: Puzzle): Result<string> {
  const sheet = sheetOf(puzzle);
  if (!sheet.ok) return sheet;
  const plain = plainSquare(sheet.value);
  if (!plain.ok) return plain;
  const { size, clues, boxes } = plain.value;
  const unfit = sheet.value.labels!.find((label) => [...label].length !== 1 || label === '.');
  if (unfit !== undefined)
    return failure(FORMAT_FAULTS, 'format.unsupported:label', 'labels', { label: JSON.stringify(unfit) });
  const groups = Array.from({ length: size / boxes[1] }, () => '-'.repeat(boxes[1]));
  const edge = `*${'-'.repeat(size + groups.length - 1)}*`;
  return success(
    drawn(size, boxes, edge, `|${groups.join('+')}|`, (row, from) =>
      clues
        .slice(row * size + from, row * size + from + boxes[1])
        .map((text) => text ?? '.')
        .join(''),
    ),
  );
}

/** Rows between rules: `group` gives the cells of a row from a column on, as far as a box goes. */
function drawn(
  size: number,
  [height, width]: readonly [number, number],
  edge: string,
  rule: string,
  group: (row: number, from: number) => string,
): string {
  const lines = [edge];
  for (let row = 0; row < size; row++) {
    if (row > 0 && row % height === 0) lines.push(rule);
    const groups = Array.from({ length: size / width }, (_, i) => group(row, i * width));
    lines.push(`|${groups.join('|')}|`);
  }
  return [...lines, edge].join('\n');
}

/** A square that bars and rules can draw: with boxes and nothing beside them, or with no boxes at all. */
function plainSquare(
  sheet: SquareSheet,
): Result<{ size: number; clues: SquareSheet['clues']; boxes: readonly [number, number] }> {
  const { size, clues, regions, extra = [] } = sheet;
  const boxes = boxesOf(sheet) ?? (regions === 'none' ? ([size, size] as const) : undefined);
  if (!boxes || extra.length > 0) return failure(EXCHANGE_FAULTS, 'format.unsupported:regions', 'board');
  return success({ size, clues, boxes });
}
