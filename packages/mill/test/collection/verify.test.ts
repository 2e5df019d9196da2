import { must } from '@latin-puzzles/core/basis';
import { makeProvenRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import {
  type Collection,
  makeEntry,
  type PuzzleProblem,
  studyEntry,
  verifyPuzzles,
} from '@latin-puzzles/mill/collection';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeFolder, openFile, POOL } from './support.ts';

const at = makeFolder();
const tools = makeTools();
/** Rated and proved as `latin collection add --rate --prove` does it. */
const studied = POOL.slice(0, 6).map((puzzle) =>
  must(studyEntry(tools, makeEntry(puzzle), { rate: true, prove: true })!),
);

async function problemsOf(collection: Collection): Promise<PuzzleProblem[]> {
  const found = new Set<PuzzleProblem>();
  for await (const { problem } of verifyPuzzles(collection)) found.add(problem);
  return [...found].toSorted();
}

describe('verify', () => {
  let collection: Collection;
  beforeAll(async () => {
    collection = await openFile(at);
    await collection.add(studied);
  });

  test('finds nothing wrong with what was studied and added', async () => {
    expect(await problemsOf(collection)).toEqual([]);
  });

  const document = (change: (record: Record<string, unknown>) => void) => async (one: Collection) => {
    const { puzzles } = await one.page({}, { limit: 1 });
    const record = structuredClone(puzzles[0]!.record) as Record<string, unknown>;
    change(record);
    await one.db
      .updateTable('puzzles')
      .set({ document: JSON.stringify(record) })
      .where('id', '=', puzzles[0]!.id)
      .execute();
  };
  const column = (values: Record<string, unknown>) => async (one: Collection) => {
    const { puzzles } = await one.page({}, { limit: 1 });
    await one.db.updateTable('puzzles').set(values).where('id', '=', puzzles[0]!.id).execute();
  };

  test.each<[string, PuzzleProblem[], (one: Collection) => Promise<unknown>]>([
    ['a document that is no puzzle', ['document'], document((record) => (record.clues = 'none'))],
    ['a hash of another', ['hash'], column({ hash: '0'.repeat(32) })],
    ['a level that was changed', ['index', 'rating'], column({ level: 'very difficult' })],
    [
      'a rating that was changed in the document too',
      ['rating'],
      async (one) => {
        await document((record) => (record.rating = { ...(record.rating as object), score: 99 }))(one);
        await column({ score: 99 })(one);
        await one.db.updateTable('profiles').set({ most_score: 99 }).execute();
      },
    ],
    ['a symmetry that it has not', ['index'], column({ symmetry: 'full' })],
    ['criticality that is denied', ['critical', 'index'], column({ critical: 0 })],
    [
      'a profile that does not reach to it',
      ['index'],
      (one) => one.db.updateTable('profiles').set({ most_clues: 0 }).execute(),
    ],
    ['a theorem that is missing', ['index'], (one) => one.db.deleteFrom('profile_theorems').execute()],
  ])('tells %s', async (_, problems, spoil) => {
    const one = await openFile(at);
    await one.add(studied);
    await spoil(one);
    expect(await problemsOf(one)).toEqual(problems);
    await one.close();
  });

  test('tells a clue that is gone, by all that no longer holds', async () => {
    const one = await openFile(at);
    const [{ puzzle, proof }] = studied as [{ puzzle: Puzzle; proof: never }];
    const cell = puzzle.labeling.findIndex((label) => label >= 0);
    await one.add([{ puzzle: { ...puzzle, labeling: puzzle.labeling.with(cell, -1) }, proof }]);
    expect(await problemsOf(one)).toEqual(['proof', 'solutions']);
    await one.close();
  });

  test('tells a proof of another puzzle', async () => {
    const one = await openFile(at);
    const [first, second] = studied as [{ puzzle: Puzzle }, { proof: never }];
    await one.add([{ ...first, proof: second.proof }]);
    expect(await problemsOf(one)).toEqual(['proof']);
    await one.close();
  });
});

test('a document that carries its proof is told apart from it', () => {
  const { puzzle, proof } = studied[0]!;
  const record = makeProvenRecord(puzzle, { fair: true, steps: [] } as never);
  const entry = makeEntry({ ...puzzle, source: { ...record, proof } });
  expect(entry.proof).toEqual(proof);
  expect(entry.puzzle.source).not.toHaveProperty('proof');
});
