/**
 * A constraint that is no sum: the labels of two cells, multiplied, make a square number. It is told by a function, `violated`, and
 * helped along by another, `propagate`. Both are believed, since nobody but their author knows what they say: proofs call such
 * steps *unchecked*, and so do `latin check` and `latin rate`.
 */

const PAIR = [5, 10];

const isSquare = (n) => Number.isInteger(Math.sqrt(n));

/** @type {import('@latin-puzzles/plugins').ConstraintPlugin} */
const product = {
  kind: 'constraint',
  name: 'square-product',
  words: {
    title: { en: 'the square product', es: 'el producto cuadrado' },
    statement: {
      en: 'Two cells multiplied make a square number.',
      es: 'El producto de dos celdas es un cuadrado.',
    },
  },
  on({ board, multiset }) {
    const values = multiset.labels.map(Number);
    const [a, b] = PAIR;
    if (b >= board.cells || !values.every(Number.isInteger)) return undefined;
    const fits = (x, y) => isSquare(values[x] * values[y]);
    return {
      // Of a complete labeling this is exact. As long as a cell is empty (−1) nothing is broken.
      violated: (labeling) => labeling[a] >= 0 && labeling[b] >= 0 && !fits(labeling[a], labeling[b]),
      // What a cell cannot hold because nothing in the other fits. With fewer labels given, it takes no fewer away.
      *propagate(domains) {
        for (const label of domains[a]) if (!domains[b].some((other) => fits(label, other))) yield { cell: a, label };
        for (const label of domains[b]) if (!domains[a].some((other) => fits(label, other))) yield { cell: b, label };
      },
    };
  },
};

export default product;
