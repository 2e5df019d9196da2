/** The program, as faults name it. */
export const PROGRAM = 'penpa-edit';
/** What a board for Sudokus is. */
export const SUDOKU = 'sudoku';
/** Styles of edges that are black, and so borders: of the usual width, and thicker. */
export const BORDERS = [2, 21];
/** The style of edges along diagonals that hold every label once, as the program’s own boards for Sudokus have them. */
export const DIAGONAL = 12;
/** Ways to write candidates into a cell: in its middle, and in nine places. */
export const [CENTRE, NINE] = ['5', '7'] as const;
