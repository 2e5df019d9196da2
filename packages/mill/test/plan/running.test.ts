import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must, VERSION } from '@latin-puzzles/core/basis';
import { makeAttempter, makeGenerator } from '@latin-puzzles/core/finding';
import { afterAll, describe, expect, test } from 'vitest';
import { type Collection, openCollection } from '../../src/collection/index.ts';
import type { GenerateTask } from '../../src/kinds/generate.ts';
import { taskFor } from '../../src/kinds/index.ts';
import {
  findPlan,
  fingerprint,
  listPlans,
  type MillPlan,
  type PlanRunOptions,
  parsePlanRecord,
  planStatus,
  readBlemishes,
  retryChunks,
  runPlan,
  setPlanState,
  submitPlan,
} from '../../src/plan/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'latin-plans-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let files = 0;
const open = async () => must(await openCollection(join(folder, `${++files}.db`)));

const planOf = (lines: readonly object[], more: object = {}): MillPlan =>
  must(parsePlanRecord({ format: 'latin-plan/1', seed: 3, lines, ...more }));

/** Lines that share puzzles, lines that do not, and one that cannot be met: there are 36 classes of critical puzzles. */
const PLAN = planOf([
  { boards: ['sudoku:2x2'], count: 20, wishes: { critical: true }, title: 'No. {number}' },
  { boards: ['sudoku:2x3'], levels: ['very easy'], count: 4, from: '2027-01-01', title: '{weekday}' },
  { boards: ['sudoku:2x2'], count: 50, wishes: { critical: true, fair: false }, patience: 100 },
]);

/** What a collection holds, but for when and in which order it came in. */
async function contentsOf(collection: Collection): Promise<string[]> {
  const contents = [];
  for await (const { hash, record } of collection.query()) contents.push(`${hash} ${JSON.stringify(record)}`);
  return contents.sort();
}

async function statusOf(collection: Collection) {
  const { lines } = await planStatus(collection, must(await findPlan(collection)));
  return lines.map(({ ended, found, settled }) => ({ ended, found, settled }));
}

async function run(collection: Collection, plan: MillPlan, options: Partial<PlanRunOptions> = {}) {
  must(await submitPlan(collection, plan));
  await runPlan(collection, plan.id, { jobs: 2, ...options });
}

/** Line by line, attempt by attempt, without store or threads: the line of every hash, and where the lines end. */
function byHand({ lines }: MillPlan) {
  const made = new Map<string, number>();
  const ends = lines.map(({ kind, work, seed, goal: { count, patience } }, line) => {
    const { wishes } = must(taskFor(kind, work, seed)).setup as GenerateTask;
    const attempt = makeAttempter(must(makeGenerator(wishes)), seed);
    let found = 0;
    let settled = 0;
    for (let barren = 0; found < count! && barren < patience!; settled++) {
      const outcome = attempt(settled)!;
      barren++;
      if (!('hash' in outcome) || made.has(outcome.hash)) continue;
      made.set(outcome.hash, line + 1);
      found++;
      barren = 0;
    }
    return { ended: found === count ? 'met' : 'exhausted', found, settled };
  });
  return { made, ends };
}

const BY_HAND = byHand(PLAN);

describe('a plan on one machine', () => {
  test('gives what going through its lines by hand gives, whatever the number of threads and the size of chunks', async () => {
    const { made, ends } = BY_HAND;
    expect(ends.map(({ ended }) => ended)).toEqual(['met', 'met', 'exhausted']);
    const contents = [];
    for (const options of [
      { jobs: 1, target: 200 },
      { jobs: 3, target: 20 },
    ]) {
      const collection = await open();
      await run(collection, PLAN, options);
      expect(await statusOf(collection)).toEqual(ends);
      const lines = new Map<string, number>();
      for await (const { hash, line } of collection.query()) lines.set(hash, Number(line));
      expect(lines).toEqual(made);
      contents.push(await contentsOf(collection));
      await collection.close();
    }
    expect(contents[1]).toEqual(contents[0]);
  });

  test('signs its puzzles in the order of the line', async () => {
    const collection = await open();
    await run(
      collection,
      planOf([{ boards: ['sudoku:2x2'], count: 3, from: '2027-01-01', title: '{number}: {date}' }]),
    );
    const records = [];
    for await (const { record } of collection.query()) records.push(record);
    expect(records.map(({ title, date }) => [title, date])).toEqual([
      ['1: 2027-01-01', '2027-01-01'],
      ['2: 2027-01-02', '2027-01-02'],
      ['3: 2027-01-03', '2027-01-03'],
    ]);
    const { id } = must(await findPlan(collection));
    expect(records[0]!.generated).toEqual({
      ...{
        plan: id,
        line: 1,
        seed: expect.any(Number),
        attempt: expect.any(Number),
        wishes: { critical: false, fair: true },
      },
      ...{ version: VERSION, maker: fingerprint() },
    });
    await collection.close();
  });

  test('goes on after it was stopped, again and again, as if it had not been', async () => {
    const collection = await open();
    for (const chunks of [1, 2, 3, 5]) {
      const control = new AbortController();
      let left = chunks;
      const onChunk = () => {
        if (--left === 0) control.abort();
      };
      await run(collection, PLAN, { target: 20, signal: control.signal, onChunk });
    }
    expect((await statusOf(collection)).some(({ ended }) => !ended)).toBe(true);
    await run(collection, PLAN);
    const { made, ends } = BY_HAND;
    expect(await statusOf(collection)).toEqual(ends);
    expect(new Set((await contentsOf(collection)).map((line) => line.split(' ')[0]))).toEqual(new Set(made.keys()));
    const chunks = await collection.db.selectFrom('plan_chunks').selectAll().execute();
    const claims = await collection.db.selectFrom('plan_claims').selectAll().execute();
    expect([chunks, claims]).toEqual([[], []]);
    await collection.close();
  });

  test('passes over what the collection has', async () => {
    const collection = await open();
    const plan = (seed: number) =>
      planOf([{ boards: ['sudoku:2x2'], count: 30, wishes: { critical: true, fair: false }, patience: 500 }], { seed });
    await run(collection, plan(1));
    await run(collection, plan(2));
    expect((await listPlans(collection)).length).toBe(2);
    // There are 36 classes of critical puzzles.
    expect(await collection.count()).toBe(36);
    await collection.close();
  });

  test('rests while it is paused', async () => {
    const collection = await open();
    must(await submitPlan(collection, PLAN));
    await setPlanState(collection, PLAN.id, 'paused');
    await runPlan(collection, PLAN.id, { jobs: 1 });
    expect(await collection.count()).toBe(0);
    await collection.close();
  });

  test('is refused by who would make other puzzles', async () => {
    const collection = await open();
    expect(must(await submitPlan(collection, PLAN))).toBe('new');
    expect(must(await submitPlan(collection, PLAN))).toBe('known');
    const other = await submitPlan(collection, PLAN, { maker: 'another version' });
    expect(other).toMatchObject({ ok: false, fault: { code: 'plan.other-maker' } });
    await collection.close();
  });

  test('sets a chunk that always fails aside, with the reason, goes on with the other lines, and tries it again at a word', async () => {
    const collection = await open();
    const plan = planOf([
      { boards: ['sudoku:2x2'], count: 2 },
      { boards: ['sudoku:2x3'], count: 2 },
    ]);
    must(await submitPlan(collection, plan));
    const wish = (wishes: object) => {
      const work = JSON.stringify({ board: 'sudoku:2x2', level: 'any', wishes });
      return collection.db.updateTable('plan_lines').set({ work }).where('line', '=', 0).execute();
    };
    await wish({ needs: ['no such theorem'] });
    await runPlan(collection, plan.id, { jobs: 1 });
    const { lines } = await planStatus(collection, must(await findPlan(collection)));
    expect(lines[1]).toMatchObject({ ended: 'met', found: 2 });
    expect(lines[0]!.failed[0]!.reason).toMatch(/no such theorem/);
    await runPlan(collection, plan.id, { jobs: 1 });
    expect((await statusOf(collection))[0]!.ended).toBeUndefined();
    await wish({});
    expect(await retryChunks(collection, plan.id)).toBe(lines[0]!.failed.length);
    await runPlan(collection, plan.id, { jobs: 1 });
    expect((await statusOf(collection))[0]).toMatchObject({ ended: 'met', found: 2 });
    await collection.close();
  });

  test.each([1, 2])('counts exactly on %i threads, also when it is stopped now and then', async (jobs) => {
    const collection = await open();
    const plan = planOf([
      { kind: 'count', boards: ['sudoku:2x2', 'latin-square:5'] },
      { kind: 'count', boards: ['latin-square:6', 'sudoku:2x3'], method: 'bands' },
    ]);
    for (const chunks of [1, 3]) {
      const control = new AbortController();
      let left = chunks;
      const onChunk = () => {
        if (--left === 0) control.abort();
      };
      await run(collection, plan, { jobs, target: 5, signal: control.signal, onChunk });
    }
    const counts = async () => {
      const { lines } = await planStatus(collection, must(await findPlan(collection)));
      return lines.map(({ ended, found, counted }) => [ended, found, counted]);
    };
    expect((await counts()).some(([ended]) => !ended)).toBe(true);
    await run(collection, plan, { jobs });
    expect(await counts()).toEqual(['288', '161280', '812851200', '28200960'].map((counted) => ['met', 0, counted]));
    expect(await collection.count()).toBe(0);
    await collection.close();
  });

  test('enumerates, rates and verifies', async () => {
    const collection = await open();
    await run(collection, planOf([{ kind: 'enumerate', boards: ['sudoku:2x2'] }]));
    expect(await statusOf(collection)).toMatchObject([{ ended: 'met', found: 2 }]);
    await run(collection, planOf([{ boards: ['sudoku:2x2'], count: 5 }]));
    const [spoiled] = (await collection.page({ level: 'any' } as object, {})).puzzles.filter(({ level }) => level);
    const record = JSON.stringify({ ...spoiled!.record, rating: { ...(spoiled!.record.rating as object), score: 99 } });
    await collection.db
      .updateTable('puzzles')
      .set({ document: record, score: 99 })
      .where('id', '=', spoiled!.id)
      .execute();
    const verify = planOf([{ kind: 'verify' }]);
    await run(collection, verify);
    expect((await readBlemishes(collection, verify.id)).map(({ hash }) => hash)).toEqual([spoiled!.hash]);
    await run(collection, planOf([{ kind: 'rate' }]));
    const [rated] = (await collection.page({ hashes: [spoiled!.hash] }, {})).puzzles;
    expect(rated).toEqual(spoiled);
    const again = planOf([{ kind: 'verify' }], { seed: 4 });
    await run(collection, again);
    expect(await readBlemishes(collection, again.id)).toEqual([]);
    await collection.close();
  });
});
