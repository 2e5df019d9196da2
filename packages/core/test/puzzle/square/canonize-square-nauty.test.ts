import { expect, test } from 'vitest';
import { makeRandom } from '../../../src/basis/index.ts';
import { canonizeSquare, type Labeling, SQUARE_RELATIONS, type SquareRelation } from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';
import { agrees, dreadnautForm } from '../../board/symmetry/dreadnaut.ts';
import { anySquare, places, triplesOf } from './squares.ts';

test.each(SQUARE_RELATIONS)('nauty tells the same squares apart by %s, with as many symmetries', (relation) => {
  const random = makeRandom(11);
  const order = 4;
  const pairs = range(30).map(() => {
    const square = anySquare(order, random);
    const ours = canonizeSquare(places(order), square, relation);
    const theirs = dreadnautForm(graphOf(order, square, relation));
    expect(agrees(ours.symmetries, theirs.order), `${ours.symmetries} is not nauty’s ${theirs.order}`).toBe(true);
    return { ours: ours.hash, theirs: theirs.hash };
  });
  const both = new Set(pairs.map(({ ours, theirs }) => ours + theirs));
  expect(new Set(pairs.map(({ ours }) => ours)).size).toBe(both.size);
  expect(new Set(pairs.map(({ theirs }) => theirs)).size).toBe(both.size);
});

/** Lines, then triples, then kinds, then numbers; lines of one kind have one colour where kinds stay. */
function graphOf(order: number, square: Labeling, relation: SquareRelation) {
  const triples = triplesOf(order, square);
  const kinds = [0, 1, 2].map((kind) => range(order).map((i) => kind * order + i));
  const numbers = relation === 'isomorphism' ? range(order).map((i) => [i, order + i, 2 * order + i]) : [];
  const joined = [...triples, ...kinds, ...numbers];
  const neighbours: number[][] = range(3 * order + joined.length).map(() => []);
  for (const [i, lines] of joined.entries())
    for (const line of lines) {
      neighbours[3 * order + i]!.push(line);
      neighbours[line]!.push(3 * order + i);
    }
  const colours = [3 * order, triples.length, ...(relation === 'main' ? [3] : [1, 1, 1]), numbers.length];
  return { colours: colours.filter((size) => size > 0), neighbours };
}
