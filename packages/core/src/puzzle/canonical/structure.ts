import {
  type Board,
  type CanonicalOrder,
  canonicalOrder,
  type MergedBoard,
  makeIncidence,
  mergeTwins,
} from '../../board/index.ts';
import { EMPTY, type Labeling } from '../model/partial-board.ts';

/** What is written on a board: labels, which may be exchanged for others of the same count, and marks, which may not. */
export interface Writing {
  readonly labeling: Labeling;
  /** How often the multiset holds each label. */
  readonly counts: readonly number[];
  /** For each cell a mark, 0 or 1: whether it belongs to the inscription, or to a pattern. */
  readonly marks: ArrayLike<number>;
}

/** A written board in its canonical order. */
export interface CanonicalStructure extends CanonicalOrder {
  /** The cells that may be permuted at will: twins with the same label and mark. */
  readonly merged: MergedBoard;
  /** The labels that stand somewhere: the vertices after cells and asterisms. */
  readonly written: readonly number[];
  /**
   * Everything about the writing but how cells, asterisms and labels are called: two writings, on whatever boards, have
   * the same certificate exactly if some renaming of cells and of labels of equal count takes one to the other.
   */
  readonly certificate: Int32Array;
}

/**
 * Orders the incidence graph of cells on one side, asterisms and labels on the other. Cells are coloured by mark, labels by
 * count. Labels that are not written anywhere would all look alike, so they are left out.
 */
export function canonicalStructure(board: Board, { labeling, counts, marks }: Writing): CanonicalStructure {
  const merged = mergeTwins(board, (cell) => 2 * (labeling[cell]! - EMPTY) + marks[cell]!);
  const { classes, asterisms } = merged;
  const holders: number[][] = counts.map(() => []);
  for (let index = 0; index < classes.length; index++) {
    const label = labeling[classes[index]![0]!]!;
    if (label !== EMPTY) holders[label]!.push(index);
  }
  const written = [...holders.keys()].filter((label) => holders[label]!.length > 0);
  const incidence = makeIncidence(classes.length, [...asterisms, ...written.map((label) => holders[label]!)]);
  const firstLabel = classes.length + asterisms.length;
  const colours = new Int32Array(incidence.vertices);
  for (let index = 0; index < classes.length; index++)
    colours[index] = 2 * classes[index]!.length + marks[classes[index]![0]!]!;
  for (let index = 0; index < written.length; index++) colours[firstLabel + index] = counts[written[index]!]!;
  const order = canonicalOrder(incidence, colours);
  const parts = [
    [counts.length],
    Int32Array.from(counts).sort(),
    [classes.length, asterisms.length, written.length],
    // Vertices stand in the order of their colours, so the colours need only be sorted to be in canonical order.
    colours.slice(0, classes.length).sort(),
    colours.slice(firstLabel).sort(),
    order.incidences,
  ];
  const certificate = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    certificate.set(part, end);
    end += part.length;
  }
  return { ...order, merged, written, certificate };
}
