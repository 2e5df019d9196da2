import { type Layout, median, type Place } from '../layout/place.ts';
import type { XY } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';
import { largest } from '../text/fit.ts';
import type { TextMeasure } from '../text/measure.ts';

/** White space kept round a name, as a share of the side of a square cell of the same area. */
const WHITE = 0.045;

/** Between lines, type is no larger than this share of the same, so that names do not crowd them. */
const LARGEST = 0.38;

/** How far up and down a roomier place for a name is looked for, in the distance to the rim, and in how many steps. */
const REACH = 0.6;
const STEPS = 6;

/** The short name of every cell inside it. Names have one size, but in polygons with less room than most. */
export function drawNamesInside(names: readonly string[], { places }: Layout, measure: TextMeasure): Item[] {
  const found = places.map((place) => ({ place, ...roomiest(place, measure(names[place.cell]!, false)) }));
  const sizes = found.map(({ size }) => size);
  const usual = places[0]!.polygon ? median(sizes) : Math.min(...sizes);
  return found.map(({ place: { cell }, at, size }) =>
    centredText(at, names[cell]!, Math.min(usual, size), 'mark', { cell }),
  );
}

/** Where in a cell a text of this width, in ems, can be largest: towards the base of a triangle, where it is broad. */
function roomiest(place: Place, ems: number): { readonly at: XY; readonly size: number } {
  const [x, y] = place.at;
  if (!place.polygon) return { at: place.at, size: largest(place, ems, WHITE) };
  return Array.from({ length: 2 * STEPS + 1 }, (_, i) => (i - STEPS) / STEPS)
    .map((shift) => {
      const at: XY = [x, y + shift * REACH * place.radius];
      return {
        at,
        size: Math.min(LARGEST * place.span, largest({ ...place, at }, ems, WHITE)),
        shift: Math.abs(shift),
      };
    })
    .reduce((a, b) => (b.size > a.size + 0.01 || (b.size > a.size - 0.01 && b.shift < a.shift) ? b : a));
}
