/**
 * A constraint by rows: demands of one's own. Some cells that are no asterism of the board hold each label as often as is said,
 * or at most so often. Here: each of the two diagonals of a square holds every label at most once.
 *
 * For an exact demand give `least` and `most` the same value. Different cells may have different demands: a row knows only
 * its own.
 */

/** @type {import('@latin-puzzles/plugins').ConstraintPlugin} */
const diagonals = {
  kind: 'constraint',
  name: 'diagonals',
  words: {
    title: { en: 'the diagonals', es: 'las diagonales' },
    statement: {
      en: 'Each diagonal holds a label at most once.',
      es: 'Cada diagonal contiene una etiqueta como mucho una vez.',
    },
  },
  on({ board, multiset }) {
    const side = Math.sqrt(board.cells);
    if (!Number.isInteger(side) || board.cellNames.some((name) => name.kind !== 'square')) return undefined;
    const cells = [...board.cellNames.keys()];
    const down = cells.filter((cell) => board.cellNames[cell].row === board.cellNames[cell].column);
    const up = cells.filter((cell) => board.cellNames[cell].row + board.cellNames[cell].column === side + 1);
    const demand = (held, label) => ({ counts: held.map((cell) => ({ cell, label, times: 1 })), most: 1 });
    return { rows: [...multiset.labels.keys()].flatMap((label) => [demand(down, label), demand(up, label)]) };
  },
};

export default diagonals;
