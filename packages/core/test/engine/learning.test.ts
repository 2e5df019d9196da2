import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { makeRandom, type Random } from '../../src/basis/index.ts';
import { type Ending, type ListOptions, makeEngine } from '../../src/engine/index.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { makeSearcher } from '../../src/engine/search/searcher.ts';
import { EMPTY, type Labeling, type Problem } from '../../src/puzzle/index.ts';
import { listPlainly } from './plain.ts';
import { anyLabeling, anyPartOf, anyProblem, blank, ones, solvableProblem, squareProblem } from './problems.ts';

const sorted = (labelings: Iterable<Labeling>) => [...labelings].map((labeling) => labeling.join(' ')).sort();

function agree(problem: Problem, labelings: readonly Labeling[], seed: number): void {
  const solver = makeLearningSolver(problem);
  for (const labeling of labelings) {
    const expected = sorted(listPlainly(problem, labeling));
    expect(sorted(solver.list(labeling))).toEqual(expected);
    expect(sorted(solver.list(labeling, { seed }))).toEqual(expected);
    expect([...solver.list(labeling, { limit: 2 })]).toHaveLength(Math.min(2, expected.length));
  }
}

function collect(problem: Problem, labeling: Labeling, options: ListOptions): { found: Labeling[]; ending: Ending } {
  const run = makeLearningSolver(problem).list(labeling, options);
  const found: Labeling[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) found.push(step.value);
  return { found, ending: step.value };
}

function countAll(problem: Problem): number {
  let count = 0;
  for (const _ of makeLearningSolver(problem).list(blank(problem))) count++;
  return count;
}

/** How many solutions plain search alone finds, however large the tree. */
function countPlainly(problem: Problem, labeling: Labeling, limit: number): number {
  return makeSearcher(problem)!.countEach(Int16Array.from(labeling), limit, Number.POSITIVE_INFINITY)[0]!;
}

/** Whether a labeling is complete, keeps the clues and meets every demand. */
function solves({ cells, asterisms, demands }: Problem, clues: Labeling, labeling: Labeling): boolean {
  return (
    labeling.length === cells &&
    clues.every((clue, cell) => clue === EMPTY || clue === labeling[cell]) &&
    asterisms.every((asterism, a) =>
      demands[a]!.every((demand, label) => asterism.filter((cell) => labeling[cell] === label).length === demand),
    )
  );
}

/** A Latin square with its rows, columns and labels shuffled, and then so many of its cells emptied. */
function squareWithHoles(order: number, holes: number, random: Random): Labeling {
  const line = Array.from({ length: order }, (_, i) => i);
  const [rows, columns, labels] = [random.shuffled(line), random.shuffled(line), random.shuffled(line)];
  const labeling = rows.flatMap((row) => columns.map((column) => labels[(row + column) % order]!));
  for (const cell of random.shuffled(labeling.map((_, i) => i)).slice(0, holes)) labeling[cell] = EMPTY;
  return labeling;
}

/** Exchanges the labels of two clues: what was completable seldom stays so, and it takes some thought to see it. */
function disturb(labeling: Labeling, random: Random): Labeling {
  const clues = random.shuffled(labeling.flatMap((label, cell) => (label === EMPTY ? [] : [cell])));
  const [a, b] = [clues[0]!, clues[1]!];
  return labeling.map((label, cell) => (cell === a ? labeling[b]! : cell === b ? labeling[a]! : label));
}

describe('the search that learns lists what plain trial lists', () => {
  it('on boards with demands of any kind and labels anywhere', () => {
    const cases = anyProblem.chain((problem) =>
      fc.tuple(fc.constant(problem), fc.array(anyLabeling(problem), { minLength: 1, maxLength: 4 }), fc.nat()),
    );
    fc.assert(
      fc.property(cases, ([problem, labelings, seed]) => agree(problem, labelings, seed)),
      { numRuns: lawRuns(700) },
    );
  });

  it('on boards that have a solution, with any part of it as clues', () => {
    const cases = solvableProblem.chain(({ problem, solution }) =>
      fc.tuple(fc.constant(problem), fc.array(anyPartOf(solution), { minLength: 1, maxLength: 4 }), fc.nat()),
    );
    fc.assert(
      fc.property(cases, ([problem, labelings, seed]) => agree(problem, labelings, seed)),
      { numRuns: lawRuns(700) },
    );
  });
});

describe('the search that learns lists every Latin board once', () => {
  it.each([
    ['Latin squares of order 4', squareProblem(4, ones(4)), 576],
    ['Latin squares of order 5', squareProblem(5, ones(5)), 161_280],
    ['Latin squares of order 5 with labels 2, 2, 1', squareProblem(5, [2, 2, 1]), 25_920],
    ['Sudokus of order 4', squareProblem(4, ones(4), [2, 2]), 288],
    ['Sudokus of order 6 with labels 3, 3', squareProblem(6, [3, 3], [2, 3]), 74_816],
  ])('%s', (_, problem, expected) => expect(countAll(problem)).toBe(expected));
});

describe('both searches of the engine agree', () => {
  it('on how many solutions Latin squares with holes have, disturbed ones too', () => {
    const random = makeRandom(5);
    for (let round = 0; round < 150; round++) {
      const order = 8 + random.below(5);
      const problem = squareProblem(order, ones(order));
      const whole = squareWithHoles(order, Math.round(order * order * 0.4), random);
      const labeling = round % 3 === 0 ? disturb(whole, random) : whole;
      const { found, ending } = collect(problem, labeling, { limit: 300, seed: round });
      expect(ending.solutions).toBe(countPlainly(problem, labeling, 300));
      expect(new Set(sorted(found)).size).toBe(found.length);
      for (const solution of found) expect(solves(problem, labeling, solution)).toBe(true);
    }
  });

  it('on Sudokus with repeated labels', () => {
    const problem = squareProblem(9, [3, 3, 3], [3, 3]);
    const engine = makeEngine(problem);
    const random = makeRandom(8);
    for (let seed = 0; seed < 40; seed++) {
      const { solution } = engine.sample(blank(problem), { seed });
      const labeling = solution!.map((label) => (random.below(100) < 55 ? EMPTY : label));
      expect(collect(problem, labeling, { limit: 500 }).ending.solutions).toBe(countPlainly(problem, labeling, 500));
    }
  });
});

describe('hard boards', () => {
  const order = 24;
  const problem = squareProblem(order, ones(order));

  it('are completed near the density where most are hardest', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const labeling = squareWithHoles(order, 242, makeRandom(seed));
      const { found, ending } = collect(problem, labeling, { limit: 2, seed });
      expect(ending.verdict).toBe(found.length < 2 ? 'complete' : 'limit');
      expect(found.length).toBeGreaterThan(0);
      for (const solution of found) expect(solves(problem, labeling, solution)).toBe(true);
    }
  });

  it('give the same solutions in the same order for the same seed', () => {
    const labeling = squareWithHoles(order, 260, makeRandom(3));
    const solver = makeLearningSolver(problem);
    const first = [...solver.list(labeling, { limit: 5, seed: 11 })];
    expect([...solver.list(labeling, { limit: 5, seed: 11 })]).toEqual(first);
    expect([...solver.list(labeling, { limit: 5, seed: 12 })]).not.toEqual(first);
  });

  it('of 64 × 64 cells and 64 labels fit', () => {
    const large = squareProblem(64, ones(64));
    const labeling = squareWithHoles(64, 900, makeRandom(1));
    const { found } = collect(large, labeling, { limit: 1 });
    expect(found).toHaveLength(1);
    expect(solves(large, labeling, found[0]!)).toBe(true);
  });
});

describe('a search that learns can be stopped', () => {
  // Far more solutions than anyone can list.
  const problem = squareProblem(20, ones(20));

  it('by a limit', () => {
    const { found, ending } = collect(problem, blank(problem), { limit: 3 });
    expect(found).toHaveLength(3);
    expect(ending).toMatchObject({ verdict: 'limit', solutions: 3 });
  });

  it('by a time limit', () => {
    let now = 0;
    const { ending } = collect(problem, blank(problem), { timeLimit: 50, clock: () => now++ });
    expect(ending.verdict).toBe('timeout');
  });

  it('by a signal', () => {
    const signal = { aborted: false };
    const onProgress = ({ solutions }: { solutions: number }) => {
      if (solutions === 4) signal.aborted = true;
    };
    const { ending } = collect(problem, blank(problem), { signal, onProgress });
    expect(ending).toMatchObject({ verdict: 'aborted', solutions: 4 });
  });

  it('and two can take turns', () => {
    const solver = makeLearningSolver(problem);
    const alone = [...solver.list(blank(problem), { limit: 3, seed: 1 })];
    const one = solver.list(blank(problem), { limit: 3, seed: 1 });
    const other = solver.list(blank(problem), { limit: 3, seed: 2 });
    const turns = alone.map(() => [one.next().value, other.next().value]);
    expect(turns.map(([solution]) => solution)).toEqual(alone);
  });

  it('or not begun, for what is no labeling of the board', () => {
    expect(collect(problem, [0, 1], {}).ending).toEqual({ verdict: 'complete', nodes: 0, solutions: 0 });
  });
});
