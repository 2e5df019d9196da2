/**
 * A branching strategy: which cell a search writes in next. This one takes a cell with the fewest labels left and, of several, the
 * one whose asterisms have the fewest empty cells: nearly full asterisms fail soonest.
 *
 *     latin solve --plugin examples/plugins/branching.mjs --strategy optimized --branching nearly-full puzzle.json
 */

/** @type {import('@latin-puzzles/plugins').BranchingPlugin} */
const nearlyFull = {
  kind: 'branching',
  name: 'nearly-full',
  words: {
    title: { en: 'nearly full', es: 'casi lleno' },
    statement: {
      en: 'The cell with the fewest labels, in the fullest asterisms.',
      es: 'La celda con menos etiquetas, en los asterismos más llenos.',
    },
  },
  pick(view) {
    const isEmpty = new Set(view.empty);
    const openness = (cell) =>
      view
        .asterismsOf(cell)
        .reduce((sum, asterism) => sum + view.problem.asterisms[asterism].filter((c) => isEmpty.has(c)).length, 0);
    const ranked = view.empty.map((cell) => ({ cell, size: view.domain(cell).length, open: openness(cell) }));
    ranked.sort((one, other) => one.size - other.size || one.open - other.open || one.cell - other.cell);
    return ranked[0].cell;
  },
};

export default nearlyFull;
