import { type BasePoint, type Moves, searchAutomorphisms } from './automorphism-search.ts';
import type { Incidence } from './incidence.ts';
import type { Orbit } from './orbits.ts';
import { Refinement, type Trace } from './refinement.ts';
import { sortStretch } from './stretch.ts';
import { targetClasses } from './target-class.ts';

/** An order of the vertices of an incidence graph in which all graphs of the same structure are one and the same. */
export interface CanonicalOrder {
  /** The place of every vertex; vertices stand by side and colour first. */
  readonly position: Int32Array;
  /** What lies in what, by places: for each asterism, in order, the number of its cells and the cells ascending. */
  readonly incidences: Int32Array;
  /** The lengths of orbits down the stabilizer chain of the automorphisms. */
  readonly orbitLengths: readonly number[];
  /** Automorphisms that make all of them. */
  readonly generators: readonly Moves[];
}

/** A node of the search tree: the vertices set apart on the way to it. */
interface Node {
  readonly vertices: readonly number[];
  /** The steps of a path on from here, if the automorphisms that fix the vertices have been searched along one. */
  readonly path?: readonly BasePoint[] | undefined;
  /** Whether it is known that only the identity fixes them: there is nothing to search then. */
  readonly isRigid: boolean;
}

/** What is seen when a vertex of the class at `start` is set apart. */
interface Look {
  readonly start: number;
  readonly trace: Trace;
}

export function canonicalOrder(incidence: Incidence, colours: ArrayLike<number>): CanonicalOrder {
  return new CanonicalSearch(incidence, colours).run();
}

/**
 * Individualization and refinement, level by level. Of all children of the nodes of a level those with the least trace make
 * the next, and of children that an automorphism takes to each other one is enough. Since it is known exactly which these
 * are, the nodes kept are all different, and there are several only where structures differ that refinement cannot yet
 * tell apart. Level by level, as in Piperno's Traces (McKay, Piperno 2014), so that a wrong choice is dropped as soon as it
 * shows and not after everything below it has been ordered.
 */
class CanonicalSearch {
  readonly #incidence: Incidence;
  readonly #refinement: Refinement;
  readonly #target: () => number | undefined;
  /** The vertices set apart at present, and the splits made before each. */
  readonly #entered: { readonly vertex: number; readonly splits: number }[] = [];

  constructor(incidence: Incidence, colours: ArrayLike<number>) {
    this.#incidence = incidence;
    this.#refinement = new Refinement(incidence, colours);
    this.#target = targetClasses(incidence, this.#refinement.partition);
  }

  run(): CanonicalOrder {
    const { path, generators } = searchAutomorphisms(this.#incidence, this.#refinement);
    const orbitLengths = path.map((step) => step.orbitLength);
    let nodes: readonly Node[] = [{ vertices: [], path, isRigid: order(path) === 1 }];
    while (!this.#isLeaf(nodes[0]!)) nodes = this.#next(nodes);
    const leaves = nodes.map((node) => {
      this.#enter(node);
      return { position: this.#refinement.partition.position.slice(), incidences: this.#incidences() };
    });
    const least = leaves.reduce((a, b) => (compareLists(b.incidences, a.incidences) < 0 ? b : a));
    return { ...least, orbitLengths, generators };
  }

  #enter({ vertices }: Node): void {
    const { partition } = this.#refinement;
    const differs = this.#entered.findIndex(({ vertex }, level) => vertex !== vertices[level]);
    if (differs >= 0) {
      partition.undo(this.#entered[differs]!.splits);
      this.#entered.length = differs;
    }
    for (const vertex of vertices.slice(this.#entered.length)) {
      this.#entered.push({ vertex, splits: partition.splits });
      this.#refinement.individualize(vertex);
    }
  }

  #isLeaf(node: Node): boolean {
    if (node.path) return node.path.length === 0;
    this.#enter(node);
    return this.#target() === undefined;
  }

  /** The children with the least trace, one of each orbit. */
  #next(nodes: readonly Node[]): Node[] {
    const [node] = nodes;
    const [step] = node?.path ?? [];
    if (nodes.length === 1 && step?.orbits.length === 1) return below(node!, step.orbits, node!.path);
    let least: Look | undefined;
    let kept: { readonly parent: Node; readonly vertices: number[] }[] = [];
    for (const parent of nodes)
      for (const [vertex, look] of this.#children(parent, () => least)) {
        if (look !== least) kept = [];
        least = look;
        if (kept.at(-1)?.parent !== parent) kept.push({ parent, vertices: [] });
        kept.at(-1)!.vertices.push(vertex);
      }
    return kept.flatMap(({ parent, vertices }) => this.#distinct(parent, vertices));
  }

  /**
   * The children whose looks are at most the least one so far, which is returned itself for those that are equal to it. One
   * child of each orbit if the orbits are known, or else all: most often the traces leave few of them.
   */
  *#children(parent: Node, least: () => Look | undefined): Generator<[vertex: number, look: Look]> {
    const { partition } = this.#refinement;
    const step = parent.path?.[0];
    this.#enter(parent);
    const { splits } = partition;
    const start = step?.start ?? this.#target()!;
    const vertices =
      step?.orbits.map((orbit) => orbit.vertex) ?? partition.order.slice(start, start + partition.lengths[start]!);
    for (const vertex of vertices) {
      const bound = least();
      if (bound && bound.start < start) return;
      if (bound?.start === start) {
        const trace = this.#refinement.individualizeUpTo(vertex, bound.trace);
        if (trace) yield [vertex, trace === bound.trace ? bound : { start, trace }];
      } else yield [vertex, { start, trace: this.#refinement.individualize(vertex)! }];
      partition.undo(splits);
    }
  }

  #distinct(parent: Node, vertices: readonly number[]): Node[] {
    if (parent.path) {
      const kept = new Set(vertices);
      return below(
        parent,
        parent.path[0]!.orbits.filter(({ vertex }) => kept.has(vertex)),
        parent.path,
      );
    }
    if (parent.isRigid || vertices.length === 1)
      return below(
        parent,
        vertices.map((vertex) => ({ vertex, length: 1 })),
      );
    this.#enter(parent);
    const { path, orbits } = searchAutomorphisms(this.#incidence, this.#refinement);
    // The path's own vertex goes first, to stand for its orbit: what is known of the path then need not be searched again.
    const first = path[0]!.vertex;
    const ordered = vertices.includes(first) ? [first, ...vertices.filter((vertex) => vertex !== first)] : vertices;
    return below(parent, orbits.among(ordered), path);
  }

  #incidences(): Int32Array {
    const { cells, vertices, starts, neighbours } = this.#incidence;
    const { order, position } = this.#refinement.partition;
    const list = new Int32Array(starts[vertices]! - starts[cells]! + vertices - cells);
    let end = 0;
    for (let place = cells; place < vertices; place++) {
      const asterism = order[place]!;
      list[end++] = starts[asterism + 1]! - starts[asterism]!;
      const from = end;
      for (let i = starts[asterism]!; i < starts[asterism + 1]!; i++) list[end++] = position[neighbours[i]!]!;
      sortStretch(list, from, end);
    }
    return list;
  }
}

/** The children of a node, one for each orbit, with what the path tells of them. */
function below({ vertices, isRigid }: Node, orbits: readonly Orbit[], path?: readonly BasePoint[]): Node[] {
  const fixing = path && order(path);
  return orbits.map(({ vertex, length }) => ({
    vertices: [...vertices, vertex],
    path: path?.[0]?.vertex === vertex ? path.slice(1) : undefined,
    isRigid: isRigid || length === fixing,
  }));
}

/** The order of the group that the path was searched for; infinite if there is no number for it. */
function order(path: readonly BasePoint[]): number {
  return path.reduce((product, step) => product * step.orbitLength, 1);
}

function compareLists(a: Int32Array, b: Int32Array): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}
