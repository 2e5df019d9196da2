import type { Vector } from '../model/space.ts';

/** Finds the point at a place, to within a tolerance of less than half the distance between any two points. */
export class PointIndex {
  readonly #points: readonly Vector[];
  readonly #tolerance: number;
  readonly #size: number;
  readonly #mask: number;
  /** The points with equal hashes: the first, and after each the next. */
  readonly #first: Int32Array;
  readonly #next: Int32Array;

  constructor(points: readonly Vector[], tolerance: number) {
    this.#points = points;
    this.#tolerance = tolerance;
    // Far wider than the tolerance, so that most places need a look into one bucket only.
    this.#size = 8 * tolerance;
    let slots = 1;
    while (slots < 2 * points.length) slots *= 2;
    this.#mask = slots - 1;
    this.#first = new Int32Array(slots).fill(-1);
    this.#next = new Int32Array(points.length).fill(-1);
    for (const [index, point] of points.entries()) {
      const slot = this.#slot(this.#bucket(point[0]), this.#bucket(point[1]), this.#bucket(point[2]));
      this.#next[index] = this.#first[slot]!;
      this.#first[slot] = index;
    }
  }

  /** The index of the point at a place, or -1. */
  find(x: number, y: number, z: number): number {
    const t = this.#tolerance;
    const [lastX, lastY, lastZ] = [this.#bucket(x + t), this.#bucket(y + t), this.#bucket(z + t)];
    for (let i = this.#bucket(x - t); i <= lastX; i++)
      for (let j = this.#bucket(y - t); j <= lastY; j++)
        for (let k = this.#bucket(z - t); k <= lastZ; k++)
          for (let index = this.#first[this.#slot(i, j, k)]!; index >= 0; index = this.#next[index]!)
            if (this.#isAt(index, x, y, z)) return index;
    return -1;
  }

  #isAt(index: number, x: number, y: number, z: number): boolean {
    const point = this.#points[index]!;
    const dx = point[0] - x;
    const dy = point[1] - y;
    const dz = point[2] - z;
    return dx * dx + dy * dy + dz * dz <= this.#tolerance * this.#tolerance;
  }

  #bucket(coordinate: number): number {
    return Math.floor(coordinate / this.#size);
  }

  #slot(i: number, j: number, k: number): number {
    const mixed = Math.imul(i, 0x9e3779b1) ^ Math.imul(j, 0x85ebca77) ^ Math.imul(k, 0xc2b2ae3d);
    return (mixed ^ (mixed >>> 15)) & this.#mask;
  }
}
