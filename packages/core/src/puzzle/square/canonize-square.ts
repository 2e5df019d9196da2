import { digest } from '../../basis/index.ts';
import { canonicalOrder, identity, inverse, makeIncidence, type Permutation } from '../../board/index.ts';
import { EMPTY, type Labeling } from '../model/partial-board.ts';
import type { SquarePlaces } from './latin-square.ts';

/**
 * When two Latin squares, or partial ones, count as the same. `isotopy`: permutations of rows, of columns and of labels take one
 * to the other. `main`: these, and rows, columns and labels may change their parts (paratopy, with the conjugates).
 * `isomorphism`: one permutation for all three does, the labels in their order being numbers.
 */
export const SQUARE_RELATIONS = ['isotopy', 'main', 'isomorphism'] as const;
export type SquareRelation = (typeof SQUARE_RELATIONS)[number];

/**
 * A square as a member of its class. Its lines are numbered: first the rows, then the columns, then the labels. Empty rows and
 * labels that are not written are lines like any other.
 */
export interface CanonicalSquare {
  /** The same exactly for the members of the class; the hash is made of it. */
  readonly certificate: Int32Array;
  readonly hash: string;
  /** How many permutations of lines keep the square: the order of its autotopism group, or what stands for it. */
  readonly symmetries: bigint;
  readonly generators: readonly Permutation[];
  /** The permutation of lines that takes the square to its form. */
  readonly toForm: Permutation;
  /** The member that stands for the class, row by row. */
  readonly form: Labeling;
}

/**
 * Orders the incidence graph of the triples of row, column and label on one side, and lines on the other. On the side of the triples
 * there is also a vertex for rows, one for columns and one for labels; and, for isomorphism, one for each number, which
 * joins its row, its column and its label.
 */
export function canonizeSquare(
  { order, rowOf, columnOf }: SquarePlaces,
  labeling: Labeling,
  relation: SquareRelation,
): CanonicalSquare {
  const triples: [row: number, column: number, label: number][] = [];
  for (const [cell, label] of labeling.entries())
    if (label !== EMPTY) triples.push([rowOf[cell]!, order + columnOf[cell]!, 2 * order + label]);
  const lines: number[][] = Array.from({ length: 3 * order }, () => []);
  const colours: number[] = [];
  const add = (colour: number, joined: readonly number[]) => {
    for (const line of joined) lines[line]!.push(colours.length);
    colours.push(colour);
  };
  const numbers = identity(order);
  for (const triple of triples) add(0, triple);
  const kinds = colours.length;
  for (const kind of [0, 1, 2])
    add(
      relation === 'main' ? 1 : 1 + kind,
      numbers.map((i) => kind * order + i),
    );
  if (relation === 'isomorphism') for (const i of numbers) add(4, [i, order + i, 2 * order + i]);
  const near = colours.length;
  const { position, incidences, generators, orbitLengths } = canonicalOrder(makeIncidence(near, lines), colours);

  const permuted = (moves: readonly (readonly [number, number])[]): Permutation => {
    const image = [...identity(3 * order)];
    for (const [from, to] of moves) if (from >= near) image[from - near] = to - near;
    return image;
  };
  const rank = (vertices: readonly number[]) => vertices.toSorted((a, b) => position[a]! - position[b]!);
  const toForm = new Array<number>(3 * order).fill(0);
  for (const [place, kind] of rank([kinds, kinds + 1, kinds + 2]).entries()) {
    const members = numbers.map((i) => near + (kind - kinds) * order + i);
    // The numbers of an isomorphism stand for all three kinds.
    const ranked = relation === 'isomorphism' ? rank(numbers.map((i) => kinds + 3 + i)) : rank(members);
    const base = relation === 'isomorphism' ? kinds + 3 : near + (kind - kinds) * order;
    for (const [i, vertex] of ranked.entries()) toForm[(kind - kinds) * order + vertex - base] = place * order + i;
  }
  const form = new Array<number>(order ** 2).fill(EMPTY);
  for (const triple of triples) {
    const [row, column, label] = triple.map((line) => toForm[line]!).sort((a, b) => a - b);
    form[row! * order + column! - order] = label! - 2 * order;
  }
  const certificate = Int32Array.from([SQUARE_RELATIONS.indexOf(relation), order, triples.length, ...incidences]);
  return {
    certificate,
    get hash() {
      return digest(certificate);
    },
    symmetries: orbitLengths.reduce((product, length) => product * BigInt(length), 1n),
    get generators() {
      return generators.map(permuted);
    },
    toForm,
    form,
  };
}

/** What takes the lines of one square to those of another of its class. */
export function linesBetween(from: Pick<CanonicalSquare, 'toForm'>, to: Pick<CanonicalSquare, 'toForm'>): Permutation {
  const back = inverse(to.toForm);
  return from.toForm.map((line) => back[line]!);
}
