import { type Layout, median, type Place } from '../layout/place.ts';
import type { Polygon } from '../plane/polygon.ts';
import { boxAround, minus, plus, spotKey, type XY } from '../plane/vector.ts';

/** Where the small labels of a cell stand, and how large. */
export interface Slots {
  readonly size: number;
  /** The middle of each label. */
  readonly spots: readonly XY[];
}

/** Small labels, as a share of the side of a square cell, are no larger than this. */
const LARGEST = 0.29;
const LEAST = 1;

/** A line of small labels, and the white space between two of them, in the size of the type. */
const LEADING = 1.16;
const GAP = 0.3;

/** White space at the rim of a cell, as a share of its side; more where lines run inside the cells. */
const PADDING = { plain: 0.08, lined: 0.12 } as const;

/** So many slots in one place, in rows from top to bottom as large as the cell allows. */
export function slotsIn({ net }: Layout, place: Place, count: number, widest: number): Slots {
  const { size, spots } = aroundMiddle(place, outlineAround(place), count, widest, net !== undefined, LARGEST);
  return { size, spots: spots.map((spot) => plus(spot, place.at)) };
}

type SlotsOfPlace = (place: Place) => Slots;

/** The steps of a proof are drawn on one layout, where a look for slots that fit takes longer than all the rest. */
const KNOWN = new WeakMap<Layout, Map<string, SlotsOfPlace>>();

/** The same for every place. In roomy cells the slots are no larger than in most. */
export function slotsOf(layout: Layout, count: number, widest: number, largest = LARGEST): SlotsOfPlace {
  const ofLayout = KNOWN.get(layout) ?? new Map<string, SlotsOfPlace>();
  KNOWN.set(layout, ofLayout);
  const key = `${count} ${widest} ${largest}`;
  const slots = ofLayout.get(key) ?? findSlots(layout, count, widest, largest);
  ofLayout.set(key, slots);
  return slots;
}

function findSlots(layout: Layout, count: number, widest: number, largest: number): SlotsOfPlace {
  const known = new Map<string, Slots>();
  // Cells of the same shape have the same slots, measured from their middle.
  const own = (place: Place): Slots => {
    const outline = outlineAround(place);
    const key = outline.map((corner) => spotKey(corner, 100)).join(' ');
    const slots = known.get(key) ?? aroundMiddle(place, outline, count, widest, layout.net !== undefined, largest);
    known.set(key, slots);
    return slots;
  };
  const usual = median(layout.places.map((place) => own(place).size));
  return (place) => {
    const { size, spots } = own(place);
    return { size: Math.min(size, usual), spots: spots.map((spot) => plus(spot, place.at)) };
  };
}

const CIRCLE = 24;

/** The outline of a place, measured from its middle. */
function outlineAround({ polygon, at, radius }: Place): Polygon {
  if (polygon) return polygon.map((corner) => minus(corner, at));
  return Array.from({ length: CIRCLE }, (_, i): XY => {
    const angle = (2 * Math.PI * i) / CIRCLE;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
}

function aroundMiddle(
  { span }: Place,
  outline: Polygon,
  count: number,
  widest: number,
  lined: boolean,
  largest: number,
): Slots {
  return arranged(outline, largest * span, count, widest, (lined ? PADDING.lined : PADDING.plain) * span);
}

function arranged(outline: Polygon, largest: number, count: number, widest: number, padding: number): Slots {
  let [least, most] = [LEAST, largest];
  let best = rowsAt(outline, most, count, widest, padding);
  if (best) return { size: most, spots: best };
  best = rowsAt(outline, least, count, widest, padding) ?? Array.from({ length: count }, (): XY => [0, 0]);
  while (most - least > 0.1) {
    const size = (least + most) / 2;
    const spots = rowsAt(outline, size, count, widest, padding);
    if (spots) [least, best] = [size, spots];
    else most = size;
  }
  return { size: least, spots: best };
}

/** How many heights are tried for a block of rows that does not fill the cell. */
const HEIGHTS = 8;

/** The slots in as few rows as hold them all at a size of type, as near to the middle of the cell as may be. */
function rowsAt(outline: Polygon, size: number, count: number, widest: number, padding: number): XY[] | undefined {
  const { left, right, top, bottom } = boxAround(outline);
  const [width, height] = [size * (widest + GAP), size * LEADING];
  const room = bottom - top - 2 * padding;
  const most = Math.floor((right - left - 2 * padding) / width);
  for (let rows = 1; rows * height <= room; rows++) {
    if (rows * most < count) continue;
    const spare = room - rows * height;
    const starts = Array.from({ length: HEIGHTS + 1 }, (_, i) => top + padding + (spare * i) / HEIGHTS);
    const offCentre = (start: number) => Math.abs(start + (rows * height) / 2);
    for (const start of starts.sort((a, b) => offCentre(a) - offCentre(b))) {
      const stretches = Array.from({ length: rows }, (_, row) =>
        stretchBetween(outline, start + row * height, start + (row + 1) * height, padding),
      );
      const spots = spread(stretches, count, width);
      if (spots) return spots;
    }
  }
  return undefined;
}

interface Stretch {
  readonly left: number;
  readonly right: number;
  readonly y: number;
}

/** The labels over the rows, as evenly as the rows are long: three by three rather than four, four and one. */
function spread(stretches: readonly Stretch[], count: number, width: number): XY[] | undefined {
  const fitting = stretches.map(({ left, right }) => Math.max(0, Math.floor((right - left) / width)));
  const held = (most: number) => fitting.reduce((sum, fit) => sum + Math.min(fit, most), 0);
  if (held(count) < count) return undefined;
  let most = Math.ceil(count / stretches.length);
  while (held(most) < count) most++;
  const spots = stretches.flatMap(({ left, right, y }, row) => {
    const slots = Math.min(fitting[row]!, most);
    return Array.from({ length: slots }, (_, i): XY => [left + ((i + 0.5) * (right - left)) / slots, y]);
  });
  return spots.slice(0, count);
}

/** The room for a row between two heights. */
function stretchBetween(outline: Polygon, top: number, bottom: number, padding: number): Stretch {
  const y = (top + bottom) / 2;
  // A cell with a dent may be narrowest between the two.
  const extents = [top, y, bottom].map((height) => extentAt(outline, height));
  return {
    left: Math.max(...extents.map(([from]) => from)) + padding,
    right: Math.min(...extents.map(([, to]) => to)) - padding,
    y,
  };
}

/** The widest stretch of a polygon at a height. */
function extentAt(outline: Polygon, y: number): readonly [number, number] {
  const crossings: number[] = [];
  let a = outline.at(-1)!;
  for (const b of outline) {
    if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]));
    a = b;
  }
  crossings.sort((a, b) => a - b);
  let widest: readonly [number, number] = [0, 0];
  for (let i = 0; i + 1 < crossings.length; i += 2)
    if (crossings[i + 1]! - crossings[i]! > widest[1] - widest[0]) widest = [crossings[i]!, crossings[i + 1]!];
  return widest;
}
