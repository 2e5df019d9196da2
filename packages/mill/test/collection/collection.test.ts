import { describe, expect, test } from 'vitest';
import { CLOCK_AT, testLaws } from './laws.ts';
import { entryFor, makeFolder, openFile, POOL } from './support.ts';

const at = makeFolder();

describe('a collection in a file', () => {
  testLaws(() => openFile(at, CLOCK_AT), 10);

  test('undoes a transaction that fails, as a whole', async () => {
    const collection = await openFile(at);
    const work = collection.transaction(async (trx) => {
      await trx.add([entryFor(POOL[0]!, 1)]);
      throw new Error('stop');
    });
    await expect(work).rejects.toThrow('stop');
    expect(await collection.count()).toBe(0);
    await collection.close();
  });

  test('lets several work at once, each in its turn', async () => {
    const collection = await openFile(at);
    await Promise.all(POOL.map((puzzle, number) => collection.add([entryFor(puzzle, number)])));
    expect(await collection.count()).toBe((await collection.stats()).puzzles);
    await collection.close();
  });
});
