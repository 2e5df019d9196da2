import type { Puzzle } from '../model/puzzle.ts';
import { type Canonical, type InscribedBoard, makeCanonizer } from './canonizer.ts';

/** For one at a time; who has many of one board makes a canonizer and keeps it. */
function canonize(partial: InscribedBoard): Canonical {
  return makeCanonizer(partial.board, partial.multiset).canonize(partial);
}

/** The partial board that stands for all that are equivalent to a given one, on the same board. */
export function canonicalForm(partial: InscribedBoard): Puzzle {
  return canonize(partial).form();
}

/**
 * A short text, the same for equivalent partial boards; different ones, of different boards too, share it only by an accident
 * that does not happen. It depends on neither names nor points nor numbering of the board, nor on what the labels are.
 */
export function canonicalHash(partial: InscribedBoard): string {
  return canonize(partial).hash;
}

/**
 * Whether an automorphism of the board and a permutation of labels of equal count take one partial board to the other,
 * inscription to inscription. On two boards: whether they are one but for the names of cells, asterisms and labels.
 */
export function equivalent(a: InscribedBoard, b: InscribedBoard): boolean {
  const { certificate } = canonize(a);
  const other = canonize(b).certificate;
  return certificate.length === other.length && certificate.every((word, i) => word === other[i]);
}
