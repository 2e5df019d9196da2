import { digest } from '../../basis/index.ts';
import { type Board, mergedOrder } from '../../board/index.ts';
import { EMPTY } from '../model/partial-board.ts';
import { type CanonicalPlacer, makeCanonicalPlacer } from './canonical-place.ts';
import { canonicalStructure } from './structure.ts';

/** A pattern of clues, whatever the clues are: the cells that have one, as a member of its class. */
export interface CanonicalPattern {
  readonly hash: string;
  /** How many automorphisms of the board keep the pattern. */
  readonly symmetries: bigint;
  /** The pattern that stands for all that an automorphism takes this one to. */
  readonly form: () => readonly number[];
}

/** Canonizes patterns of cells of a board: two are alike when an automorphism of the board takes one to the other. */
export function makePatternCanonizer(board: Board): (cells: readonly number[]) => CanonicalPattern {
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  let placer: CanonicalPlacer | undefined;
  return (cells) => {
    const marks = new Uint8Array(board.cells);
    for (const cell of cells) marks[cell] = 1;
    const structure = canonicalStructure(board, { labeling, counts: [], marks });
    return {
      get hash() {
        return digest(structure.certificate);
      },
      get symmetries() {
        return mergedOrder(structure.merged, structure.orbitLengths);
      },
      form() {
        placer ??= makeCanonicalPlacer(board);
        const home = placer(structure);
        return cells.map((cell) => home[cell]!).sort((a, b) => a - b);
      },
    };
  };
}
