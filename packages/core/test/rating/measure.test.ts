import { describe, expect, test } from 'vitest';
import { LADDER, type Proof, prove, type Step, shapeOf, solves } from '../../src/attrition/index.ts';
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

const NO_STEPS: Proof = { steps: [], fair: true, complete: false };

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

describe('the measure of a proof', () => {
  test('of a full board is nothing', () => {
    const { shape, solution } = firstLatinBoard('sudoku:2x2', 'abcd');
    expect(measure(shape, solution, NO_STEPS)).toMatchObject({ openings: 0, scarcity: 0, reach: 0, uses: {} });
  });

  test('of one open cell: it is the last of a row, of a column and of a box', () => {
    const { shape, solution } = firstLatinBoard('sudoku:2x2', 'abcd');
    expect(measure(shape, without(solution, 5), NO_STEPS)).toEqual({
      openings: 1 / 16,
      scarcity: 1 / 3,
      reach: 0,
      // A row is crossed by four columns and two boxes.
      span: 6,
      openness: 0,
      wait: 0,
      size: 0,
      variety: 0,
      suppositions: 0,
      uses: { 'last-places': 1 },
      backtracks: 0,
      unsolved: 0,
    } satisfies Measure);
  });

  test('of a repeated label counts all its last places as one step', () => {
    const { shape, solution } = firstLatinBoard('latin-square:4', 'aabb');
    const label = solution[0]!;
    const cells = [0, 1, 2, 3].filter((cell) => solution[cell] === label);
    const { openings, scarcity, uses } = measure(shape, without(solution, ...cells), NO_STEPS);
    // Seen in the row, and in either column.
    expect({ openings, scarcity, uses }).toEqual({ openings: 2 / 16, scarcity: 1 / 3, uses: { 'last-places': 1 } });
  });

  test('tells how far one has to look', () => {
    const [boxes, lines, candidates] = [BOXES, LINES, CANDIDATES].map((line) => measureSudoku(sudoku(line)));
    expect(boxes).toMatchObject({ reach: 6, span: 12, openness: 0, wait: 0 });
    expect(lines).toMatchObject({ reach: 12, span: 12, openness: 0, wait: 0 });
    expect(candidates).toMatchObject({ reach: 12, span: 12, wait: 0 });
    expect(candidates!.openness).toBeGreaterThan(0);
    expect(Object.keys(lines!.uses)).toEqual(['last-places']);
    expect([boxes, lines, candidates].map((one) => rate(one!).hardest)).toEqual([
      'last-places',
      'last-places',
      'only-candidate',
    ]);
  });

  test('does not ask the proof for what can be seen', () => {
    const seen = new Set(['full-count', 'last-places', 'only-candidate']);
    for (const { labeling } of ratedSudokus().slice(0, 40)) {
      const proof = prove(SUDOKU, labeling, LADDER.slice(0, 4), { backtrack: false });
      const rest = { ...proof, steps: proof.steps.filter(({ theorem }) => !seen.has(theorem)) };
      expect(measure(SUDOKU, labeling, rest)).toEqual(measure(SUDOKU, labeling, proof));
    }
  });

  test('is no matter of what labels are called, nor of how the board is turned', () => {
    const turned = (labeling: Labeling) =>
      labeling.map((_, cell) => labeling[(cell % 9) * 9 + Math.floor(cell / 9)]!).map((l) => (l === EMPTY ? l : 8 - l));
    for (const { labeling } of ratedSudokus().slice(0, 60)) {
      const [one, other] = [labeling, turned(labeling)].map((clues) => measure(SUDOKU, clues, NO_STEPS));
      expect(other!.reach).toBe(one!.reach);
      expect(other!.openness).toBeCloseTo(one!.openness, 12);
      expect(other!.unsolved).toBe(one!.unsolved);
      expect(Object.keys(other!.uses).sort()).toEqual(Object.keys(one!.uses).sort());
    }
  });

  test('counts patterns, suppositions and backtracks, and passes over steps that change nothing', () => {
    const empty = new Array<number>(81).fill(EMPTY);
    const contradiction: Step = {
      theorem: 'contradiction',
      writes: [],
      removals: [],
      premises: { terms: [{ times: 1, asterism: 3, label: 7 }] },
    };
    const inner: Step = {
      theorem: 'backtrack',
      writes: [],
      removals: [{ cell: 1, label: 1 }],
      premises: { terms: [], assumption: { cell: 1, label: 1, holds: true }, steps: [contradiction] },
    };
    const outer: Step = {
      theorem: 'backtrack',
      writes: [],
      removals: [{ cell: 0, label: 0 }],
      premises: { terms: [], assumption: { cell: 0, label: 0, holds: true }, steps: [inner, contradiction] },
    };
    const { size, variety, suppositions, backtracks, wait, uses, unsolved } = measure(SUDOKU, empty, {
      steps: [outer, outer],
      fair: false,
      complete: false,
    });
    expect({ size, variety, suppositions, backtracks, wait, uses, unsolved }).toEqual({
      size: 2,
      variety: 3,
      suppositions: 1,
      backtracks: 2,
      wait: 1,
      uses: { backtrack: 1 },
      unsolved: 1,
    });
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
    const proof = prove(shape, labeling, LADDER);
    const measured = measure(shape, labeling, proof);
    expect(measured).toMatchObject({ backtracks: 0, unsolved: 0, suppositions: 0 });
    expect(measured.openings).toBeGreaterThan(0);
    const { score, hardest } = rate(measured);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThan(100);
    expect(LADDER.slice(0, 4).map((theorem) => theorem.name)).toContain(hardest);
  });
});
