import { must } from '@latin-puzzles/core/basis';
import { openCollection, parseEntry } from '@latin-puzzles/mill/collection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../../../test/support/servers/postgres.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(() => server?.stop());

test('a collection lies in a database of PostgreSQL as it lies in a file', async () => {
  const collection = must(await openCollection(await server.createDatabase()));
  const clues = '1......4..2.....'.split('').map((c) => (c === '.' ? null : c));
  const record = { format: 'latin-puzzle/1', board: 'sudoku:2x2', labels: ['1', '2', '3', '4'], clues };
  const entry = must(parseEntry(record));
  const first = await collection.add([entry, entry]);
  expect(first.added.length).toBe(1);
  expect(await collection.add([entry])).toEqual({ added: [], known: first.added });
  const all = [];
  for await (const puzzle of collection.query({ board: 'sudoku:2x2', clues: { from: 1 } })) all.push(puzzle);
  expect(all.map(({ record: kept }) => kept)).toEqual([record]);
  expect(await collection.count({ theorems: ['fish'] })).toBe(0);
  await collection.close();
});
