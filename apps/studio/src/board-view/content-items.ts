import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Place, Surface, TextItem } from '@latin-puzzles/drawing';
import type { CellState } from '@latin-puzzles/workshop/play';
import { areApart } from './apart.ts';
import { shrunk } from './outline.ts';

/** The shares of a cell that marks along its rim may leave to those in the middle. */
const INSIDE_RIM = [0.68, 0.6, 0.52, 0.44, 0.36, 0.28];

/** Whether a cell shows candidates: whoever has written in it, or marked it, knows better than a count. */
export function leavesRoom({ label, corner, centre }: CellState): boolean {
  return label === EMPTY && corner.length + centre.length === 0;
}

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
