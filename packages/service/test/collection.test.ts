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

test('only Latin puzzles are added, all or none', async () => {
  const clues = puzzles[0]!.clues as (string | null)[];
  const several = { ...puzzles[0], clues: clues.map(() => null) };
  // The last label of the solution is wrong, so that a cell has none left.
  const { solution: _, rating: __, ...bare } = puzzles[0]!;
  const none = { ...bare, clues: (puzzles[0]!.solution as string[]).map((label, cell) => (cell === 0 ? null : label)) };
  none.clues[1] = (puzzles[0]!.solution as string[])[2]!;
  none.clues[2] = null;
  for (const [wrong, code] of [
    [several, 'collection.entry'],
    [none, 'collection.entry'],
  ] as const)
    expect(await refusedBy(post(service, 'collection', { puzzles: [puzzles[0], wrong] }, authorized))).toEqual([
      422,
      code,
    ]);
  expect((await query('limit=200')).puzzles).toHaveLength(5);
});

test('a board is known by all of its names', async () => {
  const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';
  const labels = [...'123456789'];
  const record = {
    format: 'latin-puzzle/1',
    board: 'sudoku',
    labels,
    clues: [...line].map((c) => (c === '.' ? null : c)),
  };
  await post(service, 'collection', { puzzles: [record] }, authorized);
  for (const name of ['sudoku', 'sudoku:3x3']) expect((await query(`board=${name}`)).puzzles).toHaveLength(1);
  expect(await refusedBy(fetch(`${service.address}api/collection?board=zebra`))).toEqual([422, 'board.unknown']);
});

test('numbers of it', async () => {
  const stats = await (await fetch(`${service.address}api/collection/stats`)).json();
  expect(stats).toMatchObject({
    puzzles: 6,
    boards: [
      { name: 'sudoku:2x3', puzzles: 5 },
      { name: 'sudoku:3x3', puzzles: 1 },
    ],
  });
});

test('what is asked in a wrong way is refused', async () => {
  const end = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const ends = [
    ...['entry', 'score', 'clues', 'added'].map(
      (order) => `order=${order}&after=${end({ id: 2 ** 53 - 1, value: 1 })}`,
    ),
    ...['score', 'clues', 'added'].map((order) => `order=${order}&after=${end({ id: 1 })}`),
    ...['score', 'clues'].map((order) => `order=${order}&after=${end({ id: 1, value: 'zebra' })}`),
    `order=clues&after=${end({ id: 1, value: 1.5 })}`,
    `order=added&after=${end({ id: 1, value: '\0' })}`,
  ];
  const fields = ['limit=0', 'limit=x', 'after=zebra', 'level=zebra', 'fair=maybe', 'scoreFrom=x', 'addedFrom=zebra'];
  for (const text of [...fields, ...ends])
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
