import { describe, expect, it } from 'vitest';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';
import { blank, ones, squareProblem, uniform } from './problems.ts';

/** The board whose rows are shifts of one another, box by box, with every label `times` times in a row. */
function shifted(order: number, times: number, [height, width]: readonly [number, number] = [1, order]): Labeling {
  return Array.from({ length: order * order }, (_, cell) => {
    const row = Math.floor(cell / order);
    const shift = (row % height) * width + Math.floor(row / height);
    return Math.floor((((cell % order) + shift) % order) / times);
  });
}

/** Empties about a part of the cells, the same ones every time. */
function pierce(labeling: Labeling, part: number): Labeling {
  return labeling.map((label, cell) => (((cell * 2_654_435_761) >>> 7) % 1000 < 1000 * part ? EMPTY : label));
}

function isLatin({ asterisms, demands }: Problem, labeling: Labeling): boolean {
  return asterisms.every((asterism, a) =>
    demands[a]!.every((demand, label) => asterism.filter((cell) => labeling[cell] === label).length === demand),
  );
}

describe('large boards', () => {
  it.each<[string, Problem, Labeling, number]>([
    ['Sudoku 16', squareProblem(16, ones(16), [4, 4]), shifted(16, 1, [4, 4]), 0.5],
    ['Sudoku 25', squareProblem(25, ones(25), [5, 5]), shifted(25, 1, [5, 5]), 0.3],
    ['Latin square 36', squareProblem(36, ones(36)), shifted(36, 1), 0.3],
    ['Latin square 64', squareProblem(64, ones(64)), shifted(64, 1), 0.25],
    ['Sudoku 64', squareProblem(64, ones(64), [8, 8]), shifted(64, 1, [8, 8]), 0.25],
    ['Latin square 70', squareProblem(70, ones(70)), shifted(70, 1), 0.2],
    ['Latin square 24, labels twice', squareProblem(24, new Array(12).fill(2)), shifted(24, 2), 0.3],
    ['Latin square 80, labels five times', squareProblem(80, new Array(16).fill(5)), shifted(80, 5), 0.1],
  ])('%s: what was emptied is filled again', (_name, problem, whole, part) => {
    expect(isLatin(problem, whole)).toBe(true);
    const engine = makeEngine(problem);
    const labeling = pierce(whole, part);
    expect([...engine.list(whole)]).toEqual([whole]);
    const [found] = [...engine.list(labeling, { limit: 1 })];
    expect(isLatin(problem, found!)).toBe(true);
    expect(labeling.every((label, cell) => label === EMPTY || label === found![cell])).toBe(true);
  });

  it.each<[string, Problem]>([
    ['Sudoku 16', squareProblem(16, ones(16), [4, 4])],
    ['Sudoku 25', squareProblem(25, ones(25), [5, 5])],
    ['Latin square 40', squareProblem(40, ones(40))],
  ])('%s: a random Latin board comes from nothing', (_name, problem) => {
    const { solution } = makeEngine(problem).sample(blank(problem), { seed: 1 });
    expect(isLatin(problem, solution!)).toBe(true);
  });

  it('more asterisms of four cells than fit side by side in a register', () => {
    const square = squareProblem(4, ones(4));
    const copies = Array.from({ length: 7 }, (_, i) => 16 * i);
    const problem = uniform(
      16 * copies.length,
      copies.flatMap((from) => square.asterisms.map((asterism) => asterism.map((cell) => from + cell))),
      ones(4),
    );
    // All but one of the squares are full, each in turn.
    const full = shifted(4, 1);
    for (const free of copies) {
      const labeling = copies.flatMap((from) => (from === free ? blank(square) : full));
      expect(makeEngine(problem).count(labeling).solutions).toBe(576);
    }
  });

  it('an asterism of a thousand cells among small ones', () => {
    const cells = 1000;
    const all = Array.from({ length: cells }, (_, cell) => cell);
    const pairs = all.filter((cell) => cell % 2 === 0).map((cell) => [cell, cell + 1]);
    const whole = uniform(cells, [all], [500, 500]);
    const problem: Problem = {
      ...whole,
      asterisms: [...whole.asterisms, ...pairs],
      demands: [...whole.demands, ...pairs.map(() => [1, 1])],
    };
    const engine = makeEngine(problem);
    expect(engine.count(blank(problem), { limit: 1000 }).solutions).toBe(1000);
    expect(engine.count(blank(problem).map((_, cell) => (cell < 980 ? cell % 2 : EMPTY))).solutions).toBe(1024);
  });
});
