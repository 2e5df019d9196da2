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
