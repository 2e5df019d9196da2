import { numbersBelow, type Permutation } from './permutation.ts';

/** An orbit, by one of its members, and the number of them. */
export interface Orbit {
  readonly vertex: number;
  readonly length: number;
}

/** The orbits of a group that grows by one generator after another: a forest of disjoint sets. */
export class Orbits {
  readonly #parent: Int32Array;

  constructor(degree: number) {
    this.#parent = numbersBelow(degree);
  }

  /** The number that stands for the orbit of `x`; it changes as orbits join. */
  find(x: number): number {
    const parent = this.#parent;
    let at = x;
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!;
      at = parent[at]!;
    }
    return at;
  }

  join(x: number, y: number): void {
    const a = this.find(x);
    const b = this.find(y);
    // The lower number stands for both, so that the result does not depend on the order of joins.
    if (a < b) this.#parent[b] = a;
    else this.#parent[a] = b;
  }

  /** How many lie in the orbit of `x`. */
  size(x: number): number {
    const root = this.find(x);
    let size = 0;
    for (let y = 0; y < this.#parent.length; y++) if (this.find(y) === root) size++;
    return size;
  }

  /** The orbits of some members, each with the first of them that is in it and how many are. */
  among(members: Iterable<number>): Orbit[] {
    const found = new Map<number, { vertex: number; length: number }>();
    for (const vertex of members) {
      const root = this.find(vertex);
      const orbit = found.get(root);
      if (orbit) orbit.length++;
      else found.set(root, { vertex, length: 1 });
    }
    return [...found.values()];
  }

  absorb(permutation: Permutation): void {
    for (const [i, image] of permutation.entries()) if (i !== image) this.join(i, image);
  }
}

/** The orbits of the group that the generators make, each ascending, in order of their least members. */
export function orbits(generators: readonly Permutation[], degree: number): number[][] {
  const forest = new Orbits(degree);
  for (const generator of generators) forest.absorb(generator);
  const found = new Map<number, number[]>();
  for (let i = 0; i < degree; i++) {
    const root = forest.find(i);
    const orbit = found.get(root);
    if (orbit) orbit.push(i);
    else found.set(root, [i]);
  }
  return [...found.values()];
}
