import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeEngine, type RemovalOptions, type RemovalOrder } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { removeClues } from '../../src/engine/removal.ts';
import { makeSearcher } from '../../src/engine/search/searcher.ts';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';
import { listPlainly } from './plain.ts';
import { blank, ones, solvableProblem, squareProblem } from './problems.ts';

function isAlone(problem: Problem, clues: Labeling): boolean {
  const solutions = listPlainly(problem, clues);
  solutions.next();
  return solutions.next().done === true;
}

/** What a removal promises, by brute force. */
function removePlainly(
  problem: Problem,
  solution: Labeling,
  { cells, from }: RemovalOrder,
  { least = 0, accept }: RemovalOptions,
): Labeling {
  let labeling = solution;
  for (let group = 0; group + 1 < from.length; group++) {
    const gone = cells.slice(from[group], from[group + 1]);
    const rest = labeling.map((label, cell) => (gone.includes(cell) ? EMPTY : label));
    const left = rest.filter((label) => label !== EMPTY).length;
    if (left >= least && isAlone(problem, rest) && (accept?.(rest) ?? true)) labeling = rest;
  }
  return labeling;
}

function orderOf(cells: readonly number[], size: number): RemovalOrder {
  const from = [0];
  for (let end = 0; end < cells.length; end += size) from.push(Math.min(end + size, cells.length));
  return { cells, from };
}

test('removal is what brute force makes of it: by the kernel, where its searches end undecided, and without it', () => {
  fc.assert(
    fc.property(
      solvableProblem.chain(({ problem, solution }) =>
        fc.record({
          problem: fc.constant(problem),
          solution: fc.constant(solution),
          cells: fc.shuffledSubarray([...solution.keys()]),
          size: fc.integer({ min: 1, max: 3 }),
          least: fc.constantFrom(0, 0, 3),
          refuses: fc.boolean(),
        }),
      ),
      ({ problem, solution, cells, size, least, refuses }) => {
        const options: RemovalOptions = { least, ...(refuses && { accept: (clues) => clues[0] !== EMPTY }) };
        const order = orderOf(cells, size);
        const expected = removePlainly(problem, solution, order, options);
        const searcher = makeSearcher(problem)!;
        const learning = makeLearningSolver(problem);
        for (const solvers of [
          { searcher, learning, budget: 1000 },
          { searcher, learning, budget: 1 },
          { searcher, learning: undefined, budget: 1 },
          { searcher: undefined, learning, budget: 1 },
        ])
          expect(removeClues(solvers, solution, solution, order, options)).toEqual(expected);
        expect(makeEngine(problem).remove(solution, solution, order, options)).toEqual(expected);
      },
    ),
    { numRuns: 300 },
  );
});

const sudoku = squareProblem(9, ones(9), [3, 3]);
const engine = makeEngine(sudoku);
const { solution } = engine.sample(blank(sudoku), { seed: 1 });

test('every puzzle on the way is told, each with fewer clues, and the last is the result', () => {
  const told: Labeling[] = [];
  const end = engine.remove(solution!, solution!, orderOf([...solution!.keys()], 1), {
    onReduced: (labeling) => told.push(labeling),
  });
  const counts = told.map((labeling) => labeling.filter((label) => label !== EMPTY).length);
  expect(counts).toEqual([...new Set(counts)].sort((a, b) => b - a));
  expect(told.at(-1)).toEqual(end);
  for (const labeling of told) expect(engine.countUpTo(labeling, 2)).toBe(1);
});

test('what is no order of clues of a solution takes nothing away', () => {
  const all = [...solution!.keys()];
  const wrong: [Labeling, Labeling, RemovalOrder][] = [
    [blank(sudoku), blank(sudoku), { cells: [], from: [0] }],
    [solution!, solution!.with(0, (solution![0]! + 1) % 9), orderOf(all, 1)],
    [solution!, solution!.with(0, EMPTY), orderOf(all, 1)],
    [solution!, solution!, orderOf([3, 3], 1)],
    [solution!, solution!, orderOf([81], 1)],
    [solution!, solution!, orderOf([0.5], 1)],
    [solution!, solution!, { cells: [1, 2], from: [0, 2, 1] }],
    [solution!, solution!, { cells: [1, 2], from: [0, 1] }],
    [solution!, solution!, { cells: [1, 2], from: [] }],
  ];
  for (const [known, start, order] of wrong) expect(engine.remove(known, start, order)).toEqual(start);
});
