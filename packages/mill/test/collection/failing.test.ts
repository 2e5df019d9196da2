import { must } from '@latin-puzzles/core/basis';
import { CollectionFailure, openCollection, storeFlaws } from '@latin-puzzles/mill/collection';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { killWriters } from '../../../../bench/collection-kills.mjs';
import { contentsOf, entryFor, makeFolder, POOL } from './support.ts';

const at = makeFolder();

test('every writer that is killed leaves a sound file, every puzzle right, and nothing lost that was told to be there', async () => {
  const { killed, checks, puzzles, wrong } = await killWriters((kills) => at(`killed-${kills}.db`), 12);
  expect(wrong).toEqual([]);
  expect([killed, checks, puzzles > 0]).toEqual([12, 12, true]);
});

test('a disk that is full leaves the collection as it was, is told as such, and all goes on when it is freed', async () => {
  const collection = must(await openCollection(at('full.db')));
  await collection.add([entryFor(POOL[0]!, 1)]);
  const before = await contentsOf(collection);
  // SQLite itself then finds no space, as on a disk that is full.
  await sql`pragma max_page_count = 1`.execute(collection.db);
  const large = POOL.slice(1).map((puzzle, number) => {
    const entry = entryFor(puzzle, number);
    return { ...entry, puzzle: { ...entry.puzzle, source: { ...entry.puzzle.source, ballast: 'x'.repeat(100_000) } } };
  });
  const failure = await collection.add(large).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CollectionFailure);
  expect((failure as CollectionFailure).fault.code).toBe('collection.full');
  expect(await contentsOf(collection)).toEqual(before);
  expect(await storeFlaws(collection)).toEqual([]);
  await sql`pragma max_page_count = 1000000`.execute(collection.db);
  const { added } = await collection.add(large);
  expect(added.length).toBeGreaterThan(10);
  expect(await collection.count()).toBe(1 + added.length);
  await collection.close();
});

test('a writer waits for another, and says so if that takes too long', async () => {
  const file = at('busy.db');
  const [one, other] = [must(await openCollection(file)), must(await openCollection(file))];
  await sql`pragma busy_timeout = 20`.execute(other.db);
  await one.transaction(async (trx) => {
    await trx.add([entryFor(POOL[0]!, 1)]);
    await expect(other.add([entryFor(POOL[1]!, 2)])).rejects.toMatchObject({ fault: { code: 'collection.busy' } });
    // Who only reads need not wait, and sees what was there before.
    expect(await other.count()).toBe(0);
  });
  expect(await other.count()).toBe(1);
  await other.add([entryFor(POOL[1]!, 2)]);
  expect(await one.count()).toBe(2);
  await Promise.all([one.close(), other.close()]);
});
