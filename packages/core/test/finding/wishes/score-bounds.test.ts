import { expect, it } from 'vitest';
import { LADDER, shapeOf } from '../../../src/attrition/index.ts';
import { must, numbers } from '../../../src/basis/index.ts';
import { highestRating, lowestRating } from '../../../src/finding/wishes/score-bounds.ts';
import { makeMultiset, problemOf } from '../../../src/puzzle/index.ts';
import { SHIPPED_SCALE } from '../../../src/rating/index.ts';
import { boardOf } from '../../support.ts';
import { puzzlesFor, wishesOf } from './support.ts';

it('no puzzle is rated outside the bounds of its hardest theorem', () => {
  for (const name of [
    'wave-one',
    'helios-one',
    'sudoku-ripeto',
    'custom-orb',
    'latin-tetrahedron',
    'latin-dodecahedron',
  ])
    for (const { puzzle, rating } of puzzlesFor(wishesOf(name, { critical: true }), 3)) {
      const shape = shapeOf(problemOf(puzzle.board, puzzle.multiset));
      const rung = LADDER.findIndex((theorem) => theorem.name === rating.hardest);
      const lowest = lowestRating(LADDER[rung]!, shape, SHIPPED_SCALE);
      const highest = highestRating(LADDER.slice(0, rung + 1), shape, SHIPPED_SCALE);
      for (const number of ['score', 'grade'] as const) {
        expect(lowest[number]).toBeLessThanOrEqual(rating[number]);
        expect(highest[number]).toBeGreaterThanOrEqual(rating[number]);
      }
    }
});

it('there are no bounds for theorems of one’s own, nor on a scale that rewards what is hard', () => {
  const shape = shapeOf(problemOf(boardOf('sudoku'), must(makeMultiset(numbers(9)))));
  const own = { ...LADDER[0]!, name: 'own' };
  const odd = { ...SHIPPED_SCALE, weights: { ...SHIPPED_SCALE.weights, turns: -1 } };
  const unbounded = highestRating([own], shape, SHIPPED_SCALE);
  expect(unbounded.score).toBeGreaterThan(highestRating(LADDER, shape, SHIPPED_SCALE).score);
  expect(highestRating(LADDER, shape, odd)).toEqual(unbounded);
  expect(highestRating([...LADDER, own], shape, odd)).toEqual(unbounded);
  const lowest = lowestRating(own, shape, SHIPPED_SCALE);
  expect(lowestRating(LADDER.at(-1)!, shape, odd)).toEqual(lowest);
});
