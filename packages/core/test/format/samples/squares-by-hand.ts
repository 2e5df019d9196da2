import { CLUES } from './sample.ts';

/** Regions of boxes so many cells high and wide, a letter for each cell. */
export function boxes(height: number, width: number): string {
  const size = height * width;
  return Array.from({ length: size ** 2 }, (_, cell) => {
    const [row, column] = [Math.floor(cell / size), cell % size];
    return String.fromCharCode(97 + Math.floor(row / height) * height + Math.floor(column / width));
  }).join('');
}

export interface HandMade {
  readonly clues: string;
  readonly regions?: string;
  readonly board: string;
}

/** Clues that none of our own programs made, with the board that each is on. */
export const SQUARES: readonly HandMade[] = [
  { clues: CLUES, regions: boxes(3, 3), board: 'sudoku:3x3' },
  { clues: '1......4..2..3..', regions: boxes(2, 2), board: 'sudoku:2x2' },
  { clues: '1....2.3..4...56....65...4..3.2....1', regions: boxes(2, 3), board: 'sudoku:2x3' },
  { clues: '1....2.3..4...56....65...4..3.2....1', regions: boxes(3, 2), board: 'sudoku:3x2' },
  { clues: `1......8${'.'.repeat(48)}8......1`, regions: boxes(2, 4), board: 'sudoku:2x4' },
  { clues: `1...5${'.'.repeat(20)}`, board: 'latin-square:5' },
  { clues: `7${'.'.repeat(48)}`, board: 'latin-square:7' },
  { clues: '1..............4', regions: 'aaababbbcccdcddd', board: 'gerechte:aaababbbcccdcddd' },
];

export const sideOf = (clues: string) => Math.sqrt(clues.length);

/** Something for every cell, in rows. */
export function rowsOf<T>(clues: string, cell: (text: string | undefined, at: number) => T): T[][] {
  const size = sideOf(clues);
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const text = clues[row * size + column]!;
      return cell(text === '.' ? undefined : text, row * size + column);
    }),
  );
}

/** The ways in which one document, or its copies, may stand in a text, and how many puzzles there are then. */
export const SETTINGS: readonly (readonly [write: (record: object) => string, count: number])[] = [
  [(record) => JSON.stringify(record), 1],
  [(record) => JSON.stringify(record, null, 2), 1],
  [(record) => JSON.stringify(record, null, '\t').replaceAll('\n', '\r\n'), 1],
  [(record) => `\ufeff${JSON.stringify(record)}\r\n`, 1],
  [(record) => `\n\n  ${JSON.stringify(record)}  \n`, 1],
  [(record) => JSON.stringify([record]), 1],
  [(record) => JSON.stringify([record, record, record]), 3],
  [(record) => JSON.stringify([record, record], null, 1), 2],
  [(record) => JSON.stringify({ name: 'Pack', puzzles: [record, record] }), 2],
  [(record) => [record, record].map((one) => JSON.stringify(one)).join('\n'), 2],
  [(record) => [record, record, record].map((one) => JSON.stringify(one)).join('\r\n\r\n'), 3],
];
