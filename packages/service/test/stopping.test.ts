import { expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { ENDLESS, figure, LONG, openService, post, SUDOKU } from './running.ts';

/** Puzzles that hardly can be found. */
const HOPELESS = { board: 'sudoku', count: 100, wishes: { clues: { most: 17 } } };

const busy = (service: RunningService) => figure(service, 'latin_threads_busy');

test('a client that goes away frees the thread, in the middle of whatever', async () => {
  const service = await openService({ limits: { time: LONG, jobTime: LONG } });
  try {
    for (const [path, body] of [
      ['generate', HOPELESS],
      ['count', { puzzle: ENDLESS }],
      ['solve', { puzzle: ENDLESS, limit: 100_000 }],
    ] as const) {
      const control = new AbortController();
      const asked = post(service, path, body, { signal: control.signal });
      asked.catch(() => {});
      await expect.poll(() => busy(service), { message: path }).toBe(1);
      control.abort();
      await expect.poll(() => busy(service), { message: path }).toBe(0);
    }
    // Those who heed the signal need not be replaced.
    expect(await figure(service, 'latin_threads')).toBeGreaterThan(0);
    expect((await post(service, 'rate', { puzzle: SUDOKU })).status).toBe(200);
  } finally {
    await service.stop();
  }
});

test('a client that does not read holds the work up, not the memory', async () => {
  const service = await openService({ limits: { time: LONG } });
  try {
    const control = new AbortController();
    const response = await post(service, 'solve', { puzzle: ENDLESS, limit: 100_000 }, { signal: control.signal });
    const reader = response.body!.getReader();
    await reader.read();
    expect(await busy(service)).toBe(1);
    control.abort();
    await reader.closed.catch(() => {});
    await expect.poll(() => busy(service)).toBe(0);
  } finally {
    await service.stop();
  }
});

test('a service that is stopped lets short work end, ends long work with a word, and takes nothing new', async () => {
  const service = await openService({ limits: { jobTime: LONG, farewell: 300 } });
  const generating = await post(service, 'generate', HOPELESS);
  const stopped = service.stop();
  const text = await generating.text();
  expect(text).toMatch(/^event: begun\n[\s\S]*event: error\ndata: .*"service\.stopping"/);
  await stopped;
  await expect(fetch(`${service.address}health`)).rejects.toThrow();
});

test('threads are gone after it', async () => {
  const ports = () => process.getActiveResourcesInfo().filter((name) => name === 'MessagePort').length;
  const before = ports();
  const service = await openService({ limits: { farewell: 10, jobTime: LONG } });
  await post(service, 'generate', HOPELESS);
  expect(ports()).toBeGreaterThan(before);
  await service.stop();
  expect(ports()).toBe(before);
});
