import { EMPTY } from '@latin-puzzles/core/puzzle';
import { CAP_HEIGHT, guessWidth, type Place, type Surface, type TextItem } from '@latin-puzzles/drawing';
import type { CellState } from '@latin-puzzles/workshop/play';
import { shrunk } from './outline.ts';

/** The shares of a cell that marks along its rim may leave to those in the middle. */
const INSIDE_RIM = [0.68, 0.6, 0.52, 0.44, 0.36, 0.28];

/** What the player has written in a cell without a clue: a label, else marks. */
export function contentItems(
  surface: Surface,
  place: Place,
  { label, corner, centre, colours }: CellState,
): TextItem[] {
  if (label !== EMPTY) return [surface.written(place, label)];
  const rim = surface.rim(place, corner);
  const marks = [...rim, ...inside(surface, place, rim, centre)];
  // Soft ink is not read on a coloured ground.
  return colours.length === 0 ? marks : marks.map((mark) => ({ ...mark, ink: 'clue' }));
}

/** Marks in the middle, as large as those along the rim allow. */
function inside(surface: Surface, place: Place, rim: readonly TextItem[], centre: readonly number[]): TextItem[] {
  if (rim.length === 0) return surface.centre(place, centre);
  let marks: TextItem[] = [];
  for (const share of INSIDE_RIM) {
    marks = surface.centre(shrunk(place, share), centre);
    if (areApart(marks, rim)) break;
  }
  return marks;
}

/** Whether none of some texts covers one of others. */
export function areApart(some: readonly TextItem[], others: readonly TextItem[]): boolean {
  return some.every((item) => others.every((other) => !meet(item, other)));
}

/** Texts are centred on their spot, which is on their base line. */
function meet(a: TextItem, b: TextItem): boolean {
  const across = Math.abs(a.at[0] - b.at[0]) - (widthOf(a) + widthOf(b)) / 2;
  const down = a.at[1] < b.at[1] ? b.at[1] - heightOf(b) - a.at[1] : a.at[1] - heightOf(a) - b.at[1];
  return across < 0 && down < 0;
}

function widthOf({ text, size, bold }: TextItem): number {
  return guessWidth(text, bold) * size;
}

function heightOf({ size }: TextItem): number {
  return CAP_HEIGHT * size;
}
