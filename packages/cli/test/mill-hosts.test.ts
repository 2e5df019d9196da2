import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type HostNetwork, makeNetwork, type OuterHost, whyNoNetwork } from '../../../test/support/servers/network.ts';
import { type PostgresServer, startPostgres } from '../../../test/support/servers/postgres.ts';
import { type RedisServer, startRedis } from '../../../test/support/servers/redis.ts';
import { latin, PROGRAM, temporary } from './run.ts';

const obstacle = whyNoNetwork();
if (obstacle !== undefined)
  console.warn(`skipped: workers on separate hosts; no network can be made here: ${obstacle}`);

let network: HostNetwork;
let postgres: PostgresServer;
let redis: RedisServer;
beforeAll(async () => {
  if (obstacle !== undefined) return;
  network = await makeNetwork(2);
  [postgres, redis] = await Promise.all([startPostgres(network.hub), startRedis(network.hub)]);
});
afterAll(async () => {
  await Promise.all([postgres?.stop(), redis?.stop()]);
  await network?.stop();
});

const PLAN = temporary(
  'hosts.json',
  JSON.stringify({
    format: 'latin-plan/1',
    seed: 6,
    lines: [
      { boards: ['sudoku:2x2'], count: 25, wishes: { critical: true }, title: 'No. {number}' },
      { boards: ['sudoku:2x3'], levels: ['easy', 'medium'], count: 15 },
      { boards: ['sudoku'], levels: ['easy'], count: 5, from: '2027-01-01' },
    ],
  }),
);

/** After so many seconds without a word from a worker another takes its chunks over. */
const TAKE_OVER = 2;

test.skipIf(obstacle !== undefined)(
  'workers on separate hosts make together what one makes alone, also when a host loses its network for a while',
  async () => {
    const alone = temporary('hosts-alone.db');
    expect(latin(['mill', PLAN, '--collection', alone]).code).toBe(0);

    const [one, two] = network.others as [OuterHost, OuterHost];
    const database = new URL(await postgres.createDatabase());
    const on = (host: OuterHost, args: readonly string[]) => {
      const [program, all] = host.inside(process.execPath, [PROGRAM, ...args]);
      const queue = `redis://${host.hub}:${redis.port}`;
      const store = `postgres://latin@${host.hub}:${postgres.port}${database.pathname}`;
      const env = { ...process.env, LATIN_QUEUE_URL: queue, LATIN_DATABASE_URL: store, NO_COLOR: '1' };
      return { program, all, env };
    };
    const run = (host: OuterHost, ...args: string[]) => {
      const { program, all, env } = on(host, args);
      return execFileSync(program, all, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    };
    expect(() => run(one, 'mill', 'status', '--collection', postgresHere(database))).toThrow(/collection\.unreachable/);

    run(one, 'mill', 'submit', PLAN);
    const chunks = new Map<OuterHost, number>([one, two].map((host) => [host, 0]));
    const workers = [one, two].map((host): ChildProcess => {
      const arguments_ = ['mill', 'work', '--json', '--jobs', '1', '--chunk', '0.2', '--take-over', `${TAKE_OVER}`];
      const { program, all, env } = on(host, arguments_);
      const worker = spawn(program, all, { env, stdio: ['ignore', 'pipe', 'ignore'] });
      worker.stdout!.on('data', (lines) =>
        chunks.set(host, chunks.get(host)! + lines.toString().trim().split('\n').length),
      );
      return worker;
    });
    try {
      const worked = (host: OuterHost) => expect.poll(() => chunks.get(host), { timeout: 120_000 });
      await worked(one).toBeGreaterThan(0);
      await worked(two).toBeGreaterThan(0);
      two.setCable('down');
      await sleep(2000 * TAKE_OVER);
      two.setCable('up');
      const isOver = () => {
        const status = JSON.parse(run(one, 'mill', 'status', '--json'));
        return status.lines.every(({ ended }: { ended?: string }) => ended === 'met');
      };
      await expect.poll(isOver, { timeout: 300_000, interval: 500 }).toBe(true);
      const ends = workers.map((worker) => once(worker, 'exit'));
      for (const worker of workers) worker.kill('SIGTERM');
      expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0]);
    } finally {
      for (const worker of workers) worker.kill('SIGKILL');
    }
    const documents = (text: string) => text.split('\n').sort();
    expect(documents(run(two, 'collection', 'query'))).toEqual(
      documents(latin(['collection', 'query', '--collection', alone]).out),
    );
    expect(run(two, 'collection', 'verify', '--json')).toContain('"findings":0');
  },
);

/** The address by which only a program on the host of the server reaches it. */
function postgresHere({ port, pathname }: URL): string {
  return `postgres://latin@127.0.0.1:${port}${pathname}`;
}
