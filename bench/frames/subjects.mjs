import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';

/** The largest boards of the catalog, by the names of their specimens. */
const SPECIMENS = ['custom-focus', 'free-latin-cube', 'latin-icosahedron', 'orb-ripeto'];
/** Those of them that are also played on a body. */
const BODIES = ['free-latin-cube', 'latin-icosahedron', 'orb-ripeto'];
/** Boards that a player may make, far larger; how much of them is filled with clues. */
const LARGE = [
  ['triangle:24', 0],
  ['hexagon:8', 0],
  ['latin-square:64', 0.4],
  ['sudoku:8x8', 0.4],
];

/** What is played on: where it is found, or the file that holds it; how many cells it has, whether on a body, and some labels. */
export function subjects() {
  return [...SPECIMENS.map(specimen), ...LARGE.map(([board, share]) => large(board, share))];
}

function specimen(name) {
  const { board, labels } = CATALOG.find((entry) => entry.name === name);
  const { cells } = must(resolveBoard(board));
  return { name, catalog: true, body: BODIES.includes(name), address: `play/specimen/${name}`, cells, labels };
}

function large(name, share) {
  const board = must(resolveBoard(name));
  const labels = Array.from({ length: board.k }, (_, i) => String(i + 1));
  const random = makeRandom(1);
  const clues = Array.from({ length: board.cells }, (_, cell) =>
    random() < share ? labels[labelAt(board.k, cell)] : null,
  );
  const text = JSON.stringify({ format: 'latin-puzzle/1', board: name, labels, clues });
  return { name, catalog: false, text, cells: board.cells, labels: labels.slice(0, 9) };
}

/** A Latin square whose square regions hold every label once, where it has such. */
function labelAt(k, cell) {
  const [row, column] = [Math.floor(cell / k), cell % k];
  const side = Math.round(Math.sqrt(k));
  return ((row % side) * side + Math.floor(row / side) + column) % k;
}

/** Numbers from 0 to 1, the same for a seed in every run. */
export function makeRandom(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
