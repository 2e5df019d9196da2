import type { CellName } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { boxAround, length, minus, type XY } from '../plane/vector.ts';
import { centredText, type Item } from '../scene/scene.ts';
import { largest } from '../text/fit.ts';
import type { TextMeasure } from '../text/measure.ts';

/** A globe seen from above a pole: where its cells are, by the numbers of parallel and meridian. */
export interface PolarGrid {
  readonly parallels: number;
  at(parallel: number, meridian: number): Place | undefined;
  readonly meridians: number;
}

/** The globe whose cells are named by parallels and meridians; none of any other board. */
export function polarGridOf(names: readonly CellName[], { places }: Layout): PolarGrid | undefined {
  const found = new Map<string, Place>();
  let [parallels, meridians] = [0, 0];
  for (const place of places) {
    const { kind, parallel, meridian } = names[place.cell]!;
    if (kind !== 'globe' || !place.polygon) return undefined;
    parallels = Math.max(parallels, Number(parallel));
    meridians = Math.max(meridians, Number(meridian));
    found.set(`${parallel} ${meridian}`, place);
  }
  if (found.size !== parallels * meridians) return undefined;
  return { parallels, meridians, at: (parallel, meridian) => found.get(`${parallel} ${meridian}`) };
}

/** Type as a share of the side of a cell, and how far from the rim the middle of a number is. */
const SIZE = 0.5;
const DISTANCE = 0.42;
/** White round a number inside a cell, in the same measure. */
const WHITE = 0.1;

/** A number makes way for what is `taken` by so much of the breadth of its cell. */
const ASIDE = 0.28;

/**
 * The numbers of the meridians outside, and those of the parallels along one of them: the one where something else is written
 * farthest from the pole, since there is room beside it.
 */
export function drawPolarNumbers(
  globe: PolarGrid,
  { places }: Layout,
  taken: readonly XY[],
  measure: TextMeasure,
): Item[] {
  const { left, right, top, bottom } = boxAround(places.flatMap(({ polygon }) => polygon!));
  const centre: XY = [(left + right) / 2, (top + bottom) / 2];
  const count = (many: number) => Array.from({ length: many }, (_, i) => i + 1);
  const rim = (right - left) / 2;
  const outside = count(globe.meridians).map((meridian) => {
    const place = globe.at(globe.parallels, meridian)!;
    const [x, y] = minus(place.at, centre);
    const share = (rim + DISTANCE * place.span) / length([x, y]);
    const spot: XY = [centre[0] + share * x, centre[1] + share * y];
    return centredText(spot, String(meridian), SIZE * place.span, 'mark');
  });
  const isTaken = (place: Place) => taken.some((spot) => length(minus(spot, place.at)) < place.radius);
  const free = (meridian: number) => {
    const first = count(globe.parallels).findIndex((parallel) => isTaken(globe.at(parallel, meridian)!));
    return first < 0 ? Number.POSITIVE_INFINITY : first;
  };
  const along = count(globe.meridians).reduce((best, meridian) => (free(meridian) > free(best) ? meridian : best), 1);
  const inside = count(globe.parallels).map((parallel) => {
    const place = globe.at(parallel, along)!;
    const turn = isTaken(place) ? (ASIDE * 2 * Math.PI) / globe.meridians : 0;
    const size = Math.min(SIZE * place.span, largest(place, measure(String(parallel), false), WHITE));
    return centredText(turned(place.at, centre, -turn), String(parallel), size, 'mark');
  });
  return [...outside, ...inside];
}

function turned(spot: XY, centre: XY, angle: number): XY {
  const [x, y] = minus(spot, centre);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return [centre[0] + x * cos - y * sin, centre[1] + x * sin + y * cos];
}
