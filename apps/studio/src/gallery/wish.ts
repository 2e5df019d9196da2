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

/** Tells which specimens meet a wish. Types take a while to find out: once each, when the first is wished for. */
export function makeGalleryFilter(): (specimen: Specimen, wish: GalleryWish) => boolean {
  const known = new Map<Specimen, PuzzleTypes>();
  const typesOf = (specimen: Specimen) => {
    const types = known.get(specimen) ?? puzzleTypes(specimen.puzzle, isometries(specimen.puzzle.board));
    known.set(specimen, types);
    return types;
  };
  return (specimen, { types, shape, level }) => {
    if (level !== undefined && specimen.level !== level) return false;
    if (shape !== undefined && shapeOfBoard(specimen.puzzle.board) !== shape) return false;
    return types.every((type) => typesOf(specimen)[type]);
  };
}
