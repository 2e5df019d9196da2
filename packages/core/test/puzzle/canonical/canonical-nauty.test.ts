import { describe, expect, test } from 'vitest';
import { makeRandom, numbers } from '../../../src/basis/index.ts';
import { EMPTY, makeCanonizer, type Puzzle } from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';
import { agrees, type ColouredGraph, dreadnautForm } from '../../board/symmetry/dreadnaut.ts';
import { boardOf, puzzleOf } from '../../support.ts';

/** Cells, asterisms, labels; nothing merged. Labels of a multiset without repeats have one colour. */
function graphOf({ board, multiset, labeling }: Puzzle): ColouredGraph {
  const { cells, asterisms, asterismsOf } = board;
  return {
    colours: [cells, asterisms.length, multiset.labels.length],
    neighbours: asterismsOf.map((holders, cell) => [
      ...holders.map((a) => cells + a),
      ...(labeling[cell] === EMPTY ? [] : [cells + asterisms.length + labeling[cell]!]),
    ]),
  };
}

describe('nauty agrees', () => {
  test.each([
    ['latin-square:4', 4, 3],
    ['sudoku:2x2', 4, 3],
    ['triangle:4', 8, 2],
    ['cube:2', 8, 2],
    ['dodecahedron', 6, 2],
    ['star:12/3', 6, 2],
    ['sudoku:3x3', 9, 3],
  ])('on the classes and symmetries of puzzles of %s with few clues', (name, k, clues) => {
    const board = boardOf(name);
    const random = makeRandom(clues);
    const found = range(25).map(() => {
      const cells = random.shuffled(range(board.cells)).slice(0, clues);
      const labels = range(board.cells).map((cell) => (cells.includes(cell) ? String(1 + random.below(2)) : null));
      const puzzle = puzzleOf(board, numbers(k), labels);
      const { hash, symmetries } = makeCanonizer(board, puzzle.multiset).canonize(puzzle);
      const theirs = dreadnautForm(graphOf(puzzle));
      // Theirs also counts the permutations of labels that are written nowhere.
      const unused = k - new Set(labels.filter((label) => label !== null)).size;
      const order = range(unused).reduce((product, i) => product * BigInt(i + 1), symmetries);
      expect(agrees(order, theirs.order), `${order} is not nauty’s ${theirs.order}`).toBe(true);
      return { ours: hash, theirs: theirs.hash };
    });
    const pairs = new Set(found.map(({ ours, theirs }) => ours + theirs));
    expect(new Set(found.map(({ ours }) => ours)).size).toBe(pairs.size);
    expect(new Set(found.map(({ theirs }) => theirs)).size).toBe(pairs.size);
  });
});
