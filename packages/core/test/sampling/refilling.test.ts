import { expect, test } from 'vitest';
import { makeRandom } from '../../src/basis/index.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { makeRefilling } from '../../src/sampling/refilling.ts';
import { blank, ones, squareProblem } from '../engine/problems.ts';

test('where there are few Latin boards all cells are erased: one step leads from any to any other with the same chance', () => {
  const problem = squareProblem(3, ones(3));
  const engine = makeEngine(problem);
  const start = [0, 1, 2, 1, 2, 0, 2, 0, 1];
  const times = new Map<string, number>();
  for (let seed = 0; seed < 1200; seed++) {
    const next = makeRefilling(engine, blank(problem)).walk(start, 1, makeRandom(seed)).join();
    times.set(next, (times.get(next) ?? 0) + 1);
  }
  // Twelve squares, each 100 times but for chance.
  expect(times.size).toBe(12);
  for (const count of times.values()) expect(Math.abs(count - 100)).toBeLessThan(50);
});
