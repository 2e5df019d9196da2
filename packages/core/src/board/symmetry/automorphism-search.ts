import type { Incidence } from './incidence.ts';
import { type Orbit, Orbits } from './orbits.ts';
import { numbersBelow } from './permutation.ts';
import type { Refinement, Trace } from './refinement.ts';
import { targetClasses } from './target-class.ts';

/** An automorphism by the vertices that it moves: `[vertex, image]`. */
export type Moves = readonly (readonly [number, number])[];

export interface SearchResult {
  readonly generators: readonly Moves[];
  /** The first path, down the stabilizer chain; the product of its orbits' lengths is the order of the group. */
  readonly path: readonly BasePoint[];
  /** The vertices in the order at the end of the first path. */
  readonly leaf: Int32Array;
  readonly orbits: Orbits;
}

/** One vertex of the base: set apart in the class at `start`, after which refinement left `trace`. */
export interface BasePoint {
  readonly vertex: number;
  readonly start: number;
  readonly end: number;
  /** The splits that had been made before. */
  readonly splits: number;
  readonly trace: Trace;
  /** How many images the stabilizer of the earlier steps gives the vertex; known once all later steps are done. */
  orbitLength: number;
  /** The orbits of that stabilizer in the class, the vertex's own first. */
  orbits: readonly Orbit[];
}

interface Frame {
  /** What remains to be tried as the image of this level's vertex, the most promising last. */
  readonly choices: number[];
  readonly splits: number;
}

/** The automorphisms of an incidence graph that keep every class of a refined partition, which is left as it was. */
export function searchAutomorphisms(incidence: Incidence, refinement: Refinement): SearchResult;
/** The same, given up when `isOver` says so between two vertices. */
export function searchAutomorphisms(
  incidence: Incidence,
  refinement: Refinement,
  isOver: () => boolean,
): SearchResult | undefined;
export function searchAutomorphisms(
  incidence: Incidence,
  refinement: Refinement,
  isOver = () => false,
): SearchResult | undefined {
  return new Search(incidence, refinement, isOver).run();
}

/**
 * Individualization and refinement. A first path sets one vertex after another apart until every vertex stands alone; these
 * vertices are a base. Then from the last base vertex to the first, every vertex of its class that the automorphisms found
 * so far do not reach is tried as its image, with the earlier base vertices fixed: an automorphism is found by following
 * the first path with equal traces, and orbits of images that fail are not tried again.
 */
class Search {
  readonly #incidence: Incidence;
  readonly #refinement: Refinement;
  readonly #isOver: () => boolean;
  readonly #path: BasePoint[] = [];
  /** The order at the end of the first path: a class of an earlier level is a stretch of it. */
  readonly #leaf: Int32Array;
  readonly #leafPosition: Int32Array;
  readonly #orbits: Orbits;
  readonly #image: Int32Array;
  readonly #stamps: Int32Array;
  #stamp = 0;

  constructor(incidence: Incidence, refinement: Refinement, isOver: () => boolean) {
    this.#incidence = incidence;
    this.#refinement = refinement;
    this.#isOver = isOver;
    this.#walk();
    const { partition } = this.#refinement;
    this.#leaf = partition.order.slice();
    this.#leafPosition = partition.position.slice();
    this.#orbits = new Orbits(incidence.vertices);
    this.#image = numbersBelow(incidence.vertices);
    this.#stamps = new Int32Array(incidence.vertices);
  }

  run(): SearchResult | undefined {
    const generators: Moves[] = [];
    for (let level = this.#path.length - 1; level >= 0; level--) {
      if (this.#isOver()) return undefined;
      generators.push(...this.#images(level));
    }
    if (this.#isOver()) return undefined;
    return { generators, path: this.#path, leaf: this.#leaf, orbits: this.#orbits };
  }

  #walk(): void {
    const { partition } = this.#refinement;
    const target = targetClasses(this.#incidence, partition);
    for (;;) {
      const start = target();
      if (start === undefined || this.#isOver()) return;
      const { splits } = partition;
      const end = start + partition.lengths[start]!;
      const vertex = partition.order[end - 1]!;
      const trace = this.#refinement.individualize(vertex)!;
      this.#path.push({ vertex, start, end, splits, trace, orbitLength: 1, orbits: [] });
    }
  }

  /** Generators that, with those of the later levels, make the stabilizer of the base vertices before this level. */
  #images(level: number): Moves[] {
    const step = this.#path[level]!;
    this.#refinement.partition.undo(step.splits);
    const generators: Moves[] = [];
    let failed = new Set<number>();
    // Backwards, as vertices set apart later stand just before: exchanging those two is often an automorphism.
    for (let place = step.end - 1; place >= step.start; place--) {
      const vertex = this.#leaf[place]!;
      const orbit = this.#orbits.find(vertex);
      if (orbit === this.#orbits.find(step.vertex) || failed.has(orbit)) continue;
      if (this.#isOver()) break;
      const moves = this.#follow(level, vertex);
      if (!moves) {
        failed.add(orbit);
        continue;
      }
      generators.push(moves);
      for (const [from, to] of moves) this.#orbits.join(from, to);
      failed = new Set([...failed].map((root) => this.#orbits.find(root)));
    }
    // Set apart at the end of its class, the vertex is the first from behind.
    step.orbits = this.#orbits.among(this.#leaf.slice(step.start, step.end).reverse());
    step.orbitLength = step.orbits[0]!.length;
    return generators;
  }

  /** An automorphism that fixes the base vertices before `level` and sends the one of this level to `image`. */
  #follow(level: number, image: number): Moves | undefined {
    const { partition } = this.#refinement;
    const { splits } = partition;
    const frames: Frame[] = [{ choices: [image], splits }];
    while (frames.length > 0) {
      const frame = frames.at(-1)!;
      partition.undo(frame.splits);
      const vertex = frame.choices.pop();
      if (vertex === undefined) {
        frames.pop();
        continue;
      }
      const { trace } = this.#path[level + frames.length - 1]!;
      if (!this.#refinement.individualize(vertex, trace)) continue;
      const moves = this.#moves();
      if (moves && this.#isAutomorphism(moves)) {
        partition.undo(splits);
        return moves;
      }
      const next = this.#path[level + frames.length];
      if (next) frames.push({ choices: this.#choices(next), splits: partition.splits });
    }
    return undefined;
  }

  /**
   * The images to try for a later base vertex. If any is right then so are as many as its orbit is long, for the
   * stabilizer of the base vertices before it is known: of a class of n, one more than n less that length is enough.
   */
  #choices({ vertex, start, end, orbitLength }: BasePoint): number[] {
    const { order, classOf } = this.#refinement.partition;
    const members = order.subarray(start, end);
    const isAway = (member: number) => this.#leafPosition[member]! < start || this.#leafPosition[member]! >= end;
    // What moves little is found soonest: keep the vertex itself, or bring home what has left the first path's class.
    const preferred = classOf[vertex] === start ? vertex : (members.find(isAway) ?? members[0]!);
    if (orbitLength === members.length) return [preferred];
    const others = members.filter((member) => member !== preferred);
    return [...others.subarray(0, members.length - orbitLength), preferred];
  }

  /**
   * The map that takes the first path's classes to those of the partition: what stands alone goes to what stands alone
   * at the same place, all else stays. Undefined if some larger class does not hold the same vertices in both.
   */
  #moves(): Moves | undefined {
    const { order, lengths } = this.#refinement.partition;
    const moves: [number, number][] = [];
    for (let start = 0; start < order.length; start += lengths[start]!) {
      const end = start + lengths[start]!;
      if (end === start + 1) {
        if (this.#leaf[start] !== order[start]) moves.push([this.#leaf[start]!, order[start]!]);
        continue;
      }
      for (let place = start; place < end; place++) {
        const home = this.#leafPosition[order[place]!]!;
        if (home < start || home >= end) return undefined;
      }
    }
    return moves;
  }

  /** Equal traces all but promise it; this makes sure that every incidence of a moved vertex goes to an incidence. */
  #isAutomorphism(moves: Moves): boolean {
    const { starts, neighbours } = this.#incidence;
    const image = this.#image;
    for (const [from, to] of moves) image[from] = to;
    const keeps = moves.every(([from, to]) => {
      this.#stamp++;
      for (let i = starts[to]!; i < starts[to + 1]!; i++) this.#stamps[neighbours[i]!] = this.#stamp;
      for (let i = starts[from]!; i < starts[from + 1]!; i++)
        if (this.#stamps[image[neighbours[i]!]!] !== this.#stamp) return false;
      return true;
    });
    for (const [from] of moves) image[from] = from;
    return keeps;
  }
}
