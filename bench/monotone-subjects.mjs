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
 * Boards with a solution, without end: most of them random, with repeated labels and asterisms that overlap much; one in
 * twenty-four of the catalog.
 */
export function* subjects(random) {
  for (;;) yield random.below(24) === 0 ? knownBoard(random) : randomBoard(random);
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

const engines = new Map();

/** One in eight as the catalog has it: most of those are large. */
function knownBoard(random) {
  const [name, labels] = random.below(8) === 0 ? catalogBoard(random) : BOARDS[random.below(BOARDS.length)];
  const key = `${name} with ${[...labels].join(' ')}`;
  if (!engines.has(key))
    engines.set(key, makeEngine(problemOf(must(resolveBoard(name)), must(makeMultiset([...labels])))));
  const engine = engines.get(key);
  const { problem } = engine;
  const { solution } = engine.sample(new Array(problem.cells).fill(EMPTY), { seed: random.below(2 ** 31) });
  return { name: key, problem, solution };
}

function catalogBoard(random) {
  const { board, labels } = CATALOG[random.below(CATALOG.length)];
  return [board, labels];
}
