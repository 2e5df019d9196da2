/**
 * A constraint by rows: no two equal labels a knight's move apart, as on a chessboard.
 *
 * A row adds up labels in cells and says between which bounds the sum lies. "Not both" is a sum of at most one. Because a row
 * is arithmetic, `latin check` adds it up by itself: what is proved with this constraint is checked.
 *
 *     latin count --plugin examples/plugins/constraint-knight.mjs --board latin-square:5 empty.txt
 */

/** @type {import('@latin-puzzles/plugins').ConstraintPlugin} */
const knight = {
  kind: 'constraint',
  name: 'knight',
  words: {
    title: { en: 'the knight’s move', es: 'el salto del caballo' },
    statement: {
      en: 'Cells a knight’s move apart hold different labels.',
      es: 'Las celdas a un salto de caballo tienen etiquetas distintas.',
    },
  },
  // What the constraint comes to on a board. Cells of square boards are named by row and column; where there are no such
  // names, a knight cannot move: nothing is returned, and whoever asked is told that the constraint makes no sense here.
  on({ board, multiset }) {
    if (board.cellNames.some((name) => name.kind !== 'square')) return undefined;
    const rows = [];
    for (const [a, from] of board.cellNames.entries())
      for (const [b, to] of board.cellNames.entries()) {
        const [down, across] = [Math.abs(from.row - to.row), Math.abs(from.column - to.column)];
        if (a >= b || down * across !== 2) continue;
        // One row for each label: it is in one of the two cells at most.
        for (const label of multiset.labels.keys())
          rows.push({
            counts: [
              { cell: a, label, times: 1 },
              { cell: b, label, times: 1 },
            ],
            most: 1,
          });
      }
    return { rows };
  },
};

export default knight;
