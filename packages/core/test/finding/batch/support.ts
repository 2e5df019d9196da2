import { must } from '../../../src/basis/index.ts';
import { resolveBoard } from '../../../src/board/index.ts';
import type { Attempt, Found, PuzzleGenerator } from '../../../src/finding/index.ts';
import { EMPTY, makeMultiset } from '../../../src/puzzle/index.ts';
import type { Measure } from '../../../src/rating/index.ts';

const board = must(resolveBoard('latin-square:4'));
const multiset = must(makeMultiset(['1', '2', '3', '4']));

/** Something like a puzzle, with as many clues as told, all in the first rows: what is counted, not what is true. */
export function foundWith(clues: number, more: Partial<Found> = {}): Found {
  const labeling = Array.from({ length: 16 }, (_, cell) => (cell < clues ? (cell + (cell >> 2)) % 4 : EMPTY));
  return {
    found: true,
    puzzle: { board, multiset, labeling, inscription: [] },
    rating: { level: 'easy', score: 30, grade: 30, hardest: 'last-places', fair: true },
    measure: {} as Measure,
    theorems: ['last-places'],
    ...more,
  };
}

/** A generator that remembers the seeds it was asked with, and answers by the number of the attempt. */
export function scripted(answer: (number: number) => Attempt): PuzzleGenerator & { readonly seeds: number[] } {
  const seeds: number[] = [];
  return {
    inscription: [],
    notes: [],
    seeds,
    attempt(seed) {
      seeds.push(seed);
      return answer(seeds.length - 1);
    },
  };
}
