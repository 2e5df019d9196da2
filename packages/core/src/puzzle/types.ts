import { type Board, isometries, type SymmetryGroup } from '../board/index.ts';
import type { Puzzle } from './model/puzzle.ts';
import { findRowsAndColumns } from './square/index.ts';

/** The main types of Latin Puzzles (Palomo, Sect. 3.4). */
export interface PuzzleTypes {
  /** The solutions are Latin squares, which hold no label twice in a row; undefined if that took too long to find out. */
  readonly ls: boolean | undefined;
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
  const repeat = multiset.counts.some((count) => count > 1);
  return {
    ls: !repeat && hasLatinSquares(board),
    symmetric: isPolytopal(group),
    repeat,
    inscripted: inscription.length > 0,
  };
}

/** What was found out before; files hold thousands of puzzles of one board. */
const KNOWN = new WeakMap<Board, boolean | 'undecided'>();

/** Whether the Latin boards of a board are Latin squares when no label repeats; undefined if that took too long to find out. */
export function hasLatinSquares(board: Board): boolean | undefined {
  let known = KNOWN.get(board);
  if (known === undefined) {
    const found = findRowsAndColumns(board);
    known = found === 'undecided' ? found : found !== 'none';
    KNOWN.set(board, known);
  }
  return known === 'undecided' ? undefined : known;
}

/**
 * Whether the group holds the symmetries of a regular polygon, n rotations and as many reflections for some n from 2 on, or
 * of a regular polyhedron, as they act in the plane or in space. Two reflections make the former, and the latter have many:
 * so it is to have two. Half-turns of space are not reflections, though a group with them may be dihedral in name.
 */
export function isPolytopal({ mirrors }: Pick<SymmetryGroup, 'mirrors'>): boolean {
  return mirrors >= 2;
}
