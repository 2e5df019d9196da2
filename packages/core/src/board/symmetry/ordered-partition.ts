import { numbersBelow } from './permutation.ts';

/**
 * The vertices in ordered classes, which only ever split, and join again when splits are taken back. A class is known by
 * its start: the place of its first vertex in `order`. Splits never move a class, so equal starts in two partitions made by
 * the same splits mean corresponding classes.
 */
export class OrderedPartition {
  /** The vertices, class after class. */
  readonly order: Int32Array;
  /** Where each vertex stands in `order`. */
  readonly position: Int32Array;
  /** For each vertex the start of its class. */
  readonly classOf: Int32Array;
  /** At each start the number of vertices of the class. */
  readonly lengths: Int32Array;
  readonly #splits: number[] = [];

  constructor(vertices: number) {
    this.order = numbersBelow(vertices);
    this.position = this.order.slice();
    this.classOf = new Int32Array(vertices);
    this.lengths = new Int32Array(vertices);
    if (vertices > 0) this.lengths[0] = vertices;
  }

  /** How many splits have been made and not taken back. */
  get splits(): number {
    return this.#splits.length;
  }

  put(vertex: number, place: number): void {
    this.order[place] = vertex;
    this.position[vertex] = place;
  }

  swap(vertex: number, place: number): void {
    const other = this.order[place]!;
    this.put(other, this.position[vertex]!);
    this.put(vertex, place);
  }

  /** Makes what stands from `at` on, in the class that starts at `start`, a class of its own. */
  split(start: number, at: number): void {
    const length = start + this.lengths[start]! - at;
    this.lengths[start] = at - start;
    this.lengths[at] = length;
    for (let place = at; place < at + length; place++) this.classOf[this.order[place]!] = at;
    this.#splits.push(at);
  }

  /** Takes back all but the first `splits` splits. The order inside a class may differ from what it was. */
  undo(splits: number): void {
    while (this.#splits.length > splits) {
      const at = this.#splits.pop()!;
      const start = this.classOf[this.order[at - 1]!]!;
      const length = this.lengths[at]!;
      for (let place = at; place < at + length; place++) this.classOf[this.order[place]!] = start;
      this.lengths[start]! += length;
    }
  }
}
