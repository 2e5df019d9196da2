import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import { must } from '../../../src/basis/index.ts';
import {
  BRANCHINGS,
  type BranchingName,
  INSTANTIATIONS,
  type InstantiationName,
  type Strategy,
  type StudyEnding,
  study,
} from '../../../src/engine/index.ts';
import { imagesOf } from '../../../src/engine/strategies/symmetric-no-goods.ts';
import { makeSymmetryLook } from '../../../src/engine/strategies/written-symmetry.ts';
import { EMPTY, type Labeling, makeMultiset, type Problem, problemOf } from '../../../src/puzzle/index.ts';
import { boardOf } from '../../support.ts';
import { listPlainly } from '../plain.ts';
import {
  anyLabeling,
  anyPartOf,
  anyProblem,
  blank,
  clues,
  ones,
  solvableProblem,
  squareProblem,
  uniform,
} from '../problems.ts';

function run(problem: Problem, labeling: Labeling, strategy: Partial<Strategy> = {}) {
  const listing = study(problem, labeling, { attrition: 'symmetric-no-goods', ...strategy });
  const found: Labeling[] = [];
  let step = listing.next();
  for (; !step.done; step = listing.next()) found.push(step.value);
  return { found, ending: step.value satisfies StudyEnding };
}

const classesOf = (problem: Problem, labeling: Labeling, strategy: Partial<Strategy> = {}) =>
  run(problem, labeling, { ...strategy, upToSymmetry: true });

/** All orders of the numbers below n. */
function orders(n: number): number[][] {
  if (n === 0) return [[]];
  return orders(n - 1).flatMap((order) =>
    Array.from({ length: n }, (_, at) => [...order.slice(0, at), n - 1, ...order.slice(at)]),
  );
}

/** The group by its definition: every permutation of cells and of labels is tried. */
function groupByTrial(problem: Problem, labeling: Labeling) {
  const { cells, labels, asterisms, demands } = problem;
  const told = (all: readonly (readonly number[])[], counts: readonly (readonly number[])[]) =>
    all
      .map((asterism, a) => `${asterism.toSorted((x, y) => x - y)}:${counts[a]}`)
      .toSorted()
      .join(' ');
  const wanted = told(asterisms, demands);
  const renamings = orders(cells).flatMap((sigma) => orders(labels).map((pi) => ({ sigma, pi })));
  return renamings.filter(
    ({ sigma, pi }) =>
      labeling.every((label, cell) => labeling[sigma[cell]!] === (label === EMPTY ? EMPTY : pi[label]!)) &&
      told(
        asterisms.map((asterism) => asterism.map((cell) => sigma[cell]!)),
        demands.map((demand) => demand.map((_, label) => demand[pi.indexOf(label)]!)),
      ) === wanted,
  );
}

/** The classes of all solutions, each by the least of its texts. */
function classesByTrial(problem: Problem, labeling: Labeling) {
  const group = groupByTrial(problem, labeling);
  return (solution: Labeling) => {
    const images = group.map(({ sigma, pi }) => {
      const image = new Array<number>(solution.length);
      for (const [cell, label] of solution.entries()) image[sigma[cell]!] = pi[label]!;
      return image.join();
    });
    return images.toSorted()[0]!;
  };
}

/** Boards that turn into themselves: the turns of one set of cells, and perhaps of a second, on a ring. */
const anyRing: fc.Arbitrary<Problem> = fc.integer({ min: 3, max: 7 }).chain((cells) =>
  fc
    .record({
      size: fc.integer({ min: 2, max: Math.min(4, cells) }),
      labels: fc.integer({ min: 1, max: 3 }),
    })
    .chain(({ size, labels }) =>
      fc
        .record({
          sets: fc.array(fc.uniqueArray(fc.nat({ max: cells - 1 }), { minLength: size, maxLength: size }), {
            minLength: 1,
            maxLength: 2,
          }),
          held: fc.array(fc.nat({ max: labels - 1 }), { minLength: size, maxLength: size }),
        })
        .map(({ sets, held }) => {
          const turns = Array.from({ length: cells }, (_, turn) => turn);
          const asterisms = sets.flatMap((set) => turns.map((turn) => set.map((cell) => (cell + turn) % cells)));
          const counts = Array.from({ length: labels }, (_, label) => held.filter((other) => other === label).length);
          return uniform(cells, asterisms, counts);
        }),
    ),
);
const withClues = (problems: fc.Arbitrary<Problem>) =>
  problems.chain((problem) => fc.record({ problem: fc.constant(problem), labeling: anyLabeling(problem) }));
const symmetricCase = fc.oneof(
  anyRing.map((problem) => ({ problem, labeling: blank(problem) })),
  withClues(anyRing),
);
const smallCase = fc
  .oneof(
    symmetricCase,
    withClues(anyProblem),
    solvableProblem.chain(({ problem, solution }) =>
      fc.record({ problem: fc.constant(problem), labeling: anyPartOf(solution) }),
    ),
  )
  .filter(({ problem }) => problem.cells <= 5 && problem.labels <= 3);
const names = <T extends object>(registry: T) => Object.keys(registry) as (keyof T)[];
const anyChoices = fc.record({
  branching: fc.constantFrom<BranchingName[]>(...names(BRANCHINGS)),
  instantiation: fc.constantFrom<InstantiationName[]>(...names(INSTANTIATIONS)),
});

describe('search that avoids symmetrical no-goods', () => {
  it('lists by images exactly the solutions that plain trial lists, on symmetric boards with repeats', () => {
    fc.assert(
      fc.property(symmetricCase, anyChoices, ({ problem, labeling }, choices) => {
        const expected = [...listPlainly(problem, labeling)].map(String).sort();
        const { found, ending } = run(problem, labeling, choices);
        expect(found.map(String).sort()).toEqual(expected);
        expect(ending).toMatchObject({ verdict: 'complete', solutions: expected.length });
      }),
      { numRuns: lawRuns(700) },
    );
  });

  it('lists up to symmetry one of every class, and tells how many they stand for', () => {
    fc.assert(
      fc.property(smallCase, anyChoices, ({ problem, labeling }, choices) => {
        const classOf = classesByTrial(problem, labeling);
        const expected = [...listPlainly(problem, labeling)];
        const { found, ending } = classesOf(problem, labeling, choices);
        expect(found.map(classOf).sort()).toEqual([...new Set(expected.map(classOf))].sort());
        expect(ending.represented ?? 0n).toBe(BigInt(expected.length));
      }),
      { numRuns: lawRuns(300) },
    );
  });

  it('finds the same classes whatever the branching and the instantiation', () => {
    const square = squareProblem(5, ones(5));
    for (const branching of names(BRANCHINGS))
      for (const instantiation of names(INSTANTIATIONS)) {
        const { ending } = classesOf(square, blank(square), { branching, instantiation });
        expect([branching, instantiation, ending.solutions, ending.represented]).toEqual([
          branching,
          instantiation,
          2,
          161_280n,
        ]);
      }
  });

  it('visits the nodes that optimized attrition visits where there is no symmetry', () => {
    const ripeto = squareProblem(9, [2, 3, 4], [3, 3]);
    const whole = clues('3.2..22131.21..233.33.21.12.2.....3.1.1.23..33..21..2.2.1.3.32.21233...1.333.2...');
    const labeling = whole.map((label, cell) => (cell % 9 === 0 ? EMPTY : label));
    const optimized = run(ripeto, labeling, { attrition: 'optimized' });
    expect(run(ripeto, labeling)).toEqual(optimized);
    expect(optimized.ending).toMatchObject({ nodes: 577, solutions: 271 });
  });

  it('says that memory ended the images of a class of which it cannot keep all', () => {
    const square = squareProblem(4, ones(4));
    const { generators } = makeSymmetryLook(square, blank(square))(blank(square));
    const [solution] = classesOf(square, blank(square)).found;
    const list = (most?: number) => {
      const images = imagesOf({ solution: solution!, generators }, most);
      let count = 0;
      let step = images.next();
      for (; !step.done; step = images.next()) count++;
      return [count, step.value];
    };
    expect(list()).toEqual([144, true]);
    expect(list(16 * 100)).toEqual([100, false]);
  });
});

/** Rows, columns and all broken diagonals: a Knut Vik design, which there is for orders prime to 6 alone. */
function knutVik(order: number): Problem {
  const line = Array.from({ length: order }, (_, i) => i);
  const cell = (row: number, column: number) => order * row + ((column + order) % order);
  const asterisms = line.flatMap((i) => [
    line.map((j) => cell(i, j)),
    line.map((j) => cell(j, i)),
    line.map((j) => cell(j, i + j)),
    line.map((j) => cell(j, i - j)),
  ]);
  return uniform(order * order, asterisms, ones(order));
}

/** Nodes count the tree: a change of it shows. Latin boards and classes are those that docs/finding.md tells. */
describe('the classes of empty boards', () => {
  const empty = (name: string, labels: string) => problemOf(boardOf(name), must(makeMultiset([...labels])));
  it.each([
    ['Sudoku 2×2', empty('sudoku:2x2', '1234'), { nodes: 10, solutions: 2, represented: 288n }],
    ['Latin square 5', squareProblem(5, ones(5)), { nodes: 26, solutions: 2, represented: 161_280n }],
    ['Latin square 6', squareProblem(6, ones(6)), { nodes: 407, solutions: 17, represented: 812_851_200n }],
    ['Sudoku 2×3', empty('sudoku:2x3', '123456'), { nodes: 411, solutions: 49, represented: 28_200_960n }],
    ['6×6, labels 3+3', squareProblem(6, [3, 3]), { nodes: 85, solutions: 6, represented: 297_200n }],
    ['Latin dodecahedron', empty('dodecahedron', '123456'), { nodes: 30, solutions: 1, represented: 23_592_960n }],
    ['Knut Vik design of order 6', knutVik(6), { nodes: 7, solutions: 0, represented: 0n }],
    ['Knut Vik design of order 7', knutVik(7), { nodes: 11, solutions: 1, represented: 20_160n }],
  ])('%s', (_, problem, expected) => {
    const { ending } = classesOf(problem, blank(problem), { branching: 'smallest-domain' });
    expect(ending).toEqual({ verdict: 'complete', ...expected });
  });
});
