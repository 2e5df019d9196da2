import type { CatalogEntry } from '@latin-puzzles/core/board';
import type { Level } from '@latin-puzzles/core/rating';
import { type Favourites, isFavourite } from '@latin-puzzles/workshop/progress';
import { levelsOf } from '../boards/levels.ts';
import { type BoardShape, shapeOfBoard } from '../boards/shape.ts';

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
export function meetsWish(entry: CatalogEntry, wish: GalleryWish, favourites: Favourites): boolean {
  const { traits, shape, level } = wish;
  if (level !== undefined && !levelsOf(entry.name).includes(level)) return false;
  if (shape !== undefined && shapeOfBoard(entry.board) !== shape) return false;
  const has: Readonly<Record<Trait, boolean>> = {
    word: entry.inscription !== undefined,
    repeat: new Set(entry.labels).size < entry.labels.length,
    favourite: isFavourite(favourites, entry.name),
  };
  return traits.every((trait) => has[trait]);
}
