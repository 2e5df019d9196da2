/**
 * A constraint by rows: cages with a sum, as in Killer Sudoku. Labels must be numbers. A label counts as much as it says, and
 * the sum over the cage is exact. Equal labels may meet in a cage unless an asterism keeps them apart.
 *
 * Change CAGES to make your own: cells are numbered from 0, row by row.
 */

const CAGES = [
  { cells: [0, 1], sum: 3 },
  { cells: [2, 3, 7], sum: 9 },
  { cells: [12, 13], sum: 6 },
];

/** @type {import('@latin-puzzles/plugins').ConstraintPlugin} */
const cages = {
  kind: 'constraint',
  name: 'cages',
  words: {
    title: { en: 'the sum of the cage', es: 'la suma de la jaula' },
    statement: {
      en: 'The labels of a cage add up to its sum.',
      es: 'Las etiquetas de una jaula suman lo que ella dice.',
    },
  },
  on({ board, multiset }) {
    const values = multiset.labels.map(Number);
    const fits = CAGES.every(({ cells }) => cells.every((cell) => cell < board.cells));
    if (!fits || !values.every(Number.isInteger)) return undefined;
    return {
      rows: CAGES.map(({ cells, sum }) => ({
        counts: cells.flatMap((cell) =>
          values.flatMap((value, label) => (value === 0 ? [] : [{ cell, label, times: value }])),
        ),
        least: sum,
        most: sum,
      })),
    };
  },
};

export default cages;
