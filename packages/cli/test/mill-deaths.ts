import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { makeRandom } from '@latin-puzzles/core/basis';
import { expect } from 'vitest';
import { latin, PROGRAM, temporary } from './run.ts';

/** Where the queue and the collection are, and what else is done to them. */
export interface Trouble {
  readonly queue: string;
  readonly collection: string;
  /** Happens a few times in the middle. */
  disturb(): Promise<void>;
}

/** With Redis and with PostgreSQL, fifty in all. */
const KILLS = 25;
const WORKERS = 3;
/** Disturbances come after these kills. */
const DISTURBANCES = [8, 16];

const PLAN = {
  format: 'latin-plan/1',
  seed: 11,
  lines: [
    { boards: ['sudoku:2x2'], count: 25, wishes: { critical: true }, title: 'No. {number}' },
    { boards: ['sudoku:2x3'], levels: ['easy', 'medium'], count: 40 },
    { boards: ['sudoku'], levels: ['easy'], count: 15, from: '2027-01-01' },
    { boards: ['sudoku:2x2'], count: 40, wishes: { critical: true, fair: false }, patience: 100 },
  ],
};

const documentsOf = (collection: string) =>
  latin(['collection', 'query', '--collection', collection]).out.split('\n').sort();

/** Kills workers without warning at random moments, and compares what they make together with what one makes undisturbed. */
export async function endureDeaths({ queue, collection, disturb }: Trouble): Promise<void> {
  const plan = temporary('deaths.json', JSON.stringify(PLAN));
  const undisturbed = temporary(`undisturbed-${Date.now()}.db`);
  expect(latin(['mill', plan, '--collection', undisturbed]).code).toBe(1);

  const env = { ...process.env, LATIN_QUEUE_URL: queue, LATIN_DATABASE_URL: collection, NO_COLOR: '1' };
  const submit = () => promisify(execFile)(process.execPath, [PROGRAM, 'mill', 'submit', plan], { env });
  await Promise.all([submit(), submit()]);
  const workers: ChildProcess[] = [];
  /** Those who work, and so have learned how to stop; whoever is told before ends without a word. */
  const atWork = new Set<ChildProcess>();
  let finishing = false;
  /** Whatever ends a worker, killed or for want of a server, another takes its place. */
  const start = (place: number): void => {
    const args = [PROGRAM, 'mill', 'work', '--jobs', '1', '--chunk', '0.2', '--take-over', '2'];
    const worker = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
    workers[place] = worker;
    worker.stderr!.on('data', (said) => {
      if (`${said}`.includes('working with')) atWork.add(worker);
    });
    worker.once('exit', () => {
      if (!finishing) start(place);
    });
  };
  for (let place = 0; place < WORKERS; place++) start(place);
  const random = makeRandom(7);
  try {
    for (let kills = 1; kills <= KILLS; kills++) {
      await sleep(150 + random.below(600));
      workers[random.below(WORKERS)]!.kill('SIGKILL');
      if (DISTURBANCES.includes(kills)) await disturb();
    }
    const isOver = () => {
      const { out } = latin(['mill', 'status', '--json', '--collection', collection]);
      const [status] = out
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
      return status?.lines.every(({ ended }: { ended?: string }) => ended);
    };
    await expect.poll(isOver, { timeout: 400_000, interval: 500 }).toBe(true);
    await expect.poll(() => workers.every((worker) => atWork.has(worker)), { timeout: 60_000 }).toBe(true);
    finishing = true;
    const ends = workers.map((worker) => once(worker, 'exit'));
    for (const worker of workers) worker.kill('SIGTERM');
    expect((await Promise.all(ends)).map(([code]) => code)).toEqual(workers.map(() => 0));
  } finally {
    finishing = true;
    for (const worker of workers) worker.kill('SIGKILL');
  }
  expect(documentsOf(collection)).toEqual(documentsOf(undisturbed));
  expect(latin(['collection', 'verify', '--collection', collection])).toMatchObject({ code: 0 });
}
