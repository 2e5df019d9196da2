import { describe, expect, it } from 'vitest';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { listSolutions, type Solvers } from '../../src/engine/list-solutions.ts';
import { sampleSolution } from '../../src/engine/sampling.ts';
import { makeSearcher } from '../../src/engine/search/searcher.ts';
import { EMPTY, type Labeling } from '../../src/puzzle/index.ts';
import { blank, ones, squareProblem } from './problems.ts';

const square = squareProblem(4, ones(4));
const both: Solvers = { searcher: makeSearcher(square)!, learning: makeLearningSolver(square), budget: 5 };
const neither: Solvers = { searcher: undefined, learning: undefined, budget: 5 };

/** The first row has one label left for its last cell, and the last column has it already. */
const impossible: Labeling = blank(square).map((_, cell) => (cell < 3 ? cell : cell === 7 ? 3 : EMPTY));

function end(solvers: Solvers, labeling: Labeling, limit?: number) {
  const run = listSolutions(solvers, labeling, { limit }, false);
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

describe('the two searches', () => {
  it('list all 576 squares whichever of them there are', () => {
    for (const solvers of [both, { ...both, learning: undefined }, { ...both, searcher: undefined }])
      expect(end(solvers, blank(square))).toMatchObject({ verdict: 'complete', solutions: 576 });
  });

  it('go over to learning when plain search finds no solution for long, and not while it finds them', () => {
    const tree = end({ ...both, learning: undefined }, blank(square), 100);
    expect(end({ ...both, budget: 50 }, blank(square), 100)).toEqual(tree);
    const learned = end({ ...both, budget: 2 }, blank(square), 100);
    expect(learned).toMatchObject({ verdict: 'limit', solutions: 100 });
    expect(learned.nodes).not.toBe(tree.nodes);
  });

  it('say that memory does not suffice where there are none', () => {
    expect(end(neither, blank(square))).toEqual({ verdict: 'memory', nodes: 0, solutions: 0 });
    expect(sampleSolution(neither, blank(square), { seed: 1 })).toMatchObject({
      solution: undefined,
      ending: { verdict: 'memory' },
    });
  });

  it('both sample, and both find out that there is nothing to sample', () => {
    for (const solvers of [both, { ...both, budget: 0 }, { ...both, searcher: undefined }]) {
      const { solution, ending } = sampleSolution(solvers, blank(square), { seed: 1 });
      expect(ending).toMatchObject({ verdict: 'limit', solutions: 1 });
      expect(end(both, solution!)).toMatchObject({ verdict: 'complete', solutions: 1 });
      expect(sampleSolution(solvers, impossible, { seed: 1 })).toMatchObject({
        solution: undefined,
        ending: { verdict: 'complete' },
      });
    }
  });
});
