import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEngine } from '../../src/engine/index.ts';
import { EMPTY, type Labeling, solvable } from '../../src/puzzle/index.ts';
import { makeSampler, SAMPLING_METHODS, type Sampler, type SamplerOptions } from '../../src/sampling/index.ts';
import { anyLabeling, anyProblem, blank, ones, squareProblem } from '../engine/problems.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { randomPuzzle } from '../support.ts';

function samplerOf(problem: Parameters<typeof makeEngine>[0], labeling: Labeling, options?: SamplerOptions): Sampler {
  const made = makeSampler(makeEngine(problem), labeling, options);
  if (!made.sampler) throw new Error(made.verdict);
  return made.sampler;
}

/** By how many standard deviations Pearson’s χ² of so many draws for each Latin board is above what is due. */
function excess(sampler: Sampler, boards: readonly Labeling[], each: number): number {
  const times = new Map(boards.map((board) => [board.join(), 0]));
  for (let seed = 0; seed < each * boards.length; seed++) {
    const key = sampler.draw(seed)!.join();
    times.set(key, times.get(key)! + 1);
  }
  const chiSquare = [...times.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0);
  const degrees = boards.length - 1;
  return (chiSquare - degrees) / Math.sqrt(2 * degrees);
}

const listed = (problem: Parameters<typeof makeEngine>[0], labeling: Labeling) => [
  ...makeEngine(problem).list(labeling),
];

describe('a sampler', () => {
  test.each(SAMPLING_METHODS)('draws by %s only what completes the clues, and finds out if nothing does', (method) => {
    fc.assert(
      fc.property(randomPuzzle, fc.nat(1000), (puzzle, seed) => {
        const { problem, labeling } = solvable(puzzle);
        const all = [...backtrack(puzzle)].map((board) => board.join());
        const made = makeSampler(makeEngine(problem), labeling, { method });
        if (all.length === 0) expect(made).toEqual({ verdict: 'no-board' });
        else expect(all).toContain(made.sampler?.draw(seed)?.join());
        if (made.sampler && method === 'counts') expect(made.sampler.count).toBe(BigInt(all.length));
      }),
      { numRuns: 40 },
    );
  });

  test('counts what it draws from, where every asterism has a demand of its own', () => {
    const drawn = anyProblem.chain((problem) => anyLabeling(problem).map((labeling) => ({ problem, labeling })));
    fc.assert(
      fc.property(drawn, ({ problem, labeling }) => {
        const expected = makeEngine(problem).count(labeling).solutions;
        const made = makeSampler(makeEngine(problem), labeling, { method: 'counts' });
        expect(made.sampler?.count ?? 0n).toBe(BigInt(expected));
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['Latin squares 4, 1 1 2 2', squareProblem(4, [2, 2]), 90],
    ['Latin squares 4, 1 1 2 3', squareProblem(4, [2, 1, 1]), 216],
    ['Sudokus 2 × 2', squareProblem(4, ones(4), [2, 2]), 288],
  ])('draws each of the %s as often as any other by counts', (_, problem, count) => {
    const boards = listed(problem, blank(problem));
    expect(boards).toHaveLength(count);
    expect(Math.abs(excess(samplerOf(problem, blank(problem), { method: 'counts' }), boards, 20))).toBeLessThan(4);
  });

  test('draws the completions of clues alike, and any label where no asterism asks for one', () => {
    const problem = { cells: 5, labels: 2, asterisms: [[0, 1, 2, 3]], demands: [[2, 2]] };
    const labeling = [0, EMPTY, EMPTY, EMPTY, EMPTY];
    const boards = listed(problem, labeling);
    expect(boards).toHaveLength(6);
    for (const method of SAMPLING_METHODS)
      expect(Math.abs(excess(samplerOf(problem, labeling, { method }), boards, 100))).toBeLessThan(4);
  });

  test('walks by Jacobson and Matthews over Latin squares, and comes to each as often', () => {
    const problem = squareProblem(4, ones(4));
    const sampler = samplerOf(problem, blank(problem), { method: 'chain' });
    expect(sampler.chain).toBe('jacobson-matthews');
    expect(Math.abs(excess(sampler, listed(problem, blank(problem)), 10))).toBeLessThan(4);
  });

  test('walks by refilling gaps over other boards, and comes to each Latin board as often', () => {
    const problem = squareProblem(4, [2, 2], [2, 2]);
    const sampler = samplerOf(problem, blank(problem), { method: 'chain' });
    expect(sampler.chain).toBe('refilling');
    expect(Math.abs(excess(sampler, listed(problem, blank(problem)), 10))).toBeLessThan(4);
  });

  test('leaves Latin squares with clues to refilling, which keeps them', () => {
    const problem = squareProblem(5, ones(5));
    const labeling = blank(problem).with(7, 3);
    const sampler = samplerOf(problem, labeling, { method: 'chain' });
    expect(sampler.chain).toBe('refilling');
    for (let seed = 0; seed < 5; seed++) expect(sampler.draw(seed)![7]).toBe(3);
  });

  test('counts where that is moderate work, and walks elsewhere', () => {
    const small = squareProblem(5, ones(5));
    const large = squareProblem(9, ones(9), [3, 3]);
    expect(samplerOf(small, blank(small))).toMatchObject({ method: 'counts', count: 161_280n });
    expect(samplerOf(large, blank(large))).toMatchObject({ method: 'chain', chain: 'refilling' });
  });

  test('draws the same for the same seed, whatever was drawn before', () => {
    const problem = squareProblem(6, ones(6), [2, 3]);
    for (const method of SAMPLING_METHODS) {
      const sampler = samplerOf(problem, blank(problem), { method });
      const first = sampler.draw(1);
      expect(sampler.draw(2)).not.toEqual(first);
      expect(sampler.draw(1)).toEqual(first);
      expect(samplerOf(problem, blank(problem), { method }).draw(1)).toEqual(first);
    }
  });

  test('stops when it is told to, while it counts and while it walks', () => {
    const problem = squareProblem(9, ones(9), [3, 3]);
    const engine = makeEngine(problem);
    let looks = 0;
    const signal = {
      get aborted() {
        return ++looks > 50;
      },
    };
    expect(makeSampler(engine, blank(problem), { method: 'counts', signal })).toEqual({ verdict: 'aborted' });
    looks = 0;
    expect(samplerOf(problem, blank(problem)).draw(1, { signal })).toBeUndefined();
  });
});
