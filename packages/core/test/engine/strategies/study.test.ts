import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../../test/support/law-runs.ts';
import {
  ATTRITIONS,
  BRANCHINGS,
  type Branching,
  domainOf,
  emptyCells,
  INSTANTIATIONS,
  makeEngine,
  type Strategy,
  type StudyEnding,
  study,
} from '../../../src/engine/index.ts';
import type { Labeling } from '../../../src/puzzle/index.ts';
import { listPlainly } from '../plain.ts';
import { anyLabeling, anyPartOf, anyProblem, blank, clues, ones, solvableProblem, squareProblem } from '../problems.ts';

const names = <T extends object>(registry: T) => Object.keys(registry) as (keyof T)[];
const anyStrategy: fc.Arbitrary<Strategy> = fc.record({
  attrition: fc.constantFrom(...ATTRITIONS),
  branching: fc.constantFrom(undefined, ...names(BRANCHINGS)),
  instantiation: fc.constantFrom(undefined, ...names(INSTANTIATIONS)),
});
const anyCase = fc.oneof(
  anyProblem.chain((problem) => fc.record({ problem: fc.constant(problem), labeling: anyLabeling(problem) })),
  solvableProblem.chain(({ problem, solution }) =>
    fc.record({ problem: fc.constant(problem), labeling: anyPartOf(solution) }),
  ),
);

function drain(run: Generator<Labeling, StudyEnding, undefined>): { found: Labeling[]; ending: StudyEnding } {
  const found: Labeling[] = [];
  let step = run.next();
  for (; !step.done; step = run.next()) found.push(step.value);
  return { found, ending: step.value };
}

/** {2,2,3,3,3,4,4,4,4} with 37 empty cells, as in the paper's example; its figure is lost, so this one is ours. */
const ripeto = squareProblem(9, [2, 3, 4], [3, 3]);
const RIPETO = clues('3.2..22131.21..233.33.21.12.2.....3.1.1.23..33..21..2.2.1.3.32.21233...1.333.2...');

describe('every strategy', () => {
  it('lists what plain trial lists, unless it says that it cannot tell', () => {
    fc.assert(
      fc.property(anyCase, anyStrategy, fc.integer(), ({ problem, labeling }, strategy, seed) => {
        const { found, ending } = drain(study(problem, labeling, strategy, { seed }));
        const expected = [...listPlainly(problem, labeling)];
        if (ending.verdict === 'inconclusive') expect([strategy.attrition, found]).toEqual(['polynomial', []]);
        else {
          expect(ending).toMatchObject({ verdict: 'complete', solutions: expected.length });
          expect(found.map(String).sort()).toEqual(expected.map(String).sort());
        }
      }),
      { numRuns: lawRuns(700) },
    );
  });

  it.each(ATTRITIONS)('%s attrition stops at a limit, in time, and when told to', (attrition) => {
    const square = squareProblem(3, ones(3));
    const wanted = attrition === 'polynomial' ? 'inconclusive' : 'limit';
    expect(drain(study(square, blank(square), { attrition }, { limit: 2 })).ending.verdict).toBe(wanted);
    if (attrition === 'polynomial') return;
    expect(drain(study(square, blank(square), { attrition }, { timeLimit: 0 })).ending).toMatchObject({
      verdict: 'timeout',
      nodes: 0,
    });
    const signal = { aborted: true };
    expect(drain(study(square, blank(square), { attrition }, { signal })).ending.verdict).toBe('aborted');
  });
});

describe('polynomial attrition', () => {
  const square = squareProblem(6, ones(6), [2, 3]);
  const solved = (labeling: Labeling) => drain(study(square, labeling, { attrition: 'polynomial' })).ending.solutions;

  it('solves a puzzle that needs intersections, whatever its labels are called', () => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const puzzle = clues('..2.1......2.13...2.....5.12......4.');
      expect(solved(puzzle.map((label) => (label < 0 ? label : (label + turn) % 6)))).toBe(1);
    }
  });
});

describe("the paper's example type", () => {
  const nodes = (strategy: Strategy) => drain(study(ripeto, RIPETO, strategy)).ending.nodes;

  it('has 37 empty cells and one solution', () => {
    expect(RIPETO.filter((label) => label < 0)).toHaveLength(37);
    expect(makeEngine(ripeto).countUpTo(RIPETO, 2)).toBe(1);
  });

  it('takes fewer nodes the better the attrition and the branching', () => {
    const plain = nodes({ attrition: 'backtracking' });
    const scarce = nodes({ attrition: 'backtracking', branching: 'smallest-domain' });
    const optimized = nodes({ attrition: 'optimized', branching: 'smallest-domain' });
    expect([plain, scarce, optimized]).toEqual([1353, 126, 2]);
  });
});

describe("a branching strategy of one's own", () => {
  it('is asked for every cell that is branched on', () => {
    const square = squareProblem(4, ones(4));
    const asked: number[] = [];
    const lastCell: Branching = (position) => {
      const cell = emptyCells(position).at(-1)!;
      expect(domainOf(position, cell).length).toBeGreaterThan(1);
      asked.push(cell);
      return cell;
    };
    const { ending } = drain(study(square, blank(square), { attrition: 'optimized', branching: lastCell }));
    expect(ending.solutions).toBe(576);
    expect(asked[0]).toBe(15);
  });
});

describe('a study', () => {
  it.each(ATTRITIONS)('by %s attrition ends at its limit, and at a signal', (attrition) => {
    const problem = squareProblem(49, ones(49), [7, 7]);
    let looks = 0;
    const slow = { timeLimit: 3, clock: () => looks++ };
    expect(drain(study(problem, blank(problem), { attrition }, slow)).ending.verdict).toBe('timeout');
    const stopped = { signal: { aborted: true } };
    expect(drain(study(problem, blank(problem), { attrition }, stopped)).ending.verdict).toBe('aborted');
  });
});
