import { must } from '@latin-puzzles/core/basis';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import { canonicalHash } from '@latin-puzzles/core/puzzle';
import { LEVELS } from '@latin-puzzles/core/rating';
import {
  type Collection,
  collectPuzzles,
  makeExportRecord,
  mergeCollection,
  type PuzzleEntry,
  type PuzzleFilter,
  parseEntry,
  type StoredPuzzle,
  Verifier,
} from '@latin-puzzles/mill/collection';
import { readPuzzles } from '@latin-puzzles/workshop/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PageEnd, PUZZLE_ORDERS, readPage } from '../../src/collection/puzzles/index.ts';
import { findWalk, WALK_COLUMNS } from '../../src/collection/puzzles/walks.ts';
import { contentsOf, disguised, entryFor, POOL } from './support.ts';

/** Every way to go along the indexes of SQLite. */
const WALKS = WALK_COLUMNS.flatMap((column) => [true, false].map((few) => ({ column, few })));

/** Makes an empty collection. */
export type OpenEmpty = () => Promise<Collection>;

const CLOCK = Date.UTC(2026, 5, 1);
const picks = fc.array(fc.tuple(fc.nat(POOL.length - 1), fc.nat(40)), { minLength: 1, maxLength: 12 });
const entries = (list: readonly (readonly [number, number])[]) =>
  list.map(([pick, number]) => entryFor(disguised(POOL[pick]!, number), number));
const classes = (list: readonly (readonly [number, number])[]) =>
  new Set(list.map(([pick]) => canonicalHash(POOL[pick]!)));

/** What must hold of a collection wherever it lies. */
export function testLaws(open: OpenEmpty, numRuns: number): void {
  test('a puzzle enters once, in whatever guise it comes', () =>
    fc.assert(
      fc.asyncProperty(picks, async (list) => {
        const collection = await open();
        const { added, known } = await collection.add(entries(list));
        expect(new Set(added)).toEqual(classes(list));
        expect(added.length + known.length).toBe(list.length);
        const before = await contentsOf(collection);
        const again = await collection.add(entries(list).map(({ judgements: _, ...entry }) => entry));
        expect(again).toEqual({ added: [], known: entries(list).map(({ puzzle }) => canonicalHash(puzzle)) });
        expect(await contentsOf(collection)).toEqual(before);
        await collection.close();
      }),
      { numRuns },
    ));

  test('what is exported and added to an empty collection is there as it was', () =>
    fc.assert(
      fc.asyncProperty(picks, async (list) => {
        const [one, other] = [await open(), await open()];
        await one.add(entries(list));
        const lines: string[] = [];
        for await (const page of one.pages()) {
          const parts = await one.parts(page.map(({ id }) => id));
          for (const stored of page) lines.push(JSON.stringify(makeExportRecord(stored, parts, { proofs: true })));
        }
        const outcome = await collectPuzzles(other, readPuzzles(lines));
        expect(outcome).toEqual({ added: lines.length, known: 0, refused: 0, stopped: false });
        expect(await contentsOf(other)).toEqual(await contentsOf(one));
        await Promise.all([one.close(), other.close()]);
      }),
      { numRuns },
    ));

  test('it does not matter which of two collections takes the other in, nor how often', () =>
    fc.assert(
      fc.asyncProperty(picks, picks, async (left, right) => {
        const [a, b, c, d] = [await open(), await open(), await open(), await open()];
        for (const collection of [a, c]) await collection.add(entries(left));
        for (const collection of [b, d]) await collection.add(entries(right));
        await mergeCollection(a, b);
        await mergeCollection(d, c);
        const merged = await contentsOf(a);
        expect(await contentsOf(d)).toEqual(merged);
        await mergeCollection(a, d);
        expect(await contentsOf(a)).toEqual(merged);
        await Promise.all([a, b, c, d].map((collection) => collection.close()));
      }),
      { numRuns },
    ));

  test('filters find what they say, and pages follow on each other', async () => {
    const collection = await open();
    const all = POOL.map((puzzle, number) => rated(entryFor(puzzle, number), number));
    await collection.add(all);
    const kept = await contentsOf(collection);
    const filters: PuzzleFilter[] = [
      { board: 'sudoku:2x2' },
      { levels: ['easy'], board: 'star:6/2' },
      { levels: ['easy', 'medium'] },
      { score: { from: 20, to: 60 } },
      { clues: { to: 4 } },
      { theorems: ['fish', 'last-places'] },
      { theorems: ['chain'] },
      { theorems: ['fish'], levels: ['easy', 'medium'], clues: { to: 8 } },
      { hardest: 'fish', symmetry: 'none' },
      { board: 'sudoku:2x2', levels: ['easy'], score: { from: 20 }, added: { from: '2026-01-02T00:00:00.000Z' } },
      { added: { from: '2026-01-02T00:00:00.000Z', to: '2026-01-03T00:00:00.000Z' } },
      { fair: true, inscribed: false, plan: 'p', line: '1' },
      { title: 'No. 3' },
      { name: '3' },
    ];
    const told = await findWalk(collection.db, filters[0]!);
    for (const filter of filters) {
      const passes = kept.filter((line) => matches(JSON.parse(line), filter));
      expect(await contentsOf(collection, filter), JSON.stringify(filter)).toEqual(passes);
      expect(await collection.count(filter)).toBe(passes.length);
      expect(await collection.days(filter), JSON.stringify(filter)).toEqual(daysOf(passes));
      // By whatever index, in whatever order, and a page at a time.
      const facts = passes.map((line): StoredPuzzle => JSON.parse(line)[0]);
      for (const order of [undefined, ...PUZZLE_ORDERS])
        for (const walk of told ? WALKS : [undefined]) {
          const found: string[] = [];
          for (let after: PageEnd | undefined; ; ) {
            const { puzzles, end } = await readPage(collection.db, filter, { order, limit: 7, after }, walk);
            found.push(...puzzles.map(({ hash }) => hash));
            if (!end) break;
            after = end;
          }
          const passing = order === 'score' ? facts.filter(({ score }) => score !== undefined) : facts;
          const hashes = passing.map(({ hash }) => hash);
          expect(found.sort(), JSON.stringify([filter, order, walk])).toEqual(hashes.sort());
        }
    }
    for (const order of ['entry', 'added', 'score', 'clues'] as const)
      for (const descending of [false, true]) {
        const whole = (await collection.page({}, { order, descending, limit: 1000 })).puzzles.map(({ hash }) => hash);
        const scored = kept.filter((line) => JSON.parse(line)[0].score !== undefined);
        expect(whole.length).toBe(order === 'score' ? scored.length : kept.length);
        const paged: string[] = [];
        for (let after: Parameters<Collection['page']>[1]['after']; ; ) {
          const { puzzles, end } = await collection.page({}, { order, descending, limit: 3, after });
          paged.push(...puzzles.map(({ hash }) => hash));
          if (!end) break;
          after = end;
        }
        expect(paged).toEqual(whole);
      }
    await collection.close();
  });

  test('as many puzzles are counted as are found, wherever ranges begin and end, and whatever is changed', async () => {
    const collection = await open();
    const scores = [
      undefined,
      -1e300,
      -3,
      0,
      4.9,
      5,
      5.1,
      19.999999999999996,
      20,
      20.000000000000004,
      61.3,
      204,
      1e300,
    ];
    const dates = [
      '2025-12-31T23:59:59.999Z',
      '2026-01-01T00:00:00.000Z',
      '2026-01-15T12:00:00.000Z',
      '2026-03-02T00:00:00.000Z',
    ];
    const scored = (puzzle: (typeof POOL)[number], number: number, shift = 0): PuzzleEntry => {
      const entry = entryFor(puzzle, number);
      const score = scores[(number + shift) % scores.length];
      const rating = { ...(entry.puzzle.source!.rating as object), score };
      return {
        puzzle: { ...entry.puzzle, source: { ...entry.puzzle.source, rating } },
        added: dates[(number + 3 * shift) % dates.length],
      };
    };
    await collection.add(POOL.map((puzzle, number) => scored(puzzle, number)));
    const range = <T>(...values: T[]) => {
      const end = fc.option(fc.constantFrom(...values), { nil: undefined });
      return fc.option(fc.record({ from: end, to: end }), { nil: undefined });
    };
    const filter = fc.record({
      board: fc.constantFrom(undefined, 'sudoku:2x2', 'star:6/2'),
      score: range(...scores.filter((score) => score !== undefined), 3, 12.5, 200),
      added: range(...dates, '2026-01-01', '2026-01-15', '2026-02-01', '2026', 'zebra'),
      clues: range(3, 4, 6.5),
    });
    const agree = () =>
      fc.assert(
        fc.asyncProperty(filter, async (asked) => {
          expect(await collection.count(asked)).toBe((await collection.page(asked, { limit: 1000 })).puzzles.length);
        }),
        { numRuns: 30 * numRuns },
      );
    await agree();
    const changed = POOL.map((puzzle, number) => scored(puzzle, number, 1));
    await collection.transaction((trx) => trx.revise(changed.slice(0, 12)));
    await collection.transaction((trx) => trx.merge(changed.slice(6)));
    await collection.db.deleteFrom('puzzles').where('id', '<', 4).execute();
    await agree();
    await collection.close();
  });

  test('text and numbers that a database cannot keep are found all the same', async () => {
    const collection = await open();
    const odd = ['a\0b', '\ud800 half', 'long '.repeat(2000), '💩', "'; drop table puzzles; --"];
    const theorems = Array.from({ length: 800 }, (_, number) => `theorem-${number}`);
    const different = [...new Map(POOL.map((puzzle) => [canonicalHash(puzzle), puzzle])).values()];
    const given = odd.map((text, index): PuzzleEntry => {
      const { rating } = entryFor(different[index]!, index).puzzle.source as { rating: object };
      const named = { ...rating, hardest: text, theorems: [text, ...theorems] };
      const source = { title: text, id: text, rating: named, generated: { plan: text, line: text } };
      const judgements = [{ player: text, level: 'easy' as const, at: new Date(CLOCK).toISOString() }];
      return { puzzle: { ...different[index]!, title: text, source }, judgements };
    });
    const { added } = await collection.add(given);
    expect(added.length).toBe(odd.length);
    for (const [index, text] of odd.entries()) {
      const filters: PuzzleFilter[] = [
        ...[{ title: text }, { name: text }, { hardest: text }, { theorems: [text] }, { plan: text, line: text }],
        { plan: text, clues: { from: -1e300, to: 1e300 }, score: { from: -1e300, to: 1e300 } },
      ];
      for (const filter of filters)
        expect((await contentsOf(collection, filter)).map((line) => JSON.parse(line)[0].hash)).toEqual([added[index]]);
      expect((await collection.page({ plan: text }, {})).puzzles[0]!.record).toMatchObject({ title: text, id: text });
    }
    for (const filter of [{ board: '\0' }, { hashes: ['\0'] }, { hash: { from: '\0', to: '\0' } }, { symmetry: '\0' }])
      expect(await collection.count(filter)).toBe(0);
    expect(await collection.count({ clues: { from: 0.5 } })).toBe(odd.length);
    const stored = await collection.page({}, {});
    const parts = await collection.parts(stored.puzzles.map(({ id }) => id));
    const verifier = new Verifier();
    for (const puzzle of stored.puzzles)
      expect(verifier.verify(puzzle, parts)!.filter(({ problem }) => problem === 'index')).toEqual([]);
    await collection.close();
  });

  test('stats count what is there', async () => {
    const collection = await open();
    await collection.add(POOL.map((puzzle, number) => entryFor(puzzle, number)));
    const { puzzles, rated, fair, proofs, boards, theorems, judgements } = await collection.stats();
    const different = new Set(POOL.map((puzzle) => canonicalHash(puzzle))).size;
    expect([puzzles, rated, fair]).toEqual([different, different, different]);
    expect(proofs).toBeGreaterThan(0);
    expect(boards.reduce((sum, board) => sum + board.puzzles, 0)).toBe(different);
    expect(theorems).toEqual([
      { name: 'fish', puzzles: different },
      { name: 'last-places', puzzles: different },
    ]);
    expect(judgements).toMatchObject({ players: 3, puzzles: different, same: 0 });
    expect(judgements.near).toBe(judgements.compared);
    await collection.close();
  });

  test('a document comes back with all its fields, and a board of one’s own with its definition', async () => {
    const collection = await open();
    const own = {
      cells: 4,
      asterisms: [
        [0, 1],
        [1, 2],
        [2, 3],
        [3, 0],
      ],
      mark: 'unknown',
    };
    const record = {
      format: 'latin-puzzle/1',
      mood: { a: [1] },
      board: own,
      labels: ['x', 'y'],
      clues: ['x', null, null, null],
    };
    await collection.add([must(parseEntry(record))]);
    const { puzzles } = await collection.page({}, {});
    expect(JSON.stringify(puzzles[0]!.record)).toBe(JSON.stringify(record));
    expect(puzzles[0]!.board).toMatch(/^own:[0-9a-f]{32}$/);
    expect(puzzles[0]!.added).toBe(new Date(CLOCK).toISOString());
    expect(makeNativeRecord(must(parseEntry(puzzles[0]!.record)).puzzle)).toEqual(record);
    await collection.close();
  });
}

/** With a rating of its own, or without one. */
function rated(entry: PuzzleEntry, number: number): PuzzleEntry {
  const theorems = ['last-places', 'fish', 'chain'].filter((_, bit) => number & (1 << bit));
  const level = LEVELS[number % LEVELS.length];
  const { score, fair } = entry.puzzle.source!.rating as { score: number; fair: boolean };
  const rating = number % 8 === 0 ? undefined : { score, level, hardest: theorems[0], fair, theorems };
  return { ...entry, puzzle: { ...entry.puzzle, source: { ...entry.puzzle.source, rating } } };
}

/** Another reading of filters, by hand. */
function matches([facts, theorems]: [Record<string, never>, string[]], filter: PuzzleFilter): boolean {
  return Object.entries(filter).every(([name, wanted]) => {
    if (name === 'levels') return (wanted as string[]).includes(facts.level!);
    if (name === 'theorems') return (wanted as string[]).every((theorem) => theorems.includes(theorem));
    if (typeof wanted !== 'object') return facts[name] === wanted;
    const { from, to } = wanted as { from?: never; to?: never };
    const value = facts[name]!;
    return (from === undefined || value >= from) && (to === undefined || (name === 'added' ? value < to : value <= to));
  });
}

export const CLOCK_AT = () => CLOCK;

/** How many of some contents were added on each day. */
function daysOf(lines: readonly string[]) {
  const days = new Map<string, number>();
  for (const line of lines) {
    const [{ added }] = JSON.parse(line) as [{ added: string }];
    const day = added.slice(0, 10);
    days.set(day, (days.get(day) ?? 0) + 1);
  }
  return [...days].sort().map(([day, puzzles]) => ({ day, puzzles }));
}
