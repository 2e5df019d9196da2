import { expect, test } from 'vitest';
import { makeLatest } from '../../src/parts/latest.ts';

/** Work that ends when it is told to. */
function makeWork(done: string[]) {
  const waiting = new Map<string, () => void>();
  return {
    work: (name: string) => () =>
      new Promise<void>((resolve) => {
        waiting.set(name, () => {
          done.push(name);
          resolve();
        });
      }),
    begun: () => [...waiting.keys()],
    end: async (name: string) => {
      waiting.get(name)!();
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

test('of what is asked for while work is going on, only the last is done', async () => {
  const done: string[] = [];
  const { work, begun, end } = makeWork(done);
  const latest = makeLatest();
  for (const name of ['a', 'b', 'c', 'd']) latest(work(name));
  expect(begun()).toEqual(['a']);
  await end('a');
  expect(begun()).toEqual(['a', 'd']);
  await end('d');
  latest(work('e'));
  await end('e');
  expect(done).toEqual(['a', 'd', 'e']);
});
