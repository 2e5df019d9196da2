import { describe, expect, it } from 'vitest';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import { sample } from '../../src/engine/sampling.ts';
import { makeSearcher } from '../../src/engine/search/searcher.ts';
import { type Gears, shifting } from '../../src/engine/shifting.ts';
import { EMPTY, type Labeling } from '../../src/puzzle/index.ts';
import { blank, ones, squareProblem } from './problems.ts';

const square = squareProblem(4, ones(4));
const both: Gears = { searcher: makeSearcher(square), learning: makeLearningSolver(square), budget: 5 };
const neither: Gears = { searcher: undefined, learning: undefined, budget: 5 };

/** The first row has one label left for its last cell, and the last column has it already. */
const impossible: Labeling = blank(square).map((_, cell) => (cell < 3 ? cell : cell === 7 ? 3 : EMPTY));

function end(gears: Gears, labeling: Labeling, limit?: number) {
  const run = shifting(gears, labeling, { limit }, false);
  let step = run.next();
  while (!step.done) step = run.next();
  return step.value;
}

describe('the gears', () => {
  it('list all 576 squares whichever of them there are', () => {
    for (const gears of [both, { ...both, learning: undefined }, { ...both, searcher: undefined }])
      expect(end(gears, blank(square))).toMatchObject({ verdict: 'complete', solutions: 576 });
  });

  it('shift when plain search finds no solution for long, and not while it finds them', () => {
    const tree = end({ ...both, learning: undefined }, blank(square), 100);
    expect(end({ ...both, budget: 50 }, blank(square), 100)).toEqual(tree);
    const shifted = end({ ...both, budget: 2 }, blank(square), 100);
    expect(shifted).toMatchObject({ verdict: 'limit', solutions: 100 });
    expect(shifted.nodes).not.toBe(tree.nodes);
  });

  it('say that memory does not suffice where there are none', () => {
    expect(end(neither, blank(square))).toEqual({ verdict: 'memory', nodes: 0, solutions: 0 });
    expect(sample(neither, blank(square), { seed: 1 })).toMatchObject({
      solution: undefined,
      ending: { verdict: 'memory' },
    });
  });

  it('both sample, and both find out that there is nothing to sample', () => {
    for (const gears of [both, { ...both, budget: 0 }, { ...both, searcher: undefined }]) {
      const { solution, ending } = sample(gears, blank(square), { seed: 1 });
      expect(ending).toMatchObject({ verdict: 'limit', solutions: 1 });
      expect(end(both, solution!)).toMatchObject({ verdict: 'complete', solutions: 1 });
      expect(sample(gears, impossible, { seed: 1 })).toMatchObject({
        solution: undefined,
        ending: { verdict: 'complete' },
      });
    }
  });
});
