import { hasOneSolution } from '@latin-puzzles/core';
import { must } from '@latin-puzzles/core/basis';
import { parseNativeRecord } from '@latin-puzzles/core/format';
import { canonicalHash, clueCount, isComplete } from '@latin-puzzles/core/puzzle';
import { describe, expect, test } from 'vitest';
import { concludeUnit, kindNamed, prepareTask, taskFor } from '../../src/kinds/index.ts';
import { BUCKETS, bucketOf, bucketStart, type UnitResult } from '../../src/kinds/kind.ts';
import { parsePlanRecord } from '../../src/plan/format/index.ts';

const signal = { aborted: false };

/** What comes of some units of the only line of a plan. */
async function resultsOf(entry: object, units: readonly number[], input?: unknown): Promise<UnitResult[]> {
  const [line] = must(parsePlanRecord({ format: 'latin-plan/1', seed: 1, lines: [entry] })).lines;
  const task = must(taskFor(line!.kind, JSON.parse(JSON.stringify(line!.work)), line!.seed));
  const run = await prepareTask(structuredClone(task));
  return units.map((unit) => concludeUnit(task, run(unit, { signal, input })));
}

test.each<[entry: object, en: string, es: string]>([
  [{ boards: ['sudoku'], levels: ['easy'], count: 1 }, 'Sudoku, easy', 'Sudoku, fácil'],
  [
    { boards: ['star:8/3'], count: 1, wishes: { critical: true, clues: { least: 3, most: 9 } } },
    'Star {8/3}, critical, clues 3–9',
    'Estrella {8/3}, crítico, pistas 3–9',
  ],
  [
    { boards: ['sudoku:2x3'], count: 1, wishes: { fair: false, symmetry: 'half-turn' } },
    'Sudoku 2 × 3, fair: no, symmetry: half-turn',
    'Sudoku 2 × 3, justo: no, simetría: half-turn',
  ],
  [
    { kind: 'mine', boards: ['sudoku:2x2'], clues: 4, count: 1 },
    'Sudoku 2 × 2: at most 4 clues',
    'Sudoku 2 × 2: como mucho 4 pistas',
  ],
  [
    { kind: 'enumerate', boards: ['sudoku:2x2'] },
    'Sudoku 2 × 2: one Latin board of every class',
    'Sudoku 2 × 2: un tablero latino de cada clase',
  ],
  [
    { kind: 'count', boards: ['latin-square:5'] },
    'Latin square 5: count the Latin boards',
    'Cuadrado latino 5: contar los tableros latinos',
  ],
  [{ kind: 'rate' }, 'rate all puzzles again', 'valorar otra vez todos los puzles'],
])('the line of %o is called %s', (entry, en, es) => {
  const [line] = must(parsePlanRecord({ format: 'latin-plan/1', seed: 1, lines: [entry] })).lines;
  expect(kindNamed(line!.kind).called(line!.work)).toEqual({ en, es });
});

const range = (length: number) => Array.from({ length }, (_, i) => i);

describe('a unit', () => {
  test.each([
    { boards: ['sudoku:2x2'], count: 1 },
    { kind: 'mine', boards: ['sudoku:2x2'], clues: 4, count: 1, steps: 20 },
    { kind: 'enumerate', boards: ['sudoku:2x2'] },
    { kind: 'count', boards: ['latin-square:5'], parts: 20 },
  ])('of %o gives the same in whatever order', async (entry) => {
    expect((await resultsOf(entry, [2, 0, 1, 2]))[0]).toEqual((await resultsOf(entry, [2]))[0]);
  });

  test('of generating is a puzzle under its hash, or tells why there is none', async () => {
    const results = await resultsOf({ boards: ['sudoku:2x2'], levels: ['medium'], count: 1 }, range(20));
    for (const { unit, found, rejected } of results) {
      expect(found.length === 1).toBe(rejected === undefined);
      for (const { hash, record } of found) {
        const puzzle = must(parseNativeRecord(record));
        expect(hasOneSolution(puzzle)).toBe(true);
        expect(canonicalHash(puzzle)).toBe(hash);
        expect(record).toMatchObject({ rating: { level: 'medium' }, generated: { attempt: unit } });
      }
    }
  });

  test('of mining is a puzzle with few clues', async () => {
    const results = await resultsOf({ kind: 'mine', boards: ['sudoku:2x2'], clues: 4, count: 1, steps: 200 }, range(5));
    const puzzles = results.flatMap(({ found }) => found.map(({ record }) => must(parseNativeRecord(record))));
    expect(puzzles.length).toBeGreaterThan(0);
    for (const puzzle of puzzles) expect([clueCount(puzzle), hasOneSolution(puzzle)]).toEqual([4, true]);
    expect((await resultsOf({ kind: 'mine', boards: ['sudoku:2x2'], clues: 3, count: 1, steps: 5 }, [0]))[0]).toEqual({
      unit: 0,
      found: [],
      rejected: 'clues',
    });
  });

  test('of enumerating is a branch with a Latin board of each of its classes', async () => {
    const [line] = must(
      parsePlanRecord({ format: 'latin-plan/1', seed: 1, lines: [{ kind: 'enumerate', boards: ['sudoku:2x2'] }] }),
    ).lines;
    const found = (await resultsOf({ kind: 'enumerate', boards: ['sudoku:2x2'] }, range(line!.goal.extent!))).flatMap(
      (result) => result.found,
    );
    expect(new Set(found.map(({ hash }) => hash)).size).toBe(2);
    for (const { record } of found) expect(isComplete(must(parseNativeRecord(record)).labeling)).toBe(true);
  });

  test.each([
    ['sudoku:2x2', undefined, 288n],
    ['latin-square:5', 'components', 161_280n],
    ['latin-square:5', 'enumeration', 161_280n],
    ['latin-square:6', 'bands', 812_851_200n],
    ['sudoku:2x3', 'labels', 28_200_960n],
  ])('of counting %s by %s is a part of the number, and all together are the number', async (board, method, known) => {
    const entry = { kind: 'count', boards: [board], method, parts: 30 };
    const [line] = must(parsePlanRecord({ format: 'latin-plan/1', seed: 1, lines: [entry] })).lines;
    const parts = await resultsOf(entry, range(line!.goal.extent!));
    expect(parts.reduce((sum, { counted }) => sum + BigInt(counted!), 0n)).toBe(known);
  });

  test('of counting where there is no Latin board says so', async () => {
    // Three cells, each two of which must differ, and two labels.
    const pairs = [
      [0, 1],
      [1, 2],
      [2, 0],
    ];
    const board = {
      ...{ format: 'latin-puzzle/1', board: { cells: 3, asterisms: pairs }, labels: ['x', 'y'] },
      clues: [null, null, null],
    };
    expect(await resultsOf({ kind: 'count', boards: [board] }, [0])).toEqual([{ unit: 0, found: [], counted: '0' }]);
  });

  test('of rating is about the puzzles of its range of hashes', async () => {
    const [made] = (await resultsOf({ boards: ['sudoku:2x2'], count: 1 }, range(10))).flatMap(({ found }) => found);
    const unit = bucketOf(made!.hash);
    const inHand = (puzzle: object) => [{ puzzles: [puzzle], parts: {} }];
    const spoiled = inHand({ ...made!, record: { ...made!.record, rating: { score: 99 } } });
    expect((await resultsOf({ kind: 'rate' }, [unit], inHand(made!)))[0]!.revised).toEqual([]);
    expect((await resultsOf({ kind: 'rate' }, [(unit + 1) % BUCKETS], spoiled))[0]!.revised).toEqual([]);
    expect((await resultsOf({ kind: 'rate' }, [unit], spoiled))[0]!.revised).toMatchObject([
      { record: { rating: { score: (made!.record.rating as { score: number }).score } } },
    ]);
  });

  test('buckets lie beside each other without gap', () => {
    expect([bucketStart(0), bucketStart(4095), bucketStart(4096)]).toEqual(['000', 'fff', 'g']);
    for (const hash of ['000f', '7a3b', 'ffff']) {
      const bucket = bucketOf(hash);
      expect(bucketStart(bucket) <= hash && hash < bucketStart(bucket + 1)).toBe(true);
    }
  });
});
