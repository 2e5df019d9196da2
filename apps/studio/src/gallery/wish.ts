import { isometries } from '@latin-puzzles/core/board';
import { type PuzzleTypes, puzzleTypes } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import type { Specimen } from '../specimens/specimens.ts';
import { type BoardShape, shapeOfBoard } from './shape.ts';

/** What someone looks for in the gallery. Nothing wished for means everything. */
export interface GalleryWish {
  readonly types: readonly (keyof PuzzleTypes)[];
  readonly shape?: BoardShape | undefined;
  readonly level?: Level | undefined;
}

export function meetsWish({ puzzle, level }: Specimen, wish: GalleryWish): boolean {
  if (wish.level !== undefined && level !== wish.level) return false;
  if (wish.shape !== undefined && shapeOfBoard(puzzle.board) !== wish.shape) return false;
  if (wish.types.length === 0) return true;
  const types = puzzleTypes(puzzle, isometries(puzzle.board));
  return wish.types.every((type) => types[type]);
}
