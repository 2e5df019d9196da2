import type { Board } from '@latin-puzzles/core/board';
import { type SymmetryChoice, symmetryChoices } from '../../generate/symmetry.ts';
import type { Task } from '../protocol.ts';

/** The symmetries that the clues of a board can have. On solids it takes a moment to find them. */
export const symmetriesTask: Task<{ readonly board: Board }, readonly SymmetryChoice[]> = ({ board }) =>
  symmetryChoices(board);
