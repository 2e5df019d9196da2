import type { Place } from '../layout/place.ts';
import { contains, distanceToRim, type Polygon } from '../plane/polygon.ts';
import { between, cross, dot, length, minus, type XY } from '../plane/vector.ts';

/** Where the marks along the rim of a cell stand, and how large. */
export interface RimSlots {
  readonly size: number;
  readonly spots: readonly XY[];
}

/** Marks at the rim, as a share of the side of a square cell, are no larger than this. */
const LARGEST = 0.24;
const SHRINK = 0.88;
const LEAST = 0.04;
/** How far, in their own size, they stay away from the middle, where there may be marks as well. */
const MIDDLE = 0.9;

/**
 * So many places along the rim of a cell of any shape, inside it. As many as it has corners stand in the corners, in
 * reading order; more are spread evenly, from the corner that is read first.
 */
export function rimSlots(place: Place, count: number, widest: number): RimSlots {
  const outline = outlineOfPlace(place);
  const corners = readingOrder(outline.filter((_, i) => isCorner(outline, i)));
  const targets = count <= corners.length ? corners.slice(0, count) : spread(outline, corners[0], count);
  const find = outline.length > corners.length && place.polygon ? nearestIn(outline) : onTheWayIn(outline, place.at);
  let size = LARGEST * place.span;
  for (; size > LEAST * place.span; size *= SHRINK) {
    const reach = size * Math.max(0.62, 0.5 * widest + 0.1);
    const spots = targets.map((target) => find(target, reach));
    if (!spots.every((spot) => spot !== undefined)) continue;
    const middleFree = spots.every((spot) => length(minus(spot, place.at)) >= MIDDLE * size);
    if (middleFree && areApart(spots, size * (widest + 0.15))) return { size, spots };
  }
  return { size, spots: targets.map((target) => between(place.at, target, 0.7)) };
}

const CIRCLE = 48;

/** The outline of a cell; that of a disc has as many corners as look round. */
export function outlineOfPlace({ polygon, at: [x, y], radius }: Place): Polygon {
  if (polygon) return polygon;
  return Array.from({ length: CIRCLE }, (_, i): XY => {
    const angle = (2 * Math.PI * i) / CIRCLE - (3 * Math.PI) / 4;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

/** Finds a spot near a target on the rim round which there is room. */
type Finder = (target: XY, reach: number) => XY | undefined;

/** How finely the way from the middle to the rim is searched. */
const STEPS = 24;

/** The spot nearest to the rim on the way to it from the middle. */
function onTheWayIn(outline: Polygon, middle: XY): Finder {
  return (target, reach) => {
    for (let step = STEPS; step > 0; step--) {
      const spot = between(middle, target, step / STEPS);
      if (contains(outline, spot) && distanceToRim(outline, spot) >= reach) return spot;
    }
    return undefined;
  };
}

/** How finely a bent cell is searched each way. */
const MESH = 40;

/** The spot nearest to the target of all in the cell: the straight way from the middle of a bent cell may leave it. */
function nearestIn(outline: Polygon): Finder {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  const first: XY = [Math.min(...xs), Math.min(...ys)];
  const last: XY = [Math.max(...xs), Math.max(...ys)];
  const rooms = Array.from({ length: MESH ** 2 }, (_, i): XY => {
    const [column, row] = [(i % MESH) + 0.5, Math.floor(i / MESH) + 0.5];
    return [between(first, last, column / MESH)[0], between(first, last, row / MESH)[1]];
  })
    .filter((spot) => contains(outline, spot))
    .map((spot) => ({ spot, room: distanceToRim(outline, spot) }));
  return (target, reach) => {
    let best: XY | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const { spot, room } of rooms) {
      const distance = length(minus(spot, target));
      if (room >= reach && distance < least) [best, least] = [spot, distance];
    }
    return best;
  };
}

function areApart(spots: readonly XY[], distance: number): boolean {
  return spots.every((a, i) => spots.slice(0, i).every((b) => length(minus(a, b)) >= distance));
}

/** Places along a rim at equal distances, from a corner on. */
function spread(outline: Polygon, first: XY | undefined, count: number): XY[] {
  const start = first ? outline.indexOf(first) : 0;
  const rim = [...outline.slice(start), ...outline.slice(0, start)];
  const sides = rim.map((from, i) => length(minus(rim[(i + 1) % rim.length]!, from)));
  const step = sides.reduce((sum, side) => sum + side, 0) / count;
  return Array.from({ length: count }, (_, i) => along(rim, sides, i * step));
}

function along(rim: Polygon, sides: readonly number[], distance: number): XY {
  let rest = distance;
  for (const [i, side] of sides.entries()) {
    if (rest <= side) return between(rim[i]!, rim[(i + 1) % rim.length]!, rest / side);
    rest -= side;
  }
  return rim[0]!;
}

/** The rim of a cell on a globe bends little by little: only where it turns by more is there a corner. */
const TURN = Math.PI / 8;

export function isCorner(outline: Polygon, i: number): boolean {
  const count = outline.length;
  const before = minus(outline[i]!, outline[(i + count - 1) % count]!);
  const after = minus(outline[(i + 1) % count]!, outline[i]!);
  return Math.abs(Math.atan2(cross(before, after), dot(before, after))) > TURN;
}

/** From top to bottom, then from left to right; heights that differ by little count as one. */
function readingOrder(corners: Polygon): XY[] {
  return corners.toSorted((a, b) => (Math.abs(a[1] - b[1]) > 1 ? a[1] - b[1] : a[0] - b[0]));
}
