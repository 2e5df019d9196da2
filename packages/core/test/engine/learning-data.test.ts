import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lawRuns } from '../../../../test/support/law-runs.ts';
import { makeLearningSolver } from '../../src/engine/learning/learning.ts';
import type { Labeling, Problem } from '../../src/puzzle/index.ts';
import { blank, ones, squareProblem, uniform } from './problems.ts';

/*
 * Layouts and squares from other hands, put to the search that learns alone: point LATIN_DATA at a folder that has them.
 */

const folder = process.env.LATIN_DATA;
const missing = !folder || !existsSync(folder);
const words = (file: string) => readFileSync(join(folder!, file), 'utf8').trim().split(/\s+/);

function solutions(problem: Problem, labeling: Labeling, limit: number): Labeling[] {
  return [...makeLearningSolver(problem).list(labeling, { limit })];
}

/** A square of order 9 with nine regions, from a text with one character per cell that names its region. */
function gerechte(text: string): Problem {
  const regions = [...new Set(text)].map((name) => [...text].flatMap((other, cell) => (other === name ? [cell] : [])));
  return uniform(81, [...squareProblem(9, ones(9)).asterisms, ...regions], ones(9));
}

/** A square with holes: its order, how often a line holds each label, then its labels from 1, with 0 for a hole. */
function withHoles(file: string): { problem: Problem; labeling: Labeling } {
  const [order, multiplicity, ...entries] = words(file).map(Number);
  const counts = new Array<number>(order! / multiplicity!).fill(multiplicity!);
  return { problem: squareProblem(order!, counts), labeling: entries.map((entry) => entry - 1) };
}

describe.skipIf(missing)('with LATIN_DATA (skipped unless it names a folder)', () => {
  it('impossible Gerechte layouts are refuted', () => {
    for (const text of words('gerechte-9-impossible-500.txt').slice(0, lawRuns(100))) {
      const problem = gerechte(text);
      expect(solutions(problem, blank(problem), 1)).toHaveLength(0);
    }
  });

  it('solvable Gerechte layouts are solved', () => {
    for (const text of words('gerechte-9-solvable-500.txt').slice(0, lawRuns(100))) {
      const problem = gerechte(text);
      expect(solutions(problem, blank(problem), 1)).toHaveLength(1);
    }
  });

  it('Latin squares of order 24 to 40 with holes anywhere have two solutions or more', () => {
    for (const file of readdirSync(join(folder!, 'qwh')).filter((name) => /^[mq]/.test(name))) {
      const { problem, labeling } = withHoles(join('qwh', file));
      const [first, second] = solutions(problem, labeling, 2);
      expect(first).not.toEqual(second);
      for (const solution of [first!, second!])
        for (const [a, asterism] of problem.asterisms.entries()) {
          const held = problem.demands[a]!.map((_, label) => asterism.filter((c) => solution[c] === label).length);
          expect(held).toEqual(problem.demands[a]);
        }
    }
  });
});
