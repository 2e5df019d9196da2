/** The squares that a line without a board may be, by their cells; of other sizes boxes may be of several shapes. */
export const SUDOKUS: ReadonlyMap<number, string> = new Map([
  [81, 'sudoku:3x3'],
  [256, 'sudoku:4x4'],
  [625, 'sudoku:5x5'],
]);

/** The clues and the regions of a jigsaw of order 9, written without a space between them. */
export const JIGSAW = 162;

/** How many characters a line without a board may have for its cells. */
export const SIZES: readonly number[] = [...SUDOKUS.keys(), JIGSAW];
