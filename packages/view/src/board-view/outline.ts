import type { Place } from '@latin-puzzles/drawing';

const OUTLINES = new WeakMap<Place, string>();

/** The ground of a cell as the data of an SVG path. */
export function outlineOf(place: Place): string {
  const outline = OUTLINES.get(place) ?? outlined(place);
  OUTLINES.set(place, outline);
  return outline;
}

function outlined({ polygon, at: [x, y], radius }: Place): string {
  if (polygon) return `M${polygon.map((corner) => corner.map(tenths).join(' ')).join('L')}Z`;
  const r = tenths(radius);
  return `M${tenths(x - radius)} ${tenths(y)}a${r} ${r} 0 1 0 ${tenths(2 * radius)} 0a${r} ${r} 0 1 0 ${-tenths(2 * radius)} 0Z`;
}

/** A piece of a cake round the middle of a cell, large enough to reach beyond its rim: the cell cuts it off. */
export function wedge({ at: [x, y], span, radius }: Place, index: number, count: number): string {
  const reach = 3 * Math.max(span, radius);
  const corner = (share: number) => {
    const angle = 2 * Math.PI * share - Math.PI / 2;
    return `${tenths(x + reach * Math.cos(angle))} ${tenths(y + reach * Math.sin(angle))}`;
  };
  const [from, to] = [index / count, (index + 1) / count];
  const between = [0, 1 / 3, 2 / 3, 1].map((share) => corner(from + (to - from) * share));
  return `M${tenths(x)} ${tenths(y)}L${between.join('L')}Z`;
}

/** A place drawn smaller, towards a spot: its middle unless told. */
export function shrunk(place: Place, share: number, spot = place.at): Place {
  const { at, polygon, radius, span } = place;
  const drawn = ([x, y]: readonly [number, number]) =>
    [spot[0] + share * (x - spot[0]), spot[1] + share * (y - spot[1])] as const;
  return {
    ...place,
    at: drawn(at),
    radius: share * radius,
    span: share * span,
    ...(polygon ? { polygon: polygon.map(drawn) } : {}),
  };
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10;
}
