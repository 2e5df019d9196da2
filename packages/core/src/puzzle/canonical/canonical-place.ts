import { type Board, makeAligner, makeIncidence, mergeTwins, type Permutation } from '../../board/index.ts';
import type { CanonicalStructure } from './structure.ts';

/** The automorphism of a board that brings what is written on it to where all of its class have it. */
export type CanonicalPlacer = (structure: CanonicalStructure) => Permutation;

/**
 * A canonical order numbers the cells of a whole class of writings alike, but it turns the board into another numbering of
 * itself. The ranks in that order choose an automorphism of the board; since they are the same for the whole class, each
 * member goes to the same place.
 */
export function makeCanonicalPlacer(board: Board): CanonicalPlacer {
  const { classes, asterisms } = mergeTwins(board);
  const incidence = makeIncidence(classes.length, asterisms);
  const align = makeAligner(
    incidence,
    classes.map((twins) => twins.length),
  );
  return ({ merged, position }) => {
    const rank = (cell: number) => position[merged.classOf[cell]!]!;
    const sorted = classes.map((twins) => twins.toSorted((a, b) => rank(a) - rank(b)));
    const image = align([
      ...sorted.map(([first]) => rank(first!)),
      ...asterisms.map((_, index) => position[merged.classes.length + index]!),
    ]);
    const cells = new Array<number>(board.cells).fill(0);
    for (const [index, twins] of sorted.entries())
      for (const [i, cell] of twins.entries()) cells[cell] = classes[image[index]!]![i]!;
    return cells;
  };
}
