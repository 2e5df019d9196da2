import type { Place } from '../layout/place.ts';
import { minus, plus, spotKey, type XY } from '../plane/vector.ts';

/** Where some small labels of a cell stand, and how large. */
interface Spots {
  readonly size: number;
  readonly spots: readonly XY[];
}

/** Remembers what was found for a shape and a number of labels: cells of one shape differ only in where they are. */
export function byShape(find: (place: Place, count: number) => Spots): (place: Place, count: number) => Spots {
  const shapes = new WeakMap<Place, string>();
  const known = new Map<string, Spots>();
  return (place, count) => {
    const shape = shapes.get(place) ?? shapeOf(place);
    shapes.set(place, shape);
    const key = `${count} ${shape}`;
    let found = known.get(key);
    if (!found) {
      const { size, spots } = find(place, count);
      found = { size, spots: spots.map((spot) => minus(spot, place.at)) };
      known.set(key, found);
    }
    return { size: found.size, spots: found.spots.map((spot) => plus(spot, place.at)) };
  };
}

/** The outline of a place, measured from its middle, to the hundredth of a point. */
function shapeOf({ polygon, at, radius }: Place): string {
  return polygon ? polygon.map((corner) => spotKey(minus(corner, at), 100)).join(' ') : radius.toFixed(2);
}
