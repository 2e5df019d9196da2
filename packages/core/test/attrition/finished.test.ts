import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkProof, LADDER, type Proof, proveCompactly, shapeOf, shortestProof } from '../../src/attrition/index.ts';
import { must } from '../../src/basis/index.ts';
import { parsePuzzle } from '../../src/format/index.ts';
import { type PartialBoard, problemOf } from '../../src/puzzle/index.ts';
import { backtrack } from '../oracle/backtracker.ts';
import { boardOf, puzzleOf } from '../support.ts';
import { spareTheorems, stepsTooHard, superfluousTerms } from './finished.ts';
import { randomPosition } from './positions.ts';

/** Puzzles as they come. */
const randomUnique = randomPosition
  .map(({ partial }) => partial)
  .filter((partial) => {
    const solutions = backtrack(partial);
    return !solutions.next().done && solutions.next().done === true;
  });

/** One in so many of the rated Sudokus. */
function ratedSudokus(every: number): PartialBoard[] {
  const file = new URL('../../../../data/sudoku-ratings.csv', import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n').slice(1);
  return lines
    .filter((_, index) => index % every === 0)
    .map((line) => puzzleOf(boardOf('sudoku:3x3'), [...'123456789'], [...line.split(',')[0]!]));
}

const shapes = new Map<string, ReturnType<typeof shapeOf>>();

/** What a finished proof must not have. */
function faultsOf({ board, multiset, labeling }: PartialBoard, find: (shape: ReturnType<typeof shapeOf>) => Proof) {
  const problem = problemOf(board, multiset);
  const key = JSON.stringify(problem);
  const shape = shapes.get(key) ?? shapeOf(problem);
  shapes.set(key, shape);
  const proof = find(shape);
  return {
    valid: checkProof(problem, labeling, proof).valid,
    tooHard: stepsTooHard(shape, labeling, proof.steps, LADDER),
    superfluous: superfluousTerms(shape, labeling, proof.steps),
    spare: proof.fair ? spareTheorems(shape, labeling, proof.steps) : [],
  };
}

const NONE = { valid: true, tooHard: [], superfluous: [], spare: [] };

describe('a finished proof takes the easiest theorem at every place, and names no term or theorem that it could spare', () => {
  const finished = (partial: PartialBoard) =>
    faultsOf(partial, (shape) => proveCompactly(shape, partial.labeling, LADDER));
  const shortest = (partial: PartialBoard) =>
    faultsOf(partial, (shape) => shortestProof(shape, partial.labeling, LADDER, { tries: 4, seed: 1 }));

  test('of Sudokus', () => {
    for (const partial of ratedSudokus(9)) expect(finished(partial)).toEqual(NONE);
  });

  test('of Sudokus, after the search for a shorter one', () => {
    for (const partial of ratedSudokus(60)) expect(shortest(partial)).toEqual(NONE);
  });

  test('of the specimen that called claiming what followed from the 5 written before', () => {
    const file = new URL('../../../../specimens/win-one.json', import.meta.url);
    expect(finished(must(parsePuzzle(readFileSync(file, 'utf8'))))).toEqual(NONE);
  });

  test('on small boards of every kind, with repeated labels too', () => {
    fc.assert(
      fc.property(randomUnique, (partial) => {
        expect(finished(partial)).toEqual(NONE);
        expect(shortest(partial)).toEqual(NONE);
      }),
      { numRuns: 150 },
    );
  });
});
