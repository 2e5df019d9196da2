import type { Point, Solid } from '@latin-puzzles/core/board';
import { faceNeighbours, type Tree } from './unfold.ts';

/** The way to cut a solid: a straight belt with what hangs on it where there is one, else two flowers. */
export function findNetTree(solid: Solid): Tree {
  const middle = mean(solid.corners);
  const axes = [solid.corners[0]!, mean(solid.faces[0]!.map((corner) => solid.corners[corner]!))];
  for (const tip of axes) {
    const tree = belt(
      solid,
      tip.map((c, i) => c - middle[i]!),
    );
    if (tree) return tree;
  }
  return flowers(solid);
}

/**
 * A belt of faces round an axis, rolled out, with the other faces hanging on either side as near its middle as they
 * can. It rolls out straight if each of its faces reaches as far up as down.
 */
function belt(solid: Solid, axis: Point): Tree | undefined {
  const neighbours = faceNeighbours(solid);
  const middle = mean(solid.corners);
  const reach = solid.faces.map((face) => {
    const levels = face.map((corner) => along(solid.corners[corner]!, middle, axis));
    return { down: -Math.min(...levels), up: Math.max(...levels) };
  });
  const crossed = reach.map(({ down, up }) => down > NEAR && up > NEAR);
  const first = crossed.indexOf(true);
  if (first < 0 || reach.some(({ down, up }, face) => crossed[face] && Math.abs(down - up) > NEAR)) return undefined;
  const ring = [first];
  for (;;) {
    const next = neighbours[ring.at(-1)!]!.find((face) => crossed[face] && !ring.includes(face));
    if (next === undefined) break;
    ring.push(next);
  }
  const growing = new Growing(neighbours);
  for (const [i, face] of ring.entries()) growing.add(face, ring[i - 1]);
  const fromMiddle = (face: number) => Math.abs(ring.indexOf(face) - (ring.length - 1) / 2);
  for (const face of ring.toSorted((a, b) => fromMiddle(a) - fromMiddle(b)))
    for (const next of neighbours[face]!) if (!growing.has(next)) growing.add(next, face);
  return growing.finished();
}

const NEAR = 1e-9;

/**
 * A face with its neighbours as petals and, hanging on one petal, the opposite face with its own. Without enough faces
 * for a second flower this is the triangle of a tetrahedron.
 */
function flowers(solid: Solid): Tree {
  const neighbours = faceNeighbours(solid);
  const distance = distancesFrom(0, neighbours);
  const far = distance.indexOf(Math.max(...distance));
  const growing = new Growing(neighbours);
  growing.add(0);
  for (const petal of neighbours[0]!) growing.add(petal, 0);
  const link = neighbours[far]!.find((face) => neighbours[face]!.some((petal) => neighbours[0]!.includes(petal)));
  if (!growing.has(far) && link !== undefined && !growing.has(link)) {
    growing.add(
      link,
      neighbours[link]!.find((face) => growing.has(face)),
    );
    growing.add(far, link);
    for (const petal of neighbours[far]!) if (!growing.has(petal)) growing.add(petal, far);
  }
  return growing.finished();
}

/** A tree as it grows. */
class Growing {
  readonly #neighbours: readonly (readonly number[])[];
  readonly #parent: (number | undefined)[];
  readonly #order: number[] = [];

  constructor(neighbours: readonly (readonly number[])[]) {
    this.#neighbours = neighbours;
    this.#parent = neighbours.map(() => undefined);
  }

  has(face: number): boolean {
    return this.#order.includes(face);
  }

  add(face: number, parent?: number): void {
    this.#order.push(face);
    this.#parent[face] = parent;
  }

  /** The tree, any faces still missing hung on the nearest that are there. */
  finished(): Tree {
    for (const face of this.#order)
      for (const next of this.#neighbours[face]!) if (!this.has(next)) this.add(next, face);
    return { order: this.#order, parent: this.#parent };
  }
}

function distancesFrom(start: number, neighbours: readonly (readonly number[])[]): number[] {
  const distance = neighbours.map(() => -1);
  distance[start] = 0;
  const queue = [start];
  for (const face of queue)
    for (const next of neighbours[face]!)
      if (distance[next]! < 0) {
        distance[next] = distance[face]! + 1;
        queue.push(next);
      }
  return distance;
}

function mean(points: readonly Point[]): Point {
  return points[0]!.map((_, i) => points.reduce((sum, p) => sum + p[i]!, 0) / points.length);
}

function along(point: Point, origin: Point, axis: Point): number {
  return point.reduce((sum, c, i) => sum + (c - origin[i]!) * axis[i]!, 0);
}
