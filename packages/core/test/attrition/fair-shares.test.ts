import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkProof, LADDER, prove, shapeOf, solves } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { makeLineReader } from '../../src/format/index.ts';
import { problemOf } from '../../src/puzzle/index.ts';

/*
 * Puzzles from other hands, which are not ours to copy: point LATIN_DATA at a folder that has them. docs/proofs.md states
 * what share of each file is fair; here every so many puzzles are tried.
 */

const folder = process.env.LATIN_DATA;
const missing = !folder || !existsSync(folder);
const read = makeLineReader();
const everySo = (file: string, many: number) =>
  readFileSync(join(folder!, file), 'utf8')
    .trim()
    .split(/\s+/)
    .filter((_, index) => index % many === 0)
    .map((line) => must(read(line, file)));

describe.skipIf(missing)('with LATIN_DATA (skipped unless it names a folder)', () => {
  test('the Sudokus of magictour are fair, as far as they are tried, and the checker accepts the proofs', () => {
    const puzzles = everySo('sudoku-magictour-1465.txt', 25);
    const problem = problemOf(puzzles[0]!.board, puzzles[0]!.multiset);
    const shape = shapeOf(problem);
    for (const { labeling } of puzzles) {
      const proof = prove(shape, labeling, LADDER, { backtrack: false });
      expect(proof).toMatchObject({ fair: true, complete: true });
      expect(checkProof(problem, labeling, proof).valid).toBe(true);
      expect(solves(shape, labeling, LADDER)).toBe(true);
    }
  });

  test('the hardest Sudokus are not', () => {
    const puzzles = everySo('sudoku-hardest-375.txt', 15);
    const shape = shapeOf(problemOf(puzzles[0]!.board, puzzles[0]!.multiset));
    for (const { labeling } of puzzles) expect(solves(shape, labeling, LADDER)).toBe(false);
  });
});
