import { cross3, dot3, minus3, type Vector } from '@latin-puzzles/core/board';
import type { Target } from './body.ts';
import { applyTurn, inverseTurn, type Turn } from './turn.ts';

interface Ray {
  readonly from: Vector;
  readonly along: Vector;
}

/** Where the eye is: on the axis that points to the front, looking along it. */
export interface Eye {
  readonly distance: number;
  /** Half the height of what it sees at distance 1. */
  readonly reach: number;
  /** Width to height. */
  readonly aspect: number;
  /** What is in the middle of the picture, at distance 1. */
  readonly middle: readonly [number, number];
}

/** What the eye sees at a place of the picture, from −1 to 1 rightwards and upwards, in the space of a turned body. */
export function rayAt({ distance, reach, aspect, middle }: Eye, [x, y]: readonly [number, number], turn: Turn): Ray {
  const back = inverseTurn(turn);
  return {
    from: applyTurn(back, [0, 0, distance]),
    along: applyTurn(back, [middle[0] + x * reach * aspect, middle[1] + y * reach, -1]),
  };
}

/** Where the eye sees a point of a turned body in the picture: what `rayAt` undoes. */
export function placeSeen(
  { distance, reach, aspect, middle }: Eye,
  point: Vector,
  turn: Turn,
): readonly [x: number, y: number] {
  const [x, y, z] = applyTurn(turn, point);
  const depth = distance - z;
  return [(x / depth - middle[0]) / (reach * aspect), (y / depth - middle[1]) / reach];
}

/** The middle of every cell, on the triangles that it is hit by. */
export function cellMiddles(targets: readonly Target[]): ReadonlyMap<number, Vector> {
  const sums = new Map<number, { readonly weight: number; readonly at: Vector }>();
  for (const { cell, corners } of targets) {
    const [o, a, b] = corners;
    const normal = cross3(minus3(a, o), minus3(b, o));
    const area = Math.sqrt(dot3(normal, normal));
    const before = sums.get(cell) ?? { weight: 0, at: [0, 0, 0] };
    const along = (axis: 0 | 1 | 2) => before.at[axis] + (area * (o[axis] + a[axis] + b[axis])) / 3;
    sums.set(cell, { weight: before.weight + area, at: [along(0), along(1), along(2)] });
  }
  return new Map(
    [...sums].map(([cell, { weight, at }]) => [cell, [at[0] / weight, at[1] / weight, at[2] / weight]] as const),
  );
}

/** The cell that a ray meets first, from outside. */
export function cellHit(targets: readonly Target[], ray: Ray): number | undefined {
  let [cell, nearest]: [number | undefined, number] = [undefined, Number.POSITIVE_INFINITY];
  for (const target of targets) {
    const distance = hit(target.corners, ray);
    if (distance !== undefined && distance < nearest) [cell, nearest] = [target.cell, distance];
  }
  return cell;
}

/** A ray between two triangles must not slip through. */
const SLACK = 1e-9;

/** How far along a ray a triangle is met, if it is, on the side that it turns outwards (Möller and Trumbore, 1997). */
function hit([o, a, b]: Target['corners'], { from, along }: Ray): number | undefined {
  const [u, v] = [minus3(a, o), minus3(b, o)];
  const p = cross3(along, v);
  const volume = dot3(u, p);
  if (volume <= 0) return undefined;
  const start = minus3(from, o);
  const first = dot3(start, p) / volume;
  const q = cross3(start, u);
  const second = dot3(along, q) / volume;
  if (first < -SLACK || second < -SLACK || first + second > 1 + SLACK) return undefined;
  const distance = dot3(v, q) / volume;
  return distance > 0 ? distance : undefined;
}
