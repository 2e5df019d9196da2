import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkProof,
  findMisnamed,
  LADDER,
  leastTheorems,
  proveCompactly,
  type Step,
  shapeOf,
} from '@latin-puzzles/core/attrition';
import { must } from '@latin-puzzles/core/basis';
import { CATALOG } from '@latin-puzzles/core/board';
import { makeEngine } from '@latin-puzzles/core/engine';
import { makeNativeRecord, makeProvenRecord, parseNative, parseProof } from '@latin-puzzles/core/format';
import { beginningOf, canonicalHash, classify, EMPTY, type PartialBoard, problemOf } from '@latin-puzzles/core/puzzle';
import { ratePuzzle } from '@latin-puzzles/core/rating';
import { drawPuzzle, renderSvg } from '@latin-puzzles/drawing';
import { describe, expect, test } from 'vitest';
// @ts-expect-error: a script without types
import { root } from '../scripts/shared.mjs';

const folder = join(root, 'specimens');

/** Boards on which no puzzle reaches the level that the paper promises, as our scale tells levels: docs/generating.md says why. */
const EASIER = new Map([
  ['monthai-one', 'easy'],
  ['latin-dodecahedron', 'easy'],
]);

async function list({ board, multiset, labeling }: PartialBoard, limit: number) {
  const solutions = [...makeEngine(problemOf(board, multiset)).list(labeling, { limit })];
  return { solutions, decided: true };
}

test('there is a specimen for every Latin Puzzle of the catalog, and none beside', () => {
  const names = CATALOG.map(({ name }) => `${name}.json`);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
});

describe.each(CATALOG)('the specimen of $name', (entry) => {
  const text = readFileSync(join(folder, `${entry.name}.json`), 'utf8');
  const puzzle = must(parseNative(text));
  const { board, multiset, labeling, inscription, solution } = puzzle;
  const problem = problemOf(board, multiset);
  const shape = shapeOf(problem);

  test('is of its board, with its labels and its inscription in place', () => {
    const beginning = beginningOf(entry);
    expect(board.name).toBe(beginning.board.name);
    expect(multiset.entries).toEqual(beginning.multiset.entries);
    expect(inscription).toEqual(beginning.inscription);
    for (const cell of inscription) expect(labeling[cell]).toBe(beginning.labeling[cell]);
  });

  test('is a Latin puzzle with the solution that it carries, critical where that is promised', async () => {
    const { kind, critical, completions } = await classify(puzzle, list);
    expect(kind).toBe('latin-puzzle');
    expect(completions).toEqual([solution]);
    if (entry.promise.critical) expect(critical).toBe(true);
  });

  test('carries a fair proof that the checker accepts, and that is found again', () => {
    const document = must(parseProof(text));
    expect(document.fair).toBe(true);
    expect(checkProof(problem, labeling, document)).toMatchObject({ valid: true });
    expect(findMisnamed(shape, labeling, document.steps as readonly Step[], LADDER)).toBeUndefined();
    const proof = proveCompactly(shape, labeling, LADDER);
    expect(document.steps).toEqual(proof.steps);
    expect(makeProvenRecord(puzzle, proof)).toMatchObject({ proof: JSON.parse(text).proof });
  });

  test('carries its rating, at the level that is promised', () => {
    const rating = ratePuzzle(puzzle);
    const theorems = leastTheorems(shape, labeling, LADDER)!.map(({ name }) => name);
    expect(JSON.parse(text).rating).toEqual({ ...rating, fair: true, theorems });
    expect(rating.level).toBe(EASIER.get(entry.name) ?? entry.promise.level);
  });

  test('is drawn with all its clues', () => {
    const { items } = drawPuzzle(puzzle);
    const written = new Set(
      items.flatMap((item) => (item.shape === 'text' && item.cell !== undefined ? [item.cell] : [])),
    );
    expect(written.size).toBe(labeling.filter((label) => label !== EMPTY).length);
    expect(renderSvg(drawPuzzle(puzzle))).toContain('</svg>');
  });

  test('is the same after it was written and read again', () => {
    const again = must(parseNative(JSON.stringify(makeNativeRecord(puzzle))));
    expect(makeNativeRecord(again)).toEqual(JSON.parse(text));
    expect(canonicalHash(again)).toBe(canonicalHash(puzzle));
  });
});
