import { isometries, type SymmetryGroup } from '../board/index.ts';
import { findRowsAndColumns } from './latin-square.ts';
import type { Puzzle } from './model/puzzle.ts';

/** The main types of Latin Puzzles (Palomo, Sect. 3.4). */
export interface PuzzleTypes {
  /** The solutions are Latin squares. */
  readonly ls: boolean;
  /** The solutions are Latin polytopes: the constellation keeps its shape under a dihedral or polyhedral group. */
  readonly symmetric: boolean;
  /** The multiset repeats labels. */
  readonly repeat: boolean;
  readonly inscripted: boolean;
}

export function puzzleTypes(
  { board, multiset, inscription }: Pick<Puzzle, 'board' | 'multiset' | 'inscription'>,
  group: SymmetryGroup = isometries(board),
): PuzzleTypes {
  return {
    ls: findRowsAndColumns(board) !== undefined,
    symmetric: isPolytopal(group),
    repeat: multiset.counts.some((count) => count > 1),
    inscripted: inscription.length > 0,
  };
}

/** D_n from D_2 on, or the group of a Platonic solid with or without its reflections. */
export function isPolytopal({ name }: SymmetryGroup): boolean {
  return /^D_(?!1$)\d+$|(tetra|octa|icosa)hedral$/.test(name);
}
