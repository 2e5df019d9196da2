import type { Board } from '@latin-puzzles/core/board';
import type { XY } from '../plane/vector.ts';
import { discPlace, type Layout, SPAN } from './place.ts';

/** Up to this many cells stand on a circle; more are wound into a spiral like the seeds of a sunflower. */
const ON_A_CIRCLE = 48;

const RADIUS = 0.4 * SPAN;

/** A board that nothing is known of but its asterisms. */
export function layOutSpread({ cells }: Board): Layout {
  const golden = Math.PI * (3 - Math.sqrt(5));
  const circle = Math.max(2 * RADIUS, (cells * SPAN) / (2 * Math.PI));
  const at = (cell: number): XY => {
    const [radius, angle] =
      cells <= ON_A_CIRCLE
        ? [cells === 1 ? 0 : circle, (2 * Math.PI * cell) / cells]
        : [0.6 * SPAN * Math.sqrt(cell + 0.5), cell * golden];
    return [radius * Math.sin(angle), -radius * Math.cos(angle)];
  };
  return { places: Array.from({ length: cells }, (_, cell) => discPlace(cell, at(cell), RADIUS)), spread: true };
}
