import { describe, expect, test } from 'vitest';
import { climbUp, LADDER, shapeOf, solves, startOf } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { EMPTY, type Labeling, makeMultiset, problemOf } from '../../src/puzzle/index.ts';
import { type Measure, measure, rate } from '../../src/rating/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf } from '../support.ts';
import { measureSudoku, ratedSudokus, SUDOKU, sudoku } from './sudokus.ts';

/** Last places in boxes suffice; those in lines are needed too; an only candidate is. */
const BOXES = '3.8..6...697.....1....5......3...1...65...2.8....179.52.6..............9.1..3.5.2';
const LINES = '..2579......2.46..5................8..46..72...81.........1...926.9.8....7.4..16.';
const CANDIDATES = '.........1..2.8....7..9....3.5......9.....2.8..4..29..5.1.7..9.8....37.5...1.4.3.';

function firstLatinBoard(name: string, labels: string): { shape: ReturnType<typeof shapeOf>; solution: Labeling } {
  const board = boardOf(name);
  const multiset = must(makeMultiset([...labels]));
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  for (const solution of backtrack({ board, multiset, labeling }))
    return { shape: shapeOf(problemOf(board, multiset)), solution };
  throw new Error(`${name} has no Latin board.`);
}

function without(solution: Labeling, ...cells: readonly number[]): Labeling {
  return solution.map((label, cell) => (cells.includes(cell) ? EMPTY : label));
}

describe('the measure of a puzzle', () => {
  test('of a full board is nothing', () => {
    const { shape, solution } = firstLatinBoard('sudoku:2x2', 'abcd');
    expect(measure(shape, solution)).toMatchObject({
      openings: 0,
      scarcity: 0,
      reach: 0,
      sight: 0,
      hardest: 'full-count',
    });
  });

  test('of one open cell: it is the last of a row, of a column and of a box', () => {
    const { shape, solution } = firstLatinBoard('sudoku:2x2', 'abcd');
    expect(measure(shape, without(solution, 5))).toEqual({
      openings: 1 / 16,
      scarcity: 1 / 3,
      look: 0,
      turns: 1,
      reach: 0,
      // A box is crossed by two rows and two columns.
      near: 4,
      // A row is crossed by four columns and two boxes.
      span: 6,
      cells: 16,
      openness: 0,
      sight: 1,
      wait: 0,
      climbs: 0,
      size: 0,
      suppositions: 0,
      depth: 0,
      hardest: 'last-places',
      unsolved: 0,
    } satisfies Measure);
  });

  test('of a repeated label counts all its last places as one step', () => {
    const { shape, solution } = firstLatinBoard('latin-square:4', 'aabb');
    const label = solution[0]!;
    const cells = [0, 1, 2, 3].filter((cell) => solution[cell] === label);
    const { openings, scarcity, hardest } = measure(shape, without(solution, ...cells));
    // Seen in the row, and in either column.
    expect({ openings, scarcity, hardest }).toEqual({ openings: 2 / 16, scarcity: 1 / 3, hardest: 'last-places' });
  });

  test('tells how far one has to look', () => {
    const [boxes, lines, candidates] = [BOXES, LINES, CANDIDATES].map((line) => measureSudoku(sudoku(line)));
    expect(boxes).toMatchObject({ reach: 6, span: 12, sight: 1, openness: 0, climbs: 0, hardest: 'last-places' });
    expect(lines).toMatchObject({ reach: 12, span: 12, sight: 1, openness: 0, climbs: 0, hardest: 'last-places' });
    expect(candidates).toMatchObject({ reach: 12, span: 12, climbs: 0, hardest: 'only-candidate' });
    expect(candidates!.sight).toBeGreaterThan(1);
  });

  test('names the hardest theorem that is needed, by whatever patterns labels were seen', () => {
    for (const { labeling } of ratedSudokus().filter((_, i) => i % 6 === 0)) {
      const rung = LADDER.findIndex((_, top) => solves(SUDOKU, labeling, LADDER.slice(0, top + 1)));
      expect(measureSudoku(labeling).hardest).toBe(LADDER[rung]!.name);
    }
  });

  test('goes by the theorems that are allowed, and tells what they leave', () => {
    const { labeling } = ratedSudokus().find(({ rating }) => rating > 7)!;
    const ladder = LADDER.slice(0, 4);
    const measured = measure(SUDOKU, labeling, { ladder });
    const position = startOf(SUDOKU, labeling);
    climbUp(position, ladder);
    const left = position.sizes.reduce((sum, size) => sum + size - 1, 0);
    expect(measured).toMatchObject({ hardest: 'backtrack', unsolved: left, suppositions: 0, depth: 0 });
    expect(measureSudoku(labeling)).toMatchObject({ unsolved: 0 });
    expect(measureSudoku(labeling).depth).toBeGreaterThan(0);
  });

  test('ends when it is stopped', () => {
    const { labeling } = ratedSudokus()[0]!;
    const { unsolved } = measure(SUDOKU, labeling, { signal: { aborted: true } });
    expect(unsolved).toBeGreaterThan(0);
  });

  test.each([
    ['star:5/2', 'aabb'],
    ['triangle:4', 'aaaabbbb'],
    ['sudoku:2x3', 'aabbcc'],
    ['dodecahedron', 'abcdef'],
  ])('rates puzzles on %s with the labels %s', (name, labels) => {
    const { shape, solution } = firstLatinBoard(name, labels);
    let labeling = solution;
    for (const cell of solution.keys())
      if (solves(shape, without(labeling, cell), LADDER.slice(0, 4))) labeling = without(labeling, cell);
    const measured = measure(shape, labeling);
    expect(measured).toMatchObject({ unsolved: 0, suppositions: 0 });
    expect(measured.openings).toBeGreaterThan(0);
    const { score, hardest } = rate(measured);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(100);
    expect(LADDER.slice(0, 4).map((theorem) => theorem.name)).toContain(hardest);
  });
});
