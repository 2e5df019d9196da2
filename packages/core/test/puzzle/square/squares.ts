import type { Random } from '../../../src/basis/index.ts';
import { identity } from '../../../src/board/index.ts';
import { EMPTY, type Labeling, type SquarePlaces, type SquareRelation } from '../../../src/puzzle/index.ts';
import { range } from '../../board/symmetry/boards.ts';

export const places = (order: number): SquarePlaces => ({
  order,
  rowOf: range(order ** 2).map((cell) => Math.floor(cell / order)),
  columnOf: range(order ** 2).map((cell) => cell % order),
});

export type Triple = readonly [number, number, number];
export const triplesOf = (order: number, square: Labeling): Triple[] =>
  [...square.entries()]
    .filter(([, label]) => label !== EMPTY)
    .map(([cell, label]) => [Math.floor(cell / order), order + (cell % order), 2 * order + label] as const);

/** What a permutation of lines makes of a square. */
export function moved(order: number, square: Labeling, lines: readonly number[]): Labeling {
  const image = new Array<number>(order ** 2).fill(EMPTY);
  for (const triple of triplesOf(order, square)) {
    const [row, column, label] = triple.map((line) => lines[line]!).sort((a, b) => a - b);
    image[row! * order + column! - order] = label! - 2 * order;
  }
  return image;
}

/** A permutation of lines that the relation allows. */
export function anyLines(order: number, relation: SquareRelation, random: Random): number[] {
  const same = random.shuffled(identity(order));
  const kinds = relation === 'main' ? random.shuffled([0, 1, 2]) : [0, 1, 2];
  return kinds.flatMap((kind) => {
    const images = relation === 'isomorphism' ? same : random.shuffled(identity(order));
    return images.map((image) => kind * order + image);
  });
}

/** The square of a cyclic group with rows and labels shuffled and some cells emptied: partial Latin squares of all kinds. */
export function anySquare(order: number, random: Random): Labeling {
  const [rows, labels] = [random.shuffled(identity(order)), random.shuffled(identity(order))];
  const filled = 1 + random.below(order ** 2);
  const kept = new Set(random.shuffled(identity(order ** 2)).slice(0, filled));
  return range(order ** 2).map((cell) =>
    kept.has(cell) ? labels[(rows[Math.floor(cell / order)]! + (cell % order)) % order]! : EMPTY,
  );
}
