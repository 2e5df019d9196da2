import { median, type Place } from '../layout/place.ts';
import { minus, type XY } from '../plane/vector.ts';
import { USUAL_LOOK } from '../scene/look.ts';
import { CAP_HEIGHT } from '../scene/scene.ts';
import type { TextMeasure } from './measure.ts';

/** Type as a share of the side of a square cell of the same area. */
const USUAL = USUAL_LOOK.labelShare;

/** White space kept round a label, in the same measure; more where lines run inside the cells. */
export const PADDING = { plain: 0.1, lined: 0.2 } as const;

/** Smaller type than this is drawn nowhere, however little room there is. */
const LEAST = 1;

/** The largest type, up to the usual, in which a text of this width (in ems) stands inside a cell. */
export function largest(place: Place, ems: number, white: number, height = CAP_HEIGHT, share = USUAL): number {
  const padding = white * Math.min(place.span, 2 * place.radius);
  const [half, rise] = [ems / 2, height / 2];
  const usual = share * place.span;
  if (!place.polygon) return Math.max(LEAST, Math.min(usual, (place.radius - padding) / Math.hypot(half, rise)));
  const { polygon, at } = place;
  const fitting = polygon.reduce((size, from, i) => {
    const to = polygon[(i + 1) % polygon.length]!;
    return Math.min(size, untilTouching(minus(from, at), minus(to, at), half, rise, padding));
  }, usual);
  return Math.max(LEAST, fitting);
}

/**
 * How often a box round the origin, `half` to either side and `rise` up and down, can be enlarged before, with the
 * padding round it, it touches a segment: the least, along the segment, of the greatest of four linear functions.
 */
function untilTouching(from: XY, to: XY, half: number, rise: number, padding: number): number {
  const factors = ([x, y]: XY) => [
    (x - padding) / half,
    (-x - padding) / half,
    (y - padding) / rise,
    (-y - padding) / rise,
  ];
  const [start, end] = [factors(from), factors(to)];
  const greatest = (share: number) => Math.max(...start.map((a, i) => a + (end[i]! - a) * share));
  let least = Math.min(greatest(0), greatest(1));
  // Elsewhere it can only be where two of the functions cross.
  for (let i = 0; i < start.length; i++)
    for (let j = 0; j < i; j++) {
      const [gap, change] = [start[j]! - start[i]!, end[i]! - start[i]! - (end[j]! - start[j]!)];
      const share = gap / change;
      if (share > 0 && share < 1) least = Math.min(least, greatest(share));
    }
  return least;
}

/** Letters that reach further below the line than those of our alphabets do are set in the middle as they are. */
const DEEP = 0.28;

/** The size of labels in each cell, and how far below the middle of a cell they stand, in that size. */
export interface LabelFit {
  (place: Place): number;
  readonly sink: number;
}

/**
 * The size of labels in each cell: that which suits the widest of them and the highest, so that all look alike side by side, and no
 * larger in roomy cells than in most.
 */
export function fitLabels(
  labels: readonly string[],
  places: readonly Place[],
  white: number,
  measure: TextMeasure,
  share = USUAL,
): LabelFit {
  const widest = Math.max(0.3, ...labels.map((label) => measure(label, true)));
  const reaches = labels.map((label) => measure.reach?.(label, true) ?? { rise: CAP_HEIGHT, fall: 0 });
  const fall = Math.max(0, ...reaches.map((reach) => reach.fall));
  const rise = Math.max(CAP_HEIGHT, ...reaches.map((reach) => reach.rise));
  const deep = fall > DEEP;
  const height = deep ? rise + fall : CAP_HEIGHT;
  const own = (place: Place) => largest(place, widest, white, height, share);
  const usual = median(places.map(own));
  return Object.assign((place: Place) => Math.min(usual, own(place)), {
    sink: deep ? (rise - fall) / 2 : CAP_HEIGHT / 2,
  });
}
