import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { type Item, type NameOverlay, nameOverlay, type Surface } from '@latin-puzzles/drawing';
import { besideNames } from './beside-names.ts';

interface NamedSurface {
  readonly surface: Surface;
  /** The names of cells in the language in which they are wanted. */
  readonly overlay: NameOverlay | undefined;
}

/** A board with room for the names of its cells, if they are wanted. */
export function namedSurface(board: Board, surface: Surface, language: LanguageCode | undefined): NamedSurface {
  if (language === undefined) return { surface, overlay: undefined };
  const overlay = nameOverlay(board, surface.layout, surface.frame, language);
  return { surface: { ...besideNames(surface, overlay.above), frame: overlay.frame }, overlay };
}

/** A drawing with something laid under all that is written in it, and over its grounds and lines. */
export function underTexts(items: readonly Item[], under: readonly Item[]): readonly Item[] {
  const first = items.findIndex(({ shape }) => shape === 'text');
  const split = first < 0 ? items.length : first;
  return [...items.slice(0, split), ...under, ...items.slice(split)];
}
