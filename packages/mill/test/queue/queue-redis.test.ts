import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openQueue } from '@latin-puzzles/mill/queue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../../test/support/servers/process.ts';
import { type RedisServer, startRedis } from '../../../../test/support/servers/redis.ts';
import { testQueue } from './trial.ts';

let server: RedisServer;
let used = 0;
const folder = mkdtempSync(join(tmpdir(), 'latin-queue-redis-'));
beforeAll(async () => {
  server = await startRedis();
});
afterAll(async () => {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

testQueue(
  async () => server.address(++used),
  async () => join(folder, `${++used}.db`),
);

test('a queue whose server is not there is told as a fault', async () => {
  const place = `redis://127.0.0.1:${await freePort()}`;
  const opened = await openQueue({ engine: 'redis', url: place, place });
  expect(opened).toMatchObject({ ok: false, fault: { code: 'queue.unreachable', place } });
});
