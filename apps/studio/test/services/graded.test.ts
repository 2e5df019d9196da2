import { expect, test } from 'vitest';
import { makeGradedPuzzles } from '../../src/services/graded.ts';
import type { WorkerClient } from '../../src/worker/client.ts';

const WISH = { board: 'sudoku', level: 'easy', occasion: '1' } as const;

/** A worker that notes what it is asked for, and fails the first time if told so. */
function workerThat(fails: boolean) {
  const asked: string[] = [];
  const ask = async (_: string, { occasion }: { occasion: string }) => {
    asked.push(occasion);
    if (fails && asked.length === 1) throw new Error('no worker');
    return `puzzle ${occasion}`;
  };
  return { asked, worker: { ask } as unknown as WorkerClient };
}

test('a puzzle is made once, and again only after a failure', async () => {
  const { asked, worker } = workerThat(true);
  const graded = makeGradedPuzzles(worker);
  await expect(graded.find(WISH)).rejects.toThrow();
  expect(await Promise.all([graded.find(WISH), graded.find(WISH)])).toEqual(['puzzle 1', 'puzzle 1']);
  expect(asked).toEqual(['1', '1']);
});

test('pictures wait for each other, and none is made for whom nobody waits', async () => {
  const { asked, worker } = workerThat(false);
  const graded = makeGradedPuzzles(worker);
  const [staying, leaving] = [new AbortController(), new AbortController()];
  const all = ['1', '2', '3'].map((occasion) =>
    graded.findInTurn({ ...WISH, occasion }, occasion === '2' ? leaving.signal : staying.signal),
  );
  leaving.abort();
  expect(await Promise.all(all)).toEqual(['puzzle 1', undefined, 'puzzle 3']);
  expect(asked).toEqual(['1', '3']);
});
