import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import {
  CAP_HEIGHT,
  type Item,
  type NameOverlay,
  nameOverlay,
  type Place,
  type Surface,
  type TextItem,
} from '@latin-puzzles/drawing';
import { shrunk } from './outline.ts';

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

/** Marks are given at least this share of a cell. */
const LEAST = 0.3;

/** A board whose marks and candidates stand beside the names of their cells, where those are in the cells. */
function besideNames(surface: Surface, items: readonly Item[]): Surface {
  const names = new Map<number, TextItem[]>();
  for (const item of items)
    if (item.shape === 'text' && item.cell !== undefined) names.set(item.cell, [...(names.get(item.cell) ?? []), item]);
  if (names.size === 0) return surface;
  const rooms = new WeakMap<Place, Place>();
  const room = (place: Place) => {
    const found = rooms.get(place) ?? roomBeside(place, nearest(place, names.get(place.cell) ?? []));
    rooms.set(place, found);
    return found;
  };
  return {
    ...surface,
    centre: (place, labels) => surface.centre(room(place), labels),
    rim: (place, labels) => surface.rim(room(place), labels),
    candidates: (place, labels) => surface.centre(room(place), labels),
  };
}

/** A cell has its name at every place where it is drawn. */
function nearest({ at }: Place, names: readonly TextItem[]): TextItem | undefined {
  const far = (name: TextItem) => Math.hypot(name.at[0] - at[0], name.at[1] - at[1]);
  return names.toSorted((a, b) => far(a) - far(b))[0];
}

/** The place drawn smaller, towards the side where its name is not. */
function roomBeside(place: Place, name: TextItem | undefined): Place {
  if (!name) return place;
  const { at, polygon, radius } = place;
  const heights = polygon ? polygon.map(([, y]) => y) : [at[1] - radius, at[1] + radius];
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const under = name.at[1] - (CAP_HEIGHT * name.size) / 2 > at[1];
  const free = under ? name.at[1] - 1.1 * CAP_HEIGHT * name.size - top : bottom - name.at[1] - 0.2 * name.size;
  const share = Math.min(1, Math.max(LEAST, free / (bottom - top)));
  return shrunk(place, share, [at[0], under ? top : bottom]);
}
