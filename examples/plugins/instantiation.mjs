/**
 * An instantiation strategy: in which order a search tries the labels of a cell. This one tries first what is rarest on the board
 * so far. It must give back every label that it was given, once: with fewer, solutions would be lost.
 *
 *     latin solve --plugin examples/plugins/instantiation.mjs --strategy backtracking --instantiation rarest-first puzzle.json
 */

/** @type {import('@latin-puzzles/plugins').InstantiationPlugin} */
const rarestFirst = {
  kind: 'instantiation',
  name: 'rarest-first',
  words: {
    title: { en: 'rarest first', es: 'primero la más rara' },
    statement: {
      en: 'The label that is on the board least often comes first.',
      es: 'Primero la etiqueta que menos veces está en el tablero.',
    },
  },
  order(domain, _cell, view) {
    const written = (label) => view.labeling.filter((other) => other === label).length;
    return [...domain].sort((one, other) => written(one) - written(other) || one - other);
  },
};

export default rarestFirst;
