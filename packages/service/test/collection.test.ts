import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { must } from '@latin-puzzles/core/basis';
import { openCollection, parseEntry } from '@latin-puzzles/mill/collection';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningService } from '../src/index.ts';
import { eventsOf, openService, post, refusedBy } from './running.ts';

const TOKEN = 'a-token-that-nobody-knows';
const authorized = { headers: { Authorization: `Bearer ${TOKEN}` } };

let service: RunningService;
let location: string;
let puzzles: Record<string, unknown>[];
beforeAll(async () => {
  location = join(mkdtempSync(join(tmpdir(), 'latin-collection-')), 'puzzles.db');
  service = await openService({ tokens: [TOKEN], collection: location });
  const text = await (
    await post(service, 'generate', { board: 'sudoku:2x3', seed: 3, count: 5, wishes: { level: 'any' } })
  ).text();
  puzzles = eventsOf(text).flatMap(({ event, data }) => (event === 'found' ? [data] : []));
});
afterAll(() => service.stop());

const query = async (text: string) => {
  const response = await fetch(`${service.address}api/collection?${text}`);
  return (await response.json()) as { puzzles: { hash: string; board: string; clues: number }[]; next?: string };
};

test('whoever has a token adds puzzles, each once; nobody else', async () => {
  expect(await refusedBy(post(service, 'collection', { puzzles }))).toEqual([401, 'access.token']);
  const added = await (await post(service, 'collection', { puzzles }, authorized)).json();
  expect(added).toMatchObject({ added: { length: 5 }, known: [] });
  const again = await (await post(service, 'collection', { puzzles: puzzles.slice(0, 2) }, authorized)).json();
  expect(again).toMatchObject({ added: [], known: { length: 2 } });
  const wrong = [puzzles[0], { ...puzzles[1], clues: [] }];
  expect(await refusedBy(post(service, 'collection', { puzzles: wrong }, authorized))).toEqual([422, 'clues.count']);
});

test('a query gives what the collection gives, page by page', async () => {
  const collection = must(await openCollection(location));
  try {
    const expected = [];
    for await (const { hash } of collection.query({ board: 'sudoku:2x3' })) expected.push(hash);
    expect(expected).toHaveLength(5);
    const first = await query('board=sudoku:2x3&limit=2');
    const second = await query(`board=sudoku:2x3&limit=3&after=${first.next}`);
    expect([...first.puzzles, ...second.puzzles].map(({ hash }) => hash)).toEqual(expected);
    const least = await query('order=clues&limit=1');
    const clues = puzzles.map(
      (record) => must(parseEntry(record)).puzzle.labeling.filter((label) => label >= 0).length,
    );
    expect(least.puzzles[0]!.clues).toBe(Math.min(...clues));
    expect((await query('board=sudoku')).puzzles).toEqual([]);
  } finally {
    await collection.close();
  }
});

test('numbers of it', async () => {
  const stats = await (await fetch(`${service.address}api/collection/stats`)).json();
  expect(stats).toMatchObject({ puzzles: 5, boards: [{ name: 'sudoku:2x3', puzzles: 5 }] });
});

test('what is asked in a wrong way is refused', async () => {
  for (const text of ['limit=0', 'limit=x', 'after=zebra', 'level=zebra', 'fair=maybe', 'scoreFrom=x'])
    expect(await refusedBy(fetch(`${service.address}api/collection?${text}`)), text).toEqual([422, 'request.field']);
});

test('a service without tokens lets nobody write', async () => {
  const bare = await openService();
  try {
    expect(await refusedBy(post(bare, 'collection', { puzzles }))).toEqual([403, 'access.writing']);
  } finally {
    await bare.stop();
  }
});
