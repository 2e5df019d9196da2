/**
 * A method of solving: plain backtracking, cell after cell. It is exact: when it returns `complete` it has given every solution.
 * Between solutions it yields nothing now and then, so that a time limit or Ctrl+C can stop it.
 *
 *     latin solve --plugin examples/plugins/method.mjs --method plain-backtracking --limit all puzzle.json
 *     latin compare --plugin examples/plugins/method.mjs --methods engine,plain-backtracking puzzle.json
 */

const EMPTY = -1;
/** A pause after so many labels that were tried. */
const TURN = 1000;

/** @type {import('@latin-puzzles/plugins').MethodPlugin} */
const plain = {
  kind: 'method',
  name: 'plain-backtracking',
  words: {
    title: { en: 'Plain backtracking', es: 'Vuelta atrás simple' },
    statement: {
      en: 'Writes a label in the first empty cell while no asterism holds it too often, and takes it back.',
      es: 'Escribe una etiqueta en la primera celda vacía mientras ningún asterismo la tenga de más, y la quita.',
    },
  },
  exact: true,
  source: 'S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12, 1965, 516–524',
  *search({ problem, labeling }, { tally }) {
    const { cells, labels, asterisms, demands } = problem;
    const written = [...labeling];
    const holders = Array.from({ length: cells }, (_, cell) =>
      [...asterisms.keys()].filter((a) => asterisms[a].includes(cell)),
    );
    // How often each asterism may still take each label.
    const left = demands.map((demand) => [...demand]);
    const take = (cell, label, count) => {
      for (const a of holders[cell]) left[a][label] -= count;
      return holders[cell].every((a) => left[a][label] >= 0);
    };
    // Clues that do not fit each other have no solution.
    for (const [cell, label] of written.entries()) if (label !== EMPTY && !take(cell, label, 1)) return 'complete';

    function* complete(cell) {
      if (cell === cells) yield [...written];
      else if (labeling[cell] !== EMPTY) yield* complete(cell + 1);
      else
        for (let label = 0; label < labels; label++) {
          if (++tally.steps % TURN === 0) yield undefined;
          written[cell] = label;
          if (take(cell, label, 1)) yield* complete(cell + 1);
          take(cell, label, -1);
          written[cell] = EMPTY;
        }
    }
    yield* complete(0);
    return 'complete';
  },
};

export default plain;
