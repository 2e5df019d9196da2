import type { Target } from './body.ts';
import { cross, dot, minus, type Vector } from './space.ts';
import { type Turn, turned, undone } from './turn.ts';

export interface Ray {
  readonly from: Vector;
  readonly along: Vector;
}

/** Where the eye is: on the axis that points to the front, looking at the origin. */
export interface Eye {
  readonly distance: number;
  /** Half the height of what it sees at distance 1. */
  readonly reach: number;
  /** Width to height. */
  readonly aspect: number;
}

/** What the eye sees at a place of the picture, from −1 to 1 rightwards and upwards, in the space of a turned body. */
export function rayAt({ distance, reach, aspect }: Eye, [x, y]: readonly [number, number], turn: Turn): Ray {
  const back = undone(turn);
  return {
    from: turned(back, [0, 0, distance]),
    along: turned(back, [x * reach * aspect, y * reach, -1]),
  };
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
  const [u, v] = [minus(a, o), minus(b, o)];
  const p = cross(along, v);
  const volume = dot(u, p);
  if (volume <= 0) return undefined;
  const start = minus(from, o);
  const first = dot(start, p) / volume;
  const q = cross(start, u);
  const second = dot(along, q) / volume;
  if (first < -SLACK || second < -SLACK || first + second > 1 + SLACK) return undefined;
  const distance = dot(v, q) / volume;
  return distance > 0 ? distance : undefined;
}
