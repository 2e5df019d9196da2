import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { makeEngine } from '../../src/engine/index.ts';
import { blank, clues, ones, squareProblem, uniform } from './problems.ts';

/*
 * Puzzles and layouts from other hands. They are not ours to copy: point LATIN_DATA at a folder that has them. What
 * they try is tried on data of our own making in the other tests.
 */

const folder = process.env.LATIN_DATA;
const missing = !folder || !existsSync(folder);
const lines = (file: string) => readFileSync(join(folder!, file), 'utf8').trim().split(/\s+/);

const sudoku = squareProblem(9, ones(9), [3, 3]);
const square = squareProblem(9, ones(9));

/** A square of order 9 with nine regions, from a text with one character per cell that names its region. */
function gerechte(text: string) {
  const regions = [...new Set(text)].map((name) => [...text].flatMap((other, cell) => (other === name ? [cell] : [])));
  return uniform(81, [...square.asterisms, ...regions], ones(9));
}

describe.skipIf(missing)('with LATIN_DATA (skipped unless it names a folder)', () => {
  it.each([
    ['sudoku-17-clue-20000.txt', 20_000],
    ['sudoku-magictour-1465.txt', 1465],
    ['sudoku-hardest-5000.txt', 5000],
    ['sudoku-hardest-375.txt', 375],
  ])('all puzzles of %s are unique', (file, many) => {
    const puzzles = lines(file);
    expect(puzzles).toHaveLength(many);
    const counts = makeEngine(sudoku).countEach(Int8Array.from(puzzles.flatMap(clues)), 2);
    expect(counts.every((count) => count === 1)).toBe(true);
  });

  it('impossible Gerechte layouts are refuted', () => {
    for (const text of lines('gerechte-9-impossible-500.txt').slice(0, lawRuns(100))) {
      const problem = gerechte(text);
      expect(makeEngine(problem).countUpTo(blank(problem), 1)).toBe(0);
    }
  });

  it('500 solvable Gerechte layouts are solved', () => {
    for (const text of lines('gerechte-9-solvable-500.txt')) {
      const problem = gerechte(text);
      expect(makeEngine(problem).countUpTo(blank(problem), 1)).toBe(1);
    }
  });
});
