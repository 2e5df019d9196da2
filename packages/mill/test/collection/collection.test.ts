import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { openCollection, parseEntry } from '@latin-puzzles/mill/collection';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const CLUES = '1......4..2.....'.split('').map((c) => (c === '.' ? null : c));
const record = { format: 'latin-puzzle/1', board: 'sudoku:2x2', labels: ['1', '2', '3', '4'], clues: CLUES };

describe('a collection in a file', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'latin-collection-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('keeps a puzzle once', async () => {
    const collection = must(await openCollection(join(folder, 'a %?.db')));
    const entry = must(parseEntry(record));
    const first = await collection.add([entry, entry]);
    expect(first.added.length).toBe(1);
    expect(first.known).toEqual(first.added);
    const again = await collection.add([entry]);
    expect(again).toEqual({ added: [], known: first.added });
    const all = [];
    for await (const puzzle of collection.query({ board: 'sudoku:2x2' })) all.push(puzzle);
    expect(all.map(({ record: kept }) => kept)).toEqual([record]);
    expect(await collection.count({ theorems: ['fish'] })).toBe(0);
    await collection.close();
  });

  test('undoes a transaction that fails as a whole', async () => {
    const collection = must(await openCollection(join(folder, 'b.db')));
    const entry = must(parseEntry(record));
    const work = collection.transaction(async (trx) => {
      await trx.add([entry]);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await collection.count()).toBe(0);
    await collection.add([entry]);
    expect(await collection.count()).toBe(1);
    await collection.close();
  });
});
