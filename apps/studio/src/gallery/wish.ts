import type { Level } from '@latin-puzzles/core/rating';
import { type Favourites, isFavourite } from '@latin-puzzles/workshop/progress';
import { levelsOf } from '../boards/levels.ts';
import { type BoardShape, shapeOfBoard } from '../boards/shape.ts';
import type { Specimen } from '../specimens/specimens.ts';

/** What a board can have that some look for. */
export const TRAITS = ['word', 'repeat', 'favourite'] as const;
export type Trait = (typeof TRAITS)[number];

/** What someone looks for in the gallery. Nothing wished for means everything. */
export interface GalleryWish {
  readonly traits: readonly Trait[];
  readonly shape?: BoardShape | undefined;
  readonly level?: Level | undefined;
}

/** Whether a board is what someone looks for: its puzzles of a level can be made, whatever the level of its specimen. */
export function meetsWish(specimen: Specimen, wish: GalleryWish, favourites: Favourites): boolean {
  const { entry, puzzle } = specimen;
  const { traits, shape, level } = wish;
  if (level !== undefined && !levelsOf(entry.name).includes(level)) return false;
  if (shape !== undefined && shapeOfBoard(puzzle.board) !== shape) return false;
  const has: Readonly<Record<Trait, boolean>> = {
    word: puzzle.inscription.length > 0,
    repeat: puzzle.multiset.counts.some((count) => count > 1),
    favourite: isFavourite(favourites, entry.name),
  };
  return traits.every((trait) => has[trait]);
}
