import { failure, type InputPlace, numbers, type Result, success } from '../../basis/index.ts';
import { type Asterism, type Board, deriveBoard, resolveBoard } from '../../board/index.ts';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '../../puzzle/index.ts';
import { usualBoxes } from './boxes.ts';
import { EXCHANGE_FAULTS } from './faults.ts';
import { namedBoard } from './named-board.ts';

/** Cells that hold every label once, beside rows, columns and regions: a diagonal, a window. */
export interface ExtraGroup {
  readonly kind: 'line' | 'region';
  readonly name: string;
  readonly cells: readonly number[];
}

/** As many marks as a square can have regions. */
export const REGION_MARKS = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@_'];

/** What other programs say of a puzzle: a square with rows and columns, and what stands in its cells. */
export interface SquareSheet {
  readonly size: number;
  /** A text for every cell, row by row; nothing where it is empty. */
  readonly clues: readonly (string | undefined)[];
  /** The labels, where the format tells them; otherwise the numbers from 1. */
  readonly labels?: readonly string[] | undefined;
  /** For every cell the mark of its region; `none` where there are only rows and columns; otherwise the usual boxes. */
  readonly regions?: readonly string[] | 'none' | undefined;
  /** The height and the width of boxes that are not the usual ones. */
  readonly boxes?: readonly [number, number] | undefined;
  readonly extra?: readonly ExtraGroup[] | undefined;
  readonly solution?: readonly string[] | undefined;
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  /** What else is said, kept with the puzzle: its id, a remark, its level. */
  readonly fields?: Readonly<Record<string, unknown>> | undefined;
}

/** The puzzle that a sheet holds, or what is wrong with it at the place where it stands. */
export function puzzleOfSheet(sheet: SquareSheet, place: InputPlace): Result<Puzzle> {
  const board = boardOfSheet(sheet, place);
  if (!board.ok) return board;
  const multiset = makeMultiset(sheet.labels ?? numbers(sheet.size));
  if (!multiset.ok) return multiset;
  const index = new Map(multiset.value.labels.map((label, i) => [label, i]));
  const write = (texts: readonly (string | undefined)[]) =>
    texts.map((text) => (text === undefined ? EMPTY : index.get(text)));
  const labeling = write(sheet.clues);
  const strange = labeling.indexOf(undefined);
  if (strange >= 0)
    return failure(EXCHANGE_FAULTS, 'clues.unknown-label:square', place, {
      label: JSON.stringify(sheet.clues[strange]),
      row: Math.floor(strange / sheet.size) + 1,
      column: (strange % sheet.size) + 1,
      labels: multiset.value.labels,
    });
  const solution = sheet.solution && write(sheet.solution);
  const { title, author, fields } = sheet;
  const puzzle = makePuzzle({
    board: board.value,
    multiset: multiset.value,
    labeling: labeling as number[],
    inscription: [],
    ...(title && { title }),
    ...(author && { author }),
    ...(solution && !solution.includes(undefined) && { solution: solution as number[] }),
    ...(fields && Object.keys(fields).length > 0 && { source: fields }),
  });
  return puzzle;
}

/** The board of a sheet, by its name if it has one. */
function boardOfSheet(sheet: SquareSheet, place: InputPlace): Result<Board> {
  const { size, extra = [] } = sheet;
  const odd = extra.find(({ cells }) => cells.length !== size);
  if (odd)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:group', place, {
      name: odd.name,
      cells: odd.cells.length,
      size,
    });
  const plain = plainBoard(sheet, place);
  if (!plain.ok || extra.length === 0) return plain;
  const board = deriveBoard({
    ...plain.value,
    name: '',
    asterisms: [
      ...plain.value.asterisms,
      ...extra.map(({ kind, name, cells }): Asterism => ({ kind, name: { kind: 'own', text: name }, cells })),
    ],
  });
  return board.ok ? success(namedBoard(board.value)) : board;
}

/** Rows, columns, and boxes or regions. */
function plainBoard({ size, regions, boxes }: SquareSheet, place: InputPlace): Result<Board> {
  if (regions === 'none') return resolveBoard(`latin-square:${size}`);
  if (regions) {
    const board = resolveBoard(`gerechte:${regions.join('')}`);
    return board.ok ? success(namedBoard(board.value)) : failure(EXCHANGE_FAULTS, 'format.regions', place, { size });
  }
  const [height, width] = boxes ?? usualBoxes(size) ?? [];
  return height === undefined
    ? failure(EXCHANGE_FAULTS, 'format.grid:size', place, { size })
    : resolveBoard(`sudoku:${height}x${width}`);
}
