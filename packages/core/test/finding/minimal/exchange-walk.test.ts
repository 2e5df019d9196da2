import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src/basis/index.ts';
import { makeExchangeWalk, type Stop } from '../../../src/finding/minimal/exchange-walk.ts';

const stop = (clues: number, untried: number[], stiff: number[] = []): Stop => ({
  puzzle: [],
  solution: [],
  clues,
  untried,
  stiff: new Set(stiff),
});

describe('a walk', () => {
  it('has nowhere to go before its first puzzle', () => {
    const walk = makeExchangeWalk(makeRandom(1));
    expect(walk.next()).toBeUndefined();
    expect(walk.lowest).toBeUndefined();
  });

  it('goes on from the last of the puzzles with the fewest clues, then from those with one more, and no further', () => {
    const walk = makeExchangeWalk(makeRandom(1));
    const stops = [stop(20, [1]), stop(19, [2]), stop(18, [3, 4]), stop(18, [5])];
    for (const one of stops) walk.add(one);
    expect(walk.lowest).toBe(stops[3]);
    expect([1, 2, 3, 4].map(() => walk.next())).toEqual([
      [stops[3], 5],
      [stops[2], 4],
      [stops[2], 3],
      [stops[1], 2],
    ]);
    expect(walk.next()).toBeUndefined();
  });

  it('comes back to fewer clues as soon as there is a puzzle with them', () => {
    const walk = makeExchangeWalk(makeRandom(1));
    walk.add(stop(18, []));
    walk.add(stop(19, [1, 2]));
    expect(walk.next()![1]).toBe(2);
    walk.add(stop(18, [3]));
    expect(walk.next()![1]).toBe(3);
    expect(walk.next()![1]).toBe(1);
  });

  it('passes over most clues that were not worth exchanging in the puzzle before', () => {
    const random = makeRandom(1);
    let tried = 0;
    for (let i = 0; i < 1000; i++) {
      const walk = makeExchangeWalk(random);
      walk.add(stop(18, [7], [7]));
      if (walk.next()) tried++;
    }
    expect(tried).toBeGreaterThan(50);
    expect(tried).toBeLessThan(200);
  });
});
