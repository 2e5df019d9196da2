import {
  type Board,
  canonicalOrder,
  identity,
  makeIncidence,
  type Permutation,
  type PermutationGroup,
} from '../board/index.ts';

/** Points, and sets of them: permutations of the points that send sets to sets of their colour are its automorphisms. */
export interface Structure {
  readonly points: number;
  readonly sets: readonly (readonly number[])[];
  /** One colour a set. */
  readonly colours: readonly number[];
}

/** A group acting on points, with the structure whose automorphisms are its elements. */
export interface ActingGroup extends PermutationGroup {
  readonly structure: Structure;
}

/** The cells and asterisms of a board. Where colours are given, asterisms are sent to those of their colour. */
export function structureOf(board: Board, colours: readonly number[] = board.asterisms.map(() => 0)): Structure {
  return { points: board.cells, sets: board.asterisms.map(({ cells }) => cells), colours };
}

export function groupOf(structure: Structure): ActingGroup {
  const { points, sets, colours } = structure;
  const { generators, orbitLengths } = canonicalOrder(makeIncidence(points, sets), [
    ...new Array<number>(points).fill(0),
    ...colours,
  ]);
  return {
    structure,
    degree: points,
    generators: generators.map((moves) => pointsMoved(moves, points)),
    order: product(orbitLengths),
  };
}

/** An element of the group as all of its conjugates have it, and those that commute with it. */
export interface ElementOrder {
  /** The same for two elements exactly if the group takes one to the other by conjugation. */
  readonly certificate: string;
  /** Generators of the centralizer, and its order. */
  readonly centralizer: readonly Permutation[];
  readonly order: bigint;
}

/**
 * An element is drawn into the structure, as arrows: a point is joined to a tail, the tail to a shaft, the shaft to a head, and
 * the head to the point's image. The automorphisms that keep the arrows are those that commute with the element, and two
 * elements are conjugate exactly if one drawing can be turned into the other.
 */
export function orderElement({ points, sets, colours }: Structure, element: Permutation): ElementOrder {
  const tail = 1 + Math.max(0, ...colours);
  const head = tail + 1;
  const joined: (readonly number[])[] = [...sets];
  const vertexColours: number[] = [];
  for (let point = 0; point < 2 * points; point++) vertexColours.push(point < points ? 0 : 1);
  vertexColours.push(...colours);
  for (let point = 0; point < points; point++) {
    joined.push([point, points + point]);
    vertexColours.push(tail);
  }
  for (let point = 0; point < points; point++) {
    joined.push([points + point, element[point]!]);
    vertexColours.push(head);
  }
  const { incidences, generators, orbitLengths } = canonicalOrder(makeIncidence(2 * points, joined), vertexColours);
  return {
    certificate: incidences.join(),
    centralizer: generators.map((moves) => pointsMoved(moves, points)),
    order: product(orbitLengths),
  };
}

function pointsMoved(moves: readonly (readonly [number, number])[], points: number): Permutation {
  const permutation = [...identity(points)];
  for (const [from, to] of moves) if (from < points) permutation[from] = to;
  return permutation;
}

function product(lengths: readonly number[]): bigint {
  return lengths.reduce((order, length) => order * BigInt(length), 1n);
}
