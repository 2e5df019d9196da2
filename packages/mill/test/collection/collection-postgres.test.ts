import { must } from '@latin-puzzles/core/basis';
import { backUp, openCollection } from '@latin-puzzles/mill/collection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../test/support/servers/postgres.ts';
import { CLOCK_AT, testLaws } from './laws.ts';
import { contentsOf, disguised, entryFor, makeFolder, openFile, POOL } from './support.ts';
import { expectUpToDate, VERSIONS } from './versions.ts';

const at = makeFolder();
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

const open = async (clock = CLOCK_AT) => must(await openCollection(await server.createDatabase(), { clock }));

describe('a collection in a database of PostgreSQL', () => {
  testLaws(open, 2);

  test('holds the same as one in a file after the same operations, and is copied to such a file', async () => {
    const [file, database] = [await openFile(at, CLOCK_AT), await open()];
    for (const collection of [file, database]) {
      await collection.add(POOL.slice(0, 10).map((puzzle, number) => entryFor(puzzle, number)));
      await collection.transaction((trx) =>
        trx.merge(POOL.map((puzzle, number) => entryFor(disguised(puzzle, number), number + 3))),
      );
      await expect(collection.transaction(() => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
    }
    expect(await contentsOf(database)).toEqual(await contentsOf(file));
    expect(await database.stats()).toEqual(await file.stats());
    const copies = [at('file-copy.db'), at('database-copy.db')] as const;
    await backUp(file, copies[0]);
    await backUp(database, copies[1]);
    const [one, other] = [must(await openCollection(copies[0])), must(await openCollection(copies[1]))];
    expect(await contentsOf(other)).toEqual(await contentsOf(one));
    for (const collection of [file, database, one, other]) await collection.close();
  });

  test.each(VERSIONS)('is brought up to date from version %i, and puzzles stay', async (version) =>
    expectUpToDate(await server.createDatabase(), version),
  );

  test('is brought up to date once when many open it at the same moment', async () => {
    const url = await server.createDatabase();
    const opened = await Promise.all(Array.from({ length: 4 }, () => openCollection(url)));
    for (const collection of opened) await must(collection).close();
  });

  test('says so when its server is not there', async () => {
    const refused = await openCollection('postgres://latin:secret@127.0.0.1:1/latin');
    expect(refused).toMatchObject({ ok: false, fault: { code: 'collection.unreachable' } });
    expect(JSON.stringify(refused)).not.toContain('secret');
  });
});
