import { readFileSync, writeFileSync } from 'node:fs';
import { must } from '@latin-puzzles/core/basis';
import { backUp, connect, MIGRATIONS, openCollection } from '@latin-puzzles/mill/collection';
import { createClient } from '@libsql/client/sqlite3';
import { describe, expect, test } from 'vitest';
import { contentsOf, makeFolder } from './support.ts';
import { expectUpToDate, VERSIONS } from './versions.ts';

const at = makeFolder();

async function schemaOf(file: string): Promise<unknown> {
  const client = createClient({ url: `file:${file}` });
  const { rows } = await client.execute('select type, name, sql from sqlite_master order by type, name');
  client.close();
  return rows.map(({ type, name, sql }) => [type, name, sql]);
}

describe('the schema', () => {
  test.each(VERSIONS)('is brought up to date from version %i, and puzzles stay', async (version) => {
    const [old, fresh] = [at(`version-${version}.db`), at(`fresh-${version}.db`)];
    await expectUpToDate(old, version);
    await must(await openCollection(fresh)).close();
    expect(await schemaOf(old)).toEqual(await schemaOf(fresh));
  });

  test('of a newer version is refused, and left as it is', async () => {
    const file = at('newer.db');
    const next = { title: 'from the future', migrate: async () => {} };
    const store = must(await connect(file, { migrations: [...MIGRATIONS, next] }));
    await store.db.destroy();
    const before = await schemaOf(file);
    expect(await openCollection(file)).toMatchObject({
      ok: false,
      fault: { code: 'collection.newer', facts: { found: MIGRATIONS.length + 1, known: MIGRATIONS.length } },
    });
    expect(await schemaOf(file)).toEqual(before);
  });

  test('that fails half-way leaves the database at its old version', async () => {
    const file = at('half.db');
    const broken = {
      title: 'broken',
      migrate: async () => {
        throw new Error('half-way');
      },
    };
    await expect(connect(file, { migrations: [...MIGRATIONS, broken] })).rejects.toThrow('half-way');
    const collection = must(await openCollection(file));
    expect(await contentsOf(collection)).toEqual([]);
    await collection.close();
  });
});

describe('what is no collection is told as such', () => {
  test('a file of something else', async () => {
    writeFileSync(at('text.db'), 'This is a letter to my aunt, and no database. '.repeat(40));
    expect(await openCollection(at('text.db'))).toMatchObject({ ok: false, fault: { code: 'collection.foreign' } });
  });

  test('a database of someone else, which is left as it is', async () => {
    const client = createClient({ url: `file:${at('zebras.db')}` });
    await client.execute('create table zebras (stripes integer)');
    client.close();
    expect(await openCollection(at('zebras.db'))).toMatchObject({
      ok: false,
      fault: { code: 'collection.foreign', facts: { table: 'zebras' } },
    });
  });

  test('a file that is damaged, and says that a backup is needed', async () => {
    const file = at('damaged.db');
    const whole = must(await openCollection(at('whole.db')));
    await backUp(whole, file);
    await whole.close();
    writeFileSync(file, readFileSync(file).fill('x', 4096));
    expect(await openCollection(file)).toMatchObject({ ok: false, fault: { code: 'collection.damaged' } });
  });

  test('a file that is missing, unless it may be made', async () => {
    const options = { create: false };
    expect(await openCollection(at('none.db'), options)).toMatchObject({ fault: { code: 'collection.missing' } });
    expect(await openCollection(at('no/such/folder.db'))).toMatchObject({ fault: { code: 'collection.unreachable' } });
  });
});
