import { describe, expect, test } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { LADDER, shapeOf } from '../../src/attrition/index.ts';
import { makeRandom, must, type Random } from '../../src/basis/index.ts';
import { automorphisms, type Board } from '../../src/board/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Labeling, type Multiset, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { measure, rate } from '../../src/rating/index.ts';
import { boardOf } from '../support.ts';
import { ratedSudokus, SUDOKU } from './sudokus.ts';

/** The same puzzle in another guise: its cells carried along by a symmetry of the board, its labels exchanged. */
function disguised(board: Board, multiset: Multiset, random: Random): (labeling: Labeling) => Labeling {
  const { generators } = automorphisms(board);
  let image = Array.from({ length: board.cells }, (_, cell) => cell);
  for (let i = 0; i < 20 && generators.length > 0; i++) {
    const generator = generators[random.below(generators.length)]!;
    image = image.map((cell) => generator[cell]!);
  }
  const { counts } = multiset;
  const names = random.shuffled([...counts.keys()]);
  // A label is exchanged for one that is demanded as often.
  const exchanged = [...counts.keys()].map((label) => {
    const alike = [...counts.keys()].filter((other) => counts[other] === counts[label]);
    return names.filter((other) => alike.includes(other))[alike.indexOf(label)]!;
  });
  return (labeling) => {
    const other = new Array<number>(board.cells).fill(EMPTY);
    for (const [cell, label] of labeling.entries()) if (label !== EMPTY) other[image[cell]!] = exchanged[label]!;
    return other;
  };
}

/** Puzzles of many kinds, some of them past all theorems: clues go in random order while there is one solution. */
function* puzzles(board: Board, multiset: Multiset, random: Random, count: number): Generator<Labeling> {
  const engine = makeEngine(problemOf(board, multiset));
  for (let i = 0; i < count; i++) {
    const { solution } = engine.sample(new Array<number>(board.cells).fill(EMPTY), { seed: random.below(2 ** 31) });
    const labeling = [...solution!];
    const enough = random.below(board.cells);
    for (const cell of random.shuffled([...labeling.keys()]).slice(enough >> 2)) {
      const label = labeling[cell]!;
      labeling[cell] = EMPTY;
      if (engine.count(labeling, { limit: 2 }).solutions !== 1) labeling[cell] = label;
    }
    yield labeling;
  }
}

describe('the measure of a puzzle is that of all its disguises', () => {
  test.each([
    ['sudoku:2x3', '123456', 20],
    ['sudoku:3x3', '111222333', 8],
    ['latin-square:6', '111223', 20],
    ['triangle:6', 'abcdefghijkl', 6],
    ['triangle:4', 'aaabbccd', 20],
    ['star:12/3', 'HELIOS', 10],
    ['star:5/2', 'aabb', 20],
    ['quadoku:9', '123456789', 3],
    ['win:9', 'SINGAPORE', 6],
    ['tartan:8', '1122334455667788', 3],
    ['orb:8', 'MAKIKAJI', 6],
    ['dodecahedron', 'abcdef', 20],
  ])('%s with %s', (name, labels, count) => {
    const board = boardOf(name);
    const multiset = must(makeMultiset([...labels]));
    const shape = shapeOf(problemOf(board, multiset));
    const random = makeRandom(3);
    for (const labeling of puzzles(board, multiset, random, count)) {
      const one = measure(shape, labeling);
      for (let i = 0; i < 3; i++) {
        const other = measure(shape, disguised(board, multiset, random)(labeling));
        expect({ ...other, scarcity: 0, look: 0 }).toEqual({ ...one, scarcity: 0, look: 0 });
        // Only sums of fractions may differ in their last digit.
        expect(other.scarcity).toBeCloseTo(one.scarcity, 10);
        expect(other.look).toBeCloseTo(one.look, 10);
        expect(rate(other)).toEqual(rate(one));
      }
    }
  });

  test('also of those on the same board with its cells and asterisms numbered in another way', () => {
    const problem = problemOf(boardOf('quadoku:9'), must(makeMultiset([...'123456789'])));
    const clues = '......1.55......8.....2..7............8....92..931......1....5..76.........7.....';
    const labeling = [...clues].map((clue) => (clue === '.' ? EMPTY : Number(clue) - 1));
    const one = rate(measure(shapeOf(problem), labeling));
    for (const seed of [2, 19]) {
      const random = makeRandom(seed);
      const images = random.shuffled([...labeling.keys()]);
      const asterisms = random.shuffled(problem.asterisms.map((cells) => cells.map((cell) => images[cell]!)));
      const moved = new Array<number>(labeling.length).fill(EMPTY);
      for (const [cell, label] of labeling.entries()) moved[images[cell]!] = label;
      expect(rate(measure(shapeOf({ ...problem, asterisms }), moved))).toEqual(one);
    }
  });

  test('of Sudokus of every level', () => {
    const board = boardOf('sudoku:3x3');
    const multiset = must(makeMultiset([...'123456789']));
    const random = makeRandom(5);
    const all = ratedSudokus();
    const every = Math.max(1, Math.floor(all.length / lawRuns(225)));
    for (const { labeling } of all.filter((_, i) => i % every === 0))
      expect(rate(measure(SUDOKU, disguised(board, multiset, random)(labeling)))).toEqual(
        rate(measure(SUDOKU, labeling)),
      );
  });
});

test('theorems by name say which one is the hardest', () => {
  const names = LADDER.map(({ name }) => name);
  for (const { labeling } of ratedSudokus().slice(0, 50)) expect(names).toContain(measure(SUDOKU, labeling).hardest);
});
