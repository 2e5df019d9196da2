import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InOrder } from '../../../src/finding/index.ts';

const permutation = fc.nat(60).chain((n) => {
  const numbers = Array.from({ length: n }, (_, i) => i);
  return fc.shuffledSubarray(numbers, { minLength: n });
});

test('numbered things come out in order, each as soon as those before it are there', () => {
  fc.assert(
    fc.property(permutation, (numbers) => {
      const queue = new InOrder<number>();
      const given: number[] = [];
      const seen = new Set<number>();
      for (const number of numbers) {
        queue.put(number, number);
        seen.add(number);
        given.push(...queue.ready());
        expect(seen.has(queue.next)).toBe(false);
      }
      expect(given).toEqual([...numbers].sort((a, b) => a - b));
      expect(queue.rest()).toEqual([]);
    }),
  );
});

test('what waits for something that never comes is still there at the end, in order', () => {
  const queue = new InOrder<string>();
  queue.put(5, 'five');
  queue.put(0, 'nought');
  queue.put(2, 'two');
  expect([...queue.ready()]).toEqual(['nought']);
  expect(queue.rest()).toEqual(['two', 'five']);
});
