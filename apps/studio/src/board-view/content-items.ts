import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Place, Surface, TextItem } from '@latin-puzzles/drawing';
import type { CellState } from '../game/table.ts';
import { shrunk } from './outline.ts';

/** The share of a cell that marks along its rim leave to those in the middle. */
const INSIDE_RIM = 0.68;

/** What is written in a cell without a clue: a label, else marks, else the candidates worked out for the player. */
export function contentItems(
  surface: Surface,
  place: Place,
  { label, corner, centre, colours }: CellState,
  candidates: readonly number[],
): TextItem[] {
  if (label !== EMPTY) return [surface.written(place, label)];
  // Whoever has marked a cell knows better than a count.
  if (corner.length + centre.length === 0) return surface.candidates(place, candidates);
  const middle = corner.length > 0 ? shrunk(place, INSIDE_RIM) : place;
  const marks = [...surface.rim(place, corner), ...surface.centre(middle, centre)];
  // Soft ink is not read on a coloured ground.
  return colours.length === 0 ? marks : marks.map((mark) => ({ ...mark, ink: 'clue' }));
}
