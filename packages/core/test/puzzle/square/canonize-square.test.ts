import { describe, expect, test } from 'vitest';
import { makeRandom, type Random } from '../../../src/basis/index.ts';
import { identity } from '../../../src/board/index.ts';
import {
  canonizeSquare,
  EMPTY,
  type Labeling,
  linesBetween,
  SQUARE_RELATIONS,
  type SquarePlaces,
  type SquareRelation,
} from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';
import { agrees, dreadnautForm } from '../../board/symmetry/dreadnaut.ts';

const places = (order: number): SquarePlaces => ({
  order,
  rowOf: range(order ** 2).map((cell) => Math.floor(cell / order)),
  columnOf: range(order ** 2).map((cell) => cell % order),
});

type Triple = readonly [number, number, number];
const triplesOf = (order: number, square: Labeling): Triple[] =>
  [...square.entries()]
    .filter(([, label]) => label !== EMPTY)
    .map(([cell, label]) => [Math.floor(cell / order), order + (cell % order), 2 * order + label] as const);

/** What a permutation of lines makes of a square. */
function moved(order: number, square: Labeling, lines: readonly number[]): Labeling {
  const image = new Array<number>(order ** 2).fill(EMPTY);
  for (const triple of triplesOf(order, square)) {
    const [row, column, label] = triple.map((line) => lines[line]!).sort((a, b) => a - b);
    image[row! * order + column! - order] = label! - 2 * order;
  }
  return image;
}

/** A permutation of lines that the relation allows. */
function anyLines(order: number, relation: SquareRelation, random: Random): number[] {
  const same = random.shuffled(identity(order));
  const kinds = relation === 'main' ? random.shuffled([0, 1, 2]) : [0, 1, 2];
  return kinds.flatMap((kind) => {
    const images = relation === 'isomorphism' ? same : random.shuffled(identity(order));
    return images.map((image) => kind * order + image);
  });
}

/** The square of a cyclic group with rows and labels shuffled and some cells emptied: partial Latin squares of all kinds. */
function anySquare(order: number, random: Random): Labeling {
  const [rows, labels] = [random.shuffled(identity(order)), random.shuffled(identity(order))];
  const filled = 1 + random.below(order ** 2);
  const kept = new Set(random.shuffled(identity(order ** 2)).slice(0, filled));
  return range(order ** 2).map((cell) =>
    kept.has(cell) ? labels[(rows[Math.floor(cell / order)]! + (cell % order)) % order]! : EMPTY,
  );
}

describe.each(SQUARE_RELATIONS)('%s', (relation) => {
  test('whatever is the same by the relation has the same form, and is taken there by the map', () => {
    const random = makeRandom(7);
    for (let trial = 0; trial < 150; trial++) {
      const order = 2 + random.below(5);
      const square = anySquare(order, random);
      const lines = anyLines(order, relation, random);
      const other = moved(order, square, lines);
      const [a, b] = [square, other].map((labeling) => canonizeSquare(places(order), labeling, relation));
      expect(b!.hash).toBe(a!.hash);
      expect(b!.form).toEqual(a!.form);
      expect(b!.symmetries).toBe(a!.symmetries);
      expect(moved(order, square, a!.toForm)).toEqual(a!.form);
      expect(moved(order, square, linesBetween(a!, b!))).toEqual(other);
      for (const generator of a!.generators) expect(moved(order, square, generator)).toEqual(square);
    }
  });

  test('nauty tells the same squares apart, with as many symmetries', () => {
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
