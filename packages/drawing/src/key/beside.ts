import type { Layout, Place } from '../layout/place.ts';
import { contains, type Polygon } from '../plane/polygon.ts';
import { between, length, minus, type XY } from '../plane/vector.ts';
import { CAP_HEIGHT } from '../scene/scene.ts';
import { isCorner, outlineOfPlace } from '../surface/rim.ts';

/** Small type as a share of the breadth of a cell: what is tried, the largest first. */
const SIZES = [0.21, 0.19, 0.17, 0.15, 0.13, 0.11];

/** Half of what a label in the middle of a cell takes, as a share of the side of a square cell of the same area. */
const LABEL: XY = [0.3, 0.22];

/** White kept to the rim in points; on a solid, lines of strips run along it. */
const WHITE = 1.2;
const LINED = 3.3;

/** A long and narrow cell is not broader than this, in distances from its middle to its rim. */
const BREADTH = 3.2;

/** How finely the way from the rim to the middle is searched. */
const STEPS = 40;

export interface Beside {
  readonly at: XY;
  readonly size: number;
}

/**
 * Where a small text of this width, in ems, stands in a cell beside its label: in the middle of a side, since marks
 * begin in the corners.
 */
export function besideLabel(place: Place, ems: number, { net }: Layout): Beside {
  const white = net && place.polygon ? LINED : WHITE;
  const outline = outlineOfPlace(place);
  const targets = sideMiddles(place, outline);
  const breadth = Math.min(place.span, BREADTH * place.radius);
  let best = { at: place.at, size: SIZES.at(-1)! * breadth, clear: Number.NEGATIVE_INFINITY };
  for (const share of SIZES) {
    const size = share * breadth;
    const half: XY = [(ems * size) / 2, (CAP_HEIGHT * size) / 2];
    for (const target of targets) {
      const at = pulledIn(outline, place.at, target, [half[0] + white, half[1] + white]);
      const clear = at ? clearance(minus(at, place.at), half, place.span) : Number.NEGATIVE_INFINITY;
      if (at && clear > best.clear) best = { at, size, clear };
      if (best.clear > 0) return best;
    }
  }
  return best;
}

/** The middles of the sides of a cell from its foot upwards; of a disc only the foot. */
function sideMiddles({ polygon, at: [x, y], radius }: Place, outline: Polygon): XY[] {
  if (!polygon) return [[x, y + radius]];
  const corners = [...outline.keys()].filter((i) => isCorner(outline, i));
  const middles = corners.map((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const count = (to - from + outline.length) % outline.length;
    const half = from + count / 2;
    const spot = (index: number) => outline[index % outline.length]!;
    return between(spot(Math.floor(half)), spot(Math.ceil(half)));
  });
  return middles.sort((a, b) => (Math.abs(a[1] - b[1]) > 1 ? b[1] - a[1] : a[0] - b[0]));
}

/** The spot nearest to the rim, on the way from it to the middle, where a box is wholly inside. */
function pulledIn(outline: Polygon, middle: XY, target: XY, [half, rise]: XY): XY | undefined {
  for (let step = 0; step < STEPS; step++) {
    const spot = between(target, middle, step / STEPS);
    const rim = [-1, -0.5, 0, 0.5, 1].flatMap((x) => [-1, 1].map((y): XY => [spot[0] + x * half, spot[1] + y * rise]));
    if (rim.every((corner) => contains(outline, corner))) return spot;
  }
  return undefined;
}

/** How far a box is from the label in the middle; less than nothing where it covers some of it. */
function clearance([x, y]: XY, [half, rise]: XY, span: number): number {
  const [dx, dy] = [Math.abs(x) - half - LABEL[0] * span, Math.abs(y) - rise - LABEL[1] * span];
  return dx > 0 && dy > 0 ? length([dx, dy]) : Math.max(dx, dy);
}
