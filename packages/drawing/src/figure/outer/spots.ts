import type { Segment } from '../../plane/chain.ts';
import {
  boxesMeet,
  grown,
  nearestIn,
  polygonMeetsBox,
  runsInto,
  runsThrough,
  segmentsCross,
} from '../../plane/meets.ts';
import type { Polygon } from '../../plane/polygon.ts';
import { type Box, boxAround, length, minus, type XY } from '../../plane/vector.ts';

/** Where a text may stand: round which middle, in which box, tied by which lines, and how far from where it would best. */
export interface Spot {
  readonly middle: XY;
  /** Whether several texts stand one below the other there. */
  readonly stacked: boolean;
  /** The letters, and the same with the white round them. */
  readonly letters: Box;
  readonly box: Box;
  readonly ties: readonly Segment[];
  /** What holds the box and its ties. */
  readonly reach: Box;
  readonly cost: number;
}

/** The white that texts keep round them, in the size of type. */
const AIR = 0.08;

/** How large what is to be placed is, and its type. */
export interface Extent {
  readonly width: number;
  readonly height: number;
  readonly size: number;
}

/** What is so large, round a middle, tied to those of its feet that are not near. */
export function spotAt(
  middle: XY,
  { width, height, size }: Extent,
  feet: readonly XY[],
  { cost, stacked = false }: Pick<Spot, 'cost'> & Partial<Pick<Spot, 'stacked'>>,
  near: number,
): Spot {
  const [x, y] = middle;
  const letters = { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
  const box = grown(letters, AIR * size);
  const ties = feet.flatMap((foot): Segment[] => {
    const end = nearestIn(box, foot);
    return length(minus(end, foot)) > near ? [[foot, end]] : [];
  });
  const reach = boxAround([[box.left, box.top], [box.right, box.bottom], ...ties.flat()]);
  return { middle, stacked, letters, box, ties, reach, cost };
}

/** Whether two texts, or what ties them, are in each other's way. */
export function spotsMeet(a: Spot, b: Spot): boolean {
  if (!boxesMeet(a.reach, b.reach)) return false;
  return (
    boxesMeet(a.box, b.box) ||
    a.ties.some((tie) => runsThrough(tie, b.letters)) ||
    b.ties.some((tie) => runsThrough(tie, a.letters)) ||
    a.ties.some((tie) => b.ties.some((other) => segmentsCross(tie, other)))
  );
}

/** What no text may lie on, and what holds it. */
export interface Obstacle {
  readonly outline: Polygon;
  readonly reach: Box;
}

export function obstacle(outline: Polygon): Obstacle {
  return { outline, reach: boxAround(outline) };
}

export function isClear({ box, ties, reach }: Spot, obstacles: readonly Obstacle[]): boolean {
  return obstacles.every(
    ({ outline, reach: held }) =>
      !boxesMeet(reach, held) ||
      !(polygonMeetsBox(outline, box) || ties.some(([foot, end]) => runsInto([outOf(foot, end), end], outline))),
  );
}

/** A tie begins at the rim: what lies beyond its first hundredth of a point counts. */
function outOf(foot: XY, end: XY): XY {
  const far = length(minus(end, foot));
  const share = Math.min(1, 0.05 / far);
  return [foot[0] + (end[0] - foot[0]) * share, foot[1] + (end[1] - foot[1]) * share];
}
