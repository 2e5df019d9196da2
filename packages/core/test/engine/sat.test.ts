import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { EMPTY, type Problem } from '../../src/puzzle/index.ts';
import { isSatisfiable } from './cadical.ts';
import { squareProblem } from './problems.ts';

const ones = (n: number) => new Array<number>(n).fill(1);

/** Problems large enough to be hard by hand, with the share of cells left without a clue. */
const LARGE: [name: string, problem: Problem, empty: number][] = [
  ['Latin squares of order 18', squareProblem(18, ones(18)), 0.42],
  ['Sudokus of 4×4 boxes', squareProblem(16, ones(16), [4, 4]), 0.5],
  ['squares of order 16 with eight labels twice', squareProblem(16, new Array<number>(8).fill(2)), 0.4],
];

describe.each(LARGE)('%s', (_, problem, empty) => {
  test('are judged alike by plain search, by learning, and by a SAT solver on an encoding of its own', () => {
    const engine = makeEngine(problem);
    const learning = makeLearningSolver(problem);
    const verdicts = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const random = makeRandom(seed);
      const solution = engine.sample(new Array<number>(problem.cells).fill(EMPTY), { seed }).solution!;
      const labeling = solution.map((label) => (random.below(1000) < 1000 * empty ? EMPTY : label));
      // Every third time a clue is changed, so that there may be no solution at all.
      const changed = labeling.findIndex((label) => label !== EMPTY);
      if (seed % 3 === 0) labeling[changed] = (labeling[changed]! + 1) % problem.labels;
      const [first, second] = [...learning.list(labeling, { limit: 2 })];
      const found = Number(first !== undefined) + Number(second !== undefined);
      expect(engine.countUpTo(labeling, 2)).toBe(found);
      expect(isSatisfiable(problem, labeling)).toBe(found > 0);
      if (first) expect(isSatisfiable(problem, labeling, first)).toBe(found > 1);
      verdicts.add(String(found));
    }
    expect(verdicts.size).toBeGreaterThan(1);
  });
});
