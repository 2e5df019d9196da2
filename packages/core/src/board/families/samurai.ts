import { success } from '../../basis/index.ts';
import type { Asterism, BoardDraft } from '../model/board.ts';
import { badParameter, type Family, letterAt, parseWholeNumber, range } from './family.ts';
import { SQUARE_ORDER } from './square.ts';

/** One of the five squares: its top left corner on the board. */
interface Corner {
  readonly row: number;
  readonly column: number;
}

/**
 * Five Sudoku boards of order m²: one in the middle, and one at each of its corners, with which it shares the box there. The
 * squares are A to E, read like a page. Rows and columns end with their square, so that most lines of the board hold two: `row B3`
 * is the part in square B of the third row of the board.
 */
function samuraiDraft(m: number, name: string): BoardDraft {
  const n = m * m;
  const side = 3 * n - 2 * m;
  const [start, middle, end] = [0, n - m, 2 * (n - m)];
  const squares: Corner[] = [
    { row: start, column: start },
    { row: start, column: end },
    { row: middle, column: middle },
    { row: end, column: start },
    { row: end, column: end },
  ];
  const isHeld = (row: number, column: number) =>
    squares.some((at) => row >= at.row && row < at.row + n && column >= at.column && column < at.column + n);
  const places = range(side * side)
    .map((i) => ({ row: Math.floor(i / side), column: i % side }))
    .filter(({ row, column }) => isHeld(row, column));
  const cellAt = new Map(places.map(({ row, column }, cell) => [row * side + column, cell]));
  const block = (row: number, column: number, height: number, width: number) =>
    range(height * width).map((i) => cellAt.get((row + Math.floor(i / width)) * side + column + (i % width))!);

  const lines = squares.flatMap(({ row, column }, square): Asterism[] => [
    ...range(n).map(
      (i): Asterism => ({
        kind: 'row',
        name: { kind: 'row', id: `${letterAt(square)}${row + i + 1}` },
        cells: block(row + i, column, 1, n),
      }),
    ),
    ...range(n).map(
      (i): Asterism => ({
        kind: 'column',
        name: { kind: 'column', id: `${letterAt(square)}${column + i + 1}` },
        cells: block(row, column + i, n, 1),
      }),
    ),
  ]);
  const boxes = range((side / m) ** 2)
    .map((i) => ({ row: m * Math.floor((i * m) / side), column: m * (i % (side / m)) }))
    .filter(({ row, column }) => isHeld(row, column))
    .map(
      ({ row, column }, i): Asterism => ({
        kind: 'region',
        name: { kind: 'box', id: i + 1 },
        cells: block(row, column, m, m),
      }),
    );
  return {
    name,
    cells: places.length,
    asterisms: [...lines, ...boxes],
    points: places.map(({ row, column }) => [column + 0.5, row + 0.5]),
    faces: places.map(({ row, column }) => [
      [column, row],
      [column + 1, row],
      [column + 1, row + 1],
      [column, row + 1],
    ]),
    cellNames: places.map(({ row, column }) => ({ kind: 'square', row: row + 1, column: column + 1 })),
  };
}

const WANTED = {
  en: 'the order of each of the five squares, a square number from 4 to 25',
  es: 'el orden de cada uno de los cinco cuadrados, un cuadrado perfecto de 4 a 25',
};

export const samurai: Family = {
  name: 'samurai',
  title: { en: 'Samurai', es: 'Samurái' },
  summary: {
    en: 'five Sudoku boards, four of which share a corner box with the one in the middle',
    es: 'cinco tableros de Sudoku, cuatro de los cuales comparten una caja de esquina con el del medio',
  },
  parameters: { wanted: WANTED, usual: '9' },
  cellOrder: SQUARE_ORDER,
  draft(parameters = '9') {
    const m = Math.sqrt(parseWholeNumber(parameters));
    if (!(Number.isInteger(m) && m >= 2 && m <= 5)) return badParameter('samurai', parameters, WANTED, '9');
    return success(samuraiDraft(m, `samurai:${m * m}`));
  },
};
