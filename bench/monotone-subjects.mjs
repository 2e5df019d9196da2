import { must } from '@latin-puzzles/core/basis';
import { CATALOG, resolveBoard } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { EMPTY, makeMultiset, problemOf } from '@latin-puzzles/core/puzzle';

/** Boards of the catalog and of its families, and labels; what repeats is what theorems go wrong on. */
const BOARDS = [
  ['latin-square:5', 'aabbc'],
  ['latin-square:6', 'aabbcd'],
  ['latin-square:6', 'aaabbc'],
  ['latin-square:6', 'abcdef'],
  ['latin-square:7', 'aaabbcd'],
  ['latin-square:8', 'aaabbccd'],
  ['latin-square:8', 'aabbccdd'],
  ['sudoku:2x3', 'aabbcc'],
  ['sudoku:2x3', 'abcdef'],
  ['sudoku:2x4', 'aaabbccd'],
  ['sudoku', 'abbcccddd'],
  ['sudoku', 'aabbccdde'],
  ['sudoku', 'abcdefghi'],
  ['star:6/2', 'aabc'],
  ['star:12/3', 'HELIOS'],
  ['star:12/3', 'aabbcc'],
  ['triangle:4', 'aaabbccd'],
  ['triangle:6', 'aaabbbcccddd'],
  ['orb:8', 'aabbccdd'],
  ['octahedron:2', 'aaabbbcccddd'],
];

/**
 * A board of 21 cells with two Latin boards, where chains once were not monotonic: with few clues its long chains lean on
 * forks of three places.
 */
export const FAILED_ONCE = {
  cells: 21,
  asterisms: [
    [2, 3, 7, 13, 14, 17, 18],
    [1, 6, 8, 12, 15, 18, 19],
    [6, 8, 9, 12, 13, 15, 17],
    [0, 1, 5, 7, 11, 12, 13],
    [0, 1, 4, 6, 13, 16, 18],
    [3, 5, 10, 11, 14, 17, 18],
    [1, 6, 8, 11, 12, 16, 20],
    [1, 6, 7, 11, 15, 17, 18],
    [3, 6, 8, 9, 12, 15, 17],
    [0, 1, 7, 8, 11, 12, 15],
    [0, 3, 4, 7, 13, 14, 16],
  ],
  labels: 4,
  demands: new Array(11).fill([3, 1, 1, 2]),
};

/** How many cells of its asterisms are exchanged at most. */
const MOST_EXCHANGES = 4;

/**
 * Boards with a solution, without end: random ones, with repeated labels and asterisms that overlap much; variants of the
 * board above; and one in twenty-four of the catalog.
 */
export function* subjects(random) {
  for (;;)
    if (random.below(24) === 0) yield knownBoard(random);
    else yield random.below(2) === 0 ? variantBoard(random) : randomBoard(random);
}

/** The board that failed once, with some cells of asterisms exchanged for others of the same label. */
export function variantBoard(random) {
  const solution = sampleOf('the board that failed once', FAILED_ONCE, random);
  const asterisms = FAILED_ONCE.asterisms.map((cells) => [...cells]);
  for (let left = random.below(MOST_EXCHANGES + 1); left > 0; left--) {
    const cells = asterisms[random.below(asterisms.length)];
    const at = random.below(cells.length);
    const others = [...solution.keys()].filter((c) => !cells.includes(c) && solution[c] === solution[cells[at]]);
    if (others.length > 0) cells[at] = others[random.below(others.length)];
  }
  return { name: 'variants of a board that failed once', problem: { ...FAILED_ONCE, asterisms }, solution };
}

/** Hides a solution first and draws the asterisms so that it is Latin, which needs no search. */
export function randomBoard(random) {
  const counts = Array.from({ length: 2 + random.below(3) }, () => 1 + random.below(4));
  const size = counts.reduce((sum, count) => sum + count, 0);
  const spread = 15 + random.below(20);
  const labelled = counts.flatMap((count, label) => new Array(Math.ceil((count * spread) / 10)).fill(label));
  const hidden = random.shuffled(labelled);
  const places = counts.map((_, label) => [...hidden.keys()].filter((cell) => hidden[cell] === label));
  const drawn = new Map();
  for (let left = 4 + random.below(8); left > 0; left--) {
    const near = [...drawn.values()];
    const model = near.length > 0 && random.below(3) === 0 ? near[random.below(near.length)] : [];
    const cells = counts.flatMap((count, label) => {
      const kept = random.shuffled(model.filter((cell) => hidden[cell] === label)).slice(0, random.below(count + 1));
      const others = random.shuffled(places[label].filter((cell) => !kept.includes(cell)));
      return [...kept, ...others.slice(0, count - kept.length)];
    });
    cells.sort((a, b) => a - b);
    drawn.set(cells.join(), cells);
  }
  // A cell that no asterism holds is not on the board.
  const used = [...new Set([...drawn.values()].flat())].sort((a, b) => a - b);
  const asterisms = [...drawn.values()].map((cells) => cells.map((cell) => used.indexOf(cell)));
  return {
    name: `random, ${used.length} cells, ${asterisms.length} asterisms of ${size}`,
    problem: { cells: used.length, labels: counts.length, asterisms, demands: asterisms.map(() => counts) },
    solution: used.map((cell) => hidden[cell]),
  };
}

/** One in eight as the catalog has it: most of those are large. */
function knownBoard(random) {
  const [board, labels] = random.below(8) === 0 ? catalogBoard(random) : BOARDS[random.below(BOARDS.length)];
  const name = `${board} with ${[...labels].join(' ')}`;
  const problem = problemOf(must(resolveBoard(board)), must(makeMultiset([...labels])));
  return { name, problem, solution: sampleOf(name, problem, random) };
}

const engines = new Map();

function sampleOf(name, problem, random) {
  if (!engines.has(name)) engines.set(name, makeEngine(problem));
  const nothing = new Array(problem.cells).fill(EMPTY);
  return engines.get(name).sample(nothing, { seed: random.below(2 ** 31) }).solution;
}

function catalogBoard(random) {
  const { board, labels } = CATALOG[random.below(CATALOG.length)];
  return [board, labels];
}
