import { cross3, dot3, length3, minus3, plus3, times3, unit3, type Vector } from '@latin-puzzles/core/board';
import { ARROW_HEAD, type Link, type LinkEnd } from '@latin-puzzles/drawing';
import type { Body, BodySheet, DrawingPoint, Triangle } from './body.ts';
import { pickThree } from './faceted.ts';

/** A thing of triangles, turned outwards. */
export interface TriangleMesh {
  readonly points: readonly Vector[];
  readonly triangles: readonly Triangle[];
}

/** Arrows are this much stouter than on the flat board, where none of them is seen aslant. */
const STOUT = 1.5;
/** The middle of an arrow is this much higher than its ends, for its length. */
const ARCH = 0.015;
/** A path is cut into pieces no longer than this. */
const PIECE = 0.04;
const SIDES = 8;

/**
 * An arrow that follows the body from one label to another, as the crow flies over it: half as broad as `width`, in
 * lengths of the drawing. Labels close together need none.
 */
export function arrowShape(body: Body, { from, to, clearance }: Link, width: number): TriangleMesh | undefined {
  const unitLength = STOUT / body.scale;
  const [start, end] = [pointOf(body, from), pointOf(body, to)];
  const path = pathOver(body, start, end, ARROW_HEAD.halfWidth * unitLength);
  const free = clearance / body.scale;
  const whole = lengthOf(path);
  if (whole <= 3 * free) return undefined;
  const head = Math.min(ARROW_HEAD.length * unitLength, (whole - 2 * free) / 2);
  const shaft = part(path, free, whole - free - head);
  const tip = part(path, whole - free - head, whole - free);
  return joined([
    tube(shaft, () => (width / 2) * unitLength),
    tube([tip[0]!, tip.at(-1)!], (share) => (1 - share) * ARROW_HEAD.halfWidth * unitLength),
  ]);
}

/** Where on the body a label is. */
export function pointOf({ sheets }: Body, { cell, at }: LinkEnd): Vector {
  return onSheet(sheets.find(({ places }) => places.some((place) => place.cell === cell))!, at);
}

/** What lies at a spot of a sheet, by the triangle that holds it best. */
function onSheet({ vertices, triangles }: BodySheet, [x, y]: DrawingPoint): Vector {
  let [best, most]: [Vector, number] = [vertices[0]!.at, Number.NEGATIVE_INFINITY];
  for (const triangle of triangles) {
    const [o, a, b] = pickThree(vertices, triangle);
    const [ax, ay, bx, by] = [
      a.spot[0] - o.spot[0],
      a.spot[1] - o.spot[1],
      b.spot[0] - o.spot[0],
      b.spot[1] - o.spot[1],
    ];
    const area = ax * by - ay * bx;
    if (Math.abs(area) < 1e-9) continue;
    const [dx, dy] = [x - o.spot[0], y - o.spot[1]];
    const [u, v] = [(dx * by - dy * bx) / area, (ax * dy - ay * dx) / area];
    const least = Math.min(u, v, 1 - u - v);
    if (least > most)
      [best, most] = [plus3(o.at, plus3(times3(u, minus3(a.at, o.at)), times3(v, minus3(b.at, o.at)))), least];
  }
  return best;
}

/** From point to point over a great circle, laid on the body: straight across every face. It floats, most in its middle. */
export function pathOver({ reach }: Body, from: Vector, to: Vector, float: number): Vector[] {
  const [a, b] = [unit3(from), unit3(to)];
  const angle = Math.atan2(length3(cross3(a, b)), dot3(a, b));
  const [above, beyond] = [length3(from) - reach(a), length3(to) - reach(b)];
  const along = headingFrom(a, b);
  const pieces = Math.max(4, Math.ceil(angle / PIECE));
  return Array.from({ length: pieces + 1 }, (_, i) => {
    const share = i / pieces;
    const direction = plus3(times3(Math.cos(share * angle), a), times3(Math.sin(share * angle), along));
    const lift = above + share * (beyond - above) + float + ARCH * angle * Math.sin(Math.PI * share);
    return times3(reach(direction) + lift, direction);
  });
}

/** The direction in which one begins to go from one point of the unit sphere to another; any, to the opposite one. */
function headingFrom(a: Vector, b: Vector): Vector {
  const aside = minus3(b, times3(dot3(a, b), a));
  if (length3(aside) > 1e-9) return unit3(aside);
  const axis: Vector = Math.abs(a[0]) < 0.8 ? [1, 0, 0] : [0, 1, 0];
  return unit3(cross3(a, axis));
}

function lengthOf(path: readonly Vector[]): number {
  return path.slice(1).reduce((sum, point, i) => sum + length3(minus3(point, path[i]!)), 0);
}

/** A path from so far along it to so far. */
function part(path: readonly Vector[], from: number, to: number): Vector[] {
  const kept: Vector[] = [];
  let passed = 0;
  for (const [i, end] of path.slice(1).entries()) {
    const start = path[i]!;
    const piece = length3(minus3(end, start));
    const at = (distance: number) => plus3(start, times3((distance - passed) / piece, minus3(end, start)));
    if (kept.length === 0 && passed + piece > from) kept.push(at(from));
    if (kept.length > 0 && passed + piece >= to) return [...kept, at(to)];
    if (kept.length > 0) kept.push(end);
    passed += piece;
  }
  return [...kept, path.at(-1)!];
}

/** A tube round a path, closed at its ends, with a radius for every share of the way. */
function tube(path: readonly Vector[], radius: (share: number) => number): TriangleMesh {
  const last = path.length - 1;
  const rings = path.flatMap((point, i) => {
    const ahead = unit3(minus3(path[Math.min(last, i + 1)]!, path[Math.max(0, i - 1)]!));
    const right = unit3(cross3(ahead, unit3(point)));
    const up = cross3(right, ahead);
    return Array.from({ length: SIDES }, (_, side) => {
      const angle = (2 * Math.PI * side) / SIDES;
      const ray = plus3(times3(Math.cos(angle), right), times3(Math.sin(angle), up));
      return plus3(point, times3(radius(i / last), ray));
    });
  });
  const walls = path.slice(1).flatMap((_, i) =>
    Array.from({ length: SIDES }, (_, side): Triangle[] => {
      const [a, b] = [side, (side + 1) % SIDES].map((corner) => i * SIDES + corner) as [number, number];
      return [
        [a, a + SIDES, b],
        [b, a + SIDES, b + SIDES],
      ];
    }).flat(),
  );
  const foot = Array.from({ length: SIDES - 2 }, (_, i): Triangle => [0, i + 1, i + 2]);
  return { points: rings, triangles: [...walls, ...foot] };
}

function joined(shapes: readonly TriangleMesh[]): TriangleMesh {
  const points: Vector[] = [];
  const triangles: Triangle[] = [];
  for (const shape of shapes) {
    const offset = points.length;
    points.push(...shape.points);
    for (const [a, b, c] of shape.triangles) triangles.push([a + offset, b + offset, c + offset]);
  }
  return { points, triangles };
}
