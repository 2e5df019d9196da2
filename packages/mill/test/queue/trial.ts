import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { must } from '@latin-puzzles/core/basis';
import { type Collection, isServerAddress, openCollection } from '@latin-puzzles/mill/collection';
import {
  advancePlan,
  findPlan,
  type MillPlan,
  openChunks,
  parsePlanRecord,
  planStatus,
  retryChunks,
  runPlan,
  setPlanState,
  submitPlan,
} from '@latin-puzzles/mill/plan';
import { locateQueue, openQueue, queueName, type WorkOptions, workAtQueue } from '@latin-puzzles/mill/queue';
import { describe, expect, test } from 'vitest';
import { startProxy } from '../../../../test/support/servers/stalling-proxy.ts';
import { loadEngine } from '../../src/queue/engine.ts';

const PLAN: MillPlan = must(
  parsePlanRecord({
    format: 'latin-plan/1',
    seed: 5,
    lines: [
      { boards: ['sudoku:2x2'], count: 20, wishes: { critical: true }, title: 'No. {number}' },
      { boards: ['sudoku:2x3'], levels: ['very easy'], count: 5, from: '2027-01-01' },
      { boards: ['sudoku:2x2'], count: 50, wishes: { critical: true, fair: false }, patience: 100 },
    ],
  }),
);

const LINE: MillPlan = must(
  parsePlanRecord({ format: 'latin-plan/1', seed: 5, lines: [{ boards: ['sudoku:2x2'], count: 3 }] }),
);

/** What a collection holds, but for when and in which order it came in. */
async function contentsOf(collection: Collection): Promise<string[]> {
  const contents = [];
  for await (const { hash, record } of collection.query()) contents.push(`${hash} ${JSON.stringify(record)}`);
  return contents.sort();
}

let alone: Promise<string[]> | undefined;

/** What one machine alone makes of the plan, for all queues that are tried. */
function undisturbed(): Promise<string[]> {
  alone ??= (async () => {
    const folder = mkdtempSync(join(tmpdir(), 'latin-alone-'));
    const collection = must(await openCollection(join(folder, 'alone.db')));
    must(await submitPlan(collection, PLAN));
    await runPlan(collection, PLAN.id, { jobs: 1 });
    const contents = await contentsOf(collection);
    await collection.close();
    rmSync(folder, { recursive: true });
    return contents;
  })();
  return alone;
}

/**
 * What holds of a queue on whatever engine. `address` gives the address of an empty one, `store` that of an empty collection;
 * a file is opened only once by one process.
 */
export function testQueue(address: () => Promise<string>, store: () => Promise<string>): void {
  const options = { jobs: 1, target: 100, interval: 200, stalledAfter: 2000 } satisfies WorkOptions;

  const locate = async () => must(locateQueue({ LATIN_QUEUE_URL: await address() }));
  const ended = async (collection: Collection) => {
    const { lines } = await planStatus(collection, must(await findPlan(collection)));
    return lines.every((line) => line.ended);
  };

  describe('plans through a queue', () => {
    test('give what one machine alone gives, with two submitters and two workers', async () => {
      const at = await locate();
      const where = await store();
      const control = new AbortController();
      const fates: string[] = [];
      const first = must(await openCollection(where));
      const second = isServerAddress(where) ? must(await openCollection(where)) : first;
      const collections = [first, second];
      const queues = await Promise.all(collections.map(async () => must(await openQueue(at))));
      const submitted = await Promise.all(collections.map((collection) => submitPlan(collection, PLAN)));
      expect(submitted.map(must).toSorted()).toEqual(['known', 'new']);
      const working = collections.map((collection, i) =>
        workAtQueue(collection, at, queues[i]!, {
          ...options,
          signal: control.signal,
          onChunk: (_, fate) => fates.push(fate),
        }),
      );
      await expect.poll(() => ended(collections[0]!), { timeout: 300_000, interval: 200 }).toBe(true);
      control.abort();
      await Promise.all(working);
      expect(await contentsOf(collections[0]!)).toEqual(await undisturbed());
      expect(fates).toContain('counted');
      for (const closing of [...new Set(collections), ...queues]) await closing.close();
    });

    test('endure a network that stalls for longer than a chunk may take, and a clock that jumps', async () => {
      const server = await address();
      const proxy = await startProxy(Number(new URL(server).port));
      const at = must(locateQueue({ LATIN_QUEUE_URL: proxy.through(server) }));
      const where = await store();
      const collection = must(await openCollection(isServerAddress(where) ? proxy.through(where) : where));
      const queue = must(await openQueue(at));
      must(await submitPlan(collection, PLAN));
      const control = new AbortController();
      let chunks = 0;
      const working = workAtQueue(collection, at, queue, {
        ...options,
        signal: control.signal,
        onChunk: () => chunks++,
        onQueueError: () => {},
      });
      await expect.poll(() => chunks, { timeout: 300_000, interval: 20 }).toBeGreaterThan(0);
      proxy.stall();
      await sleep(2 * options.stalledAfter);
      proxy.resume();
      const now = Date.now;
      for (const hours of [1, -1]) {
        Date.now = () => now() + hours * 3_600_000;
        await sleep(500);
      }
      Date.now = now;
      await expect.poll(() => ended(collection), { timeout: 300_000, interval: 200 }).toBe(true);
      control.abort();
      await working;
      expect(await contentsOf(collection)).toEqual(await undisturbed());
      await queue.close();
      await collection.close();
      await proxy.stop();
    });

    test('take a chunk over from a worker that died, set it aside when it outlives too many, and try it again at a word', async () => {
      const at = await locate();
      const collection = must(await openCollection(await store()));
      const queue = must(await openQueue(at));
      must(await submitPlan(collection, LINE));
      const { opened } = await advancePlan(collection, LINE.id, { workers: 1, target: 50, most: 1 });
      await queue.add(opened);
      const { makeWorker } = await loadEngine(at);
      /** Takes the chunk and is not heard of again. */
      const die = async () => {
        let taken = () => {};
        const begun = new Promise<void>((resolve) => {
          taken = resolve;
        });
        const work = () => {
          taken();
          return new Promise<void>(() => {});
        };
        const settings = { concurrency: 1, lockDuration: 500, stalledInterval: 250, maxStalledCount: 9 };
        const worker = makeWorker(queueName(), work, settings);
        worker.on('error', () => {});
        await begun;
        await (worker as unknown as { close(force: boolean): Promise<void> }).close(true);
      };
      const workUntil = async (mostStalls: number, over: () => Promise<boolean>) => {
        const control = new AbortController();
        const working = workAtQueue(collection, at, queue, { ...options, mostStalls, signal: control.signal });
        await expect.poll(over, { timeout: 120_000, interval: 100 }).toBe(true);
        control.abort();
        await working;
      };
      const failures = async () =>
        (await planStatus(collection, must(await findPlan(collection)))).lines.flatMap(({ failed }) => failed);
      for (let deaths = 0; deaths < 3; deaths++) await die();
      await workUntil(2, async () => (await failures()).length > 0);
      expect(await failures()).toEqual([{ chunk: 0, reason: 'It was with many workers when they died.' }]);
      expect(await retryChunks(collection, LINE.id)).toBe(1);
      await queue.add(await openChunks(collection, LINE.id));
      await die();
      await workUntil(2, () => ended(collection));
      expect(await collection.count()).toBe(3);
      await queue.close();
      await collection.close();
    });

    test('are not touched by workers that would make other puzzles', async () => {
      const at = await locate();
      const collection = must(await openCollection(await store()));
      const queue = must(await openQueue(at));
      must(await submitPlan(collection, LINE));
      await queue.add((await advancePlan(collection, LINE.id, { workers: 1, target: 50, most: 4 })).opened);
      const control = new AbortController();
      const maker = 'another version';
      const others = must(await openQueue(at, queueName(maker)));
      const working = workAtQueue(collection, at, others, { ...options, maker, signal: control.signal });
      await sleep(5 * options.interval);
      control.abort();
      await working;
      expect((await queue.counts()).waiting).toBe(4);
      expect(await collection.count()).toBe(0);
      for (const closing of [queue, others, collection]) await closing.close();
    });

    test('have work again after the queue has lost everything, and rest while they are paused', async () => {
      const at = await locate();
      const collection = must(await openCollection(await store()));
      const queue = must(await openQueue(at));
      must(await submitPlan(collection, PLAN));
      const { opened } = await advancePlan(collection, PLAN.id, { workers: 1, target: 50, most: 4 });
      await queue.add(opened);
      await queue.add(opened);
      expect((await queue.counts()).waiting).toBe(4);
      await queue.drain();
      expect((await queue.counts()).waiting).toBe(0);
      await setPlanState(collection, PLAN.id, 'paused');
      const control = new AbortController();
      const working = workAtQueue(collection, at, queue, { ...options, signal: control.signal });
      await sleep(1000);
      expect(await collection.count()).toBe(0);
      await setPlanState(collection, PLAN.id, 'running');
      await expect.poll(() => ended(collection), { timeout: 300_000, interval: 200 }).toBe(true);
      control.abort();
      await working;
      await queue.close();
      await collection.close();
    });
  });
}
