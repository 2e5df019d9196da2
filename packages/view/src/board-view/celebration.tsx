import type { Layout } from '@latin-puzzles/drawing';
import { outlineOf } from './outline.ts';

/** How long the wave takes from the middle of the board to its rim, in milliseconds. */
const TRAVEL = 900;

/** A soft wave of light over a board that has just been solved. It rests for those who want no motion. */
export function Celebration({ layout: { places } }: { readonly layout: Layout }) {
  const middle = (axis: 0 | 1) => places.reduce((sum, { at }) => sum + at[axis], 0) / places.length;
  const [x, y] = [middle(0), middle(1)];
  const distances = places.map(({ at }) => Math.hypot(at[0] - x, at[1] - y));
  const farthest = Math.max(1, ...distances);
  return (
    <g class="joy">
      {places.map((place, index) => (
        <path
          key={index}
          d={outlineOf(place)}
          style={{ animationDelay: `${Math.round((TRAVEL * distances[index]!) / farthest)}ms` }}
        />
      ))}
    </g>
  );
}
