import type { Incidence } from './incidence.ts';
import { OrderedPartition } from './ordered-partition.ts';
import { sortStretch } from './stretch.ts';

/**
 * What a refinement saw, in numbers that do not depend on how the vertices are called: two refinements with different
 * traces have no symmetry between them.
 */
export type Trace = readonly number[];

/**
 * Colour refinement: splits the classes of a partition until all vertices of a class have equally many neighbours in
 * every class. Of a class that splits, all parts but a largest serve to split others (Hopcroft's rule), so a vertex takes
 * part only a logarithmic number of times. McKay, Piperno: Practical graph isomorphism II, J. Symb. Comput. 60 (2014).
 */
export class Refinement {
  readonly partition: OrderedPartition;
  readonly #incidence: Incidence;
  readonly #queue: number[] = [];
  readonly #queued: Uint8Array;
  /** Per vertex its neighbours in the class at work; per class how many of its vertices have any. */
  readonly #count: Int32Array;
  readonly #touched: Int32Array;
  /** The classes that the class at work touches, and the parts that one of them falls into. */
  readonly #classes: Int32Array;
  readonly #parts: Int32Array;
  #trace: number[] = [];
  #expected: Trace | undefined;
  /** Whether a trace that comes before the expected one will do too. */
  #orLess = false;
  #noted = 0;

  /**
   * Begins with the classes of equal colour, in ascending order, cells before asterisms, and refines them. Vertices that no
   * colour is given for, as asterisms often are, have the colour 0.
   */
  constructor(incidence: Incidence, colours: ArrayLike<number>) {
    const { cells, vertices } = incidence;
    this.#incidence = incidence;
    this.#queued = new Uint8Array(vertices);
    this.#count = new Int32Array(vertices);
    this.#touched = new Int32Array(vertices);
    this.#classes = new Int32Array(vertices);
    this.#parts = new Int32Array(vertices);
    this.partition = new OrderedPartition(vertices);
    const colour = new Int32Array(vertices);
    for (let vertex = 0; vertex < vertices; vertex++) colour[vertex] = colours[vertex] ?? 0;
    const { order } = this.partition;
    sortStretch(order, 0, cells, colour);
    sortStretch(order, cells, vertices, colour);
    for (let place = 0; place < vertices; place++) this.partition.put(order[place]!, place);
    for (let place = vertices - 1; place > 0; place--) {
      if (place !== cells && colour[order[place]!] === colour[order[place - 1]!]) continue;
      this.partition.split(0, place);
      this.#push(place);
    }
    this.#push(0);
    this.#run(undefined);
  }

  /**
   * Sets a vertex apart at the end of its class and refines. With an expected trace it stops at the first difference and
   * returns undefined; the partition is then refined in part, and the caller takes the splits back.
   */
  individualize(vertex: number, expected?: Trace): Trace | undefined {
    this.#orLess = false;
    this.#setApart(vertex);
    return this.#run(expected);
  }

  /** The same, but gives up only if the trace comes after the bound; returns the bound itself if the trace is equal to it. */
  individualizeUpTo(vertex: number, bound: Trace): Trace | undefined {
    this.#orLess = true;
    this.#setApart(vertex);
    return this.#run(bound);
  }

  #setApart(vertex: number): void {
    const { partition } = this;
    const start = partition.classOf[vertex]!;
    const last = start + partition.lengths[start]! - 1;
    partition.swap(vertex, last);
    partition.split(start, last);
    this.#push(last);
  }

  #push(start: number): void {
    this.#queued[start] = 1;
    this.#queue.push(start);
  }

  #run(expected: Trace | undefined): Trace | undefined {
    this.#expected = expected;
    this.#noted = 0;
    this.#trace = [];
    let same = true;
    for (let start = this.#queue.pop(); start !== undefined; start = this.#queue.pop()) {
      this.#queued[start] = 0;
      same &&= this.#splitBy(start);
    }
    if (!same) return undefined;
    if (!this.#expected) return this.#trace;
    if (this.#noted === this.#expected.length) return this.#expected;
    return this.#orLess ? this.#expected.slice(0, this.#noted) : undefined;
  }

  /** Adds to the trace, or tells whether the expected trace goes on like this. */
  #note(value: number): boolean {
    if (this.#expected) {
      const next = this.#expected[this.#noted];
      if (next === value) {
        this.#noted++;
        return true;
      }
      if (!this.#orLess || next === undefined || next < value) return false;
      this.#trace = this.#expected.slice(0, this.#noted);
      this.#expected = undefined;
    }
    this.#trace.push(value);
    return true;
  }

  #splitBy(splitter: number): boolean {
    const classes = this.#touch(splitter);
    const { order, lengths } = this.partition;
    const [count, touched, found] = [this.#count, this.#touched, this.#classes];
    let same = this.#note(splitter) && this.#note(classes);
    for (let i = 0; i < classes; i++) {
      const start = found[i]!;
      const end = start + lengths[start]!;
      const from = end - touched[start]!;
      same &&= this.#note(start) && this.#note(from) && this.#splitClass(start, from, end);
      for (let place = from; place < end; place++) count[order[place]!] = 0;
      touched[start] = 0;
    }
    return same;
  }

  /** Counts neighbours in the splitter, moves those that have any to the end of their classes, lists and counts the classes. */
  #touch(splitter: number): number {
    const { starts, neighbours } = this.#incidence;
    const { partition } = this;
    const { order, classOf, lengths } = partition;
    const [count, touched, found] = [this.#count, this.#touched, this.#classes];
    const past = splitter + lengths[splitter]!;
    let classes = 0;
    // Neighbours of cells are asterisms and the reverse, so the splitter itself stays in place.
    for (let place = splitter; place < past; place++) {
      const vertex = order[place]!;
      const end = starts[vertex + 1]!;
      for (let i = starts[vertex]!; i < end; i++) {
        const neighbour = neighbours[i]!;
        if (count[neighbour]!++ > 0) continue;
        const start = classOf[neighbour]!;
        const already = touched[start]!++;
        if (already === 0) found[classes++] = start;
        partition.swap(neighbour, start + lengths[start]! - 1 - already);
      }
    }
    sortStretch(found, 0, classes);
    return classes;
  }

  /** Splits a class by the counts of its vertices: those from `from` on have some, the ones before none. */
  #splitClass(start: number, from: number, end: number): boolean {
    const { partition } = this;
    const { order } = partition;
    const count = this.#count;
    let uniform = true;
    for (let place = from + 1; place < end && uniform; place++) uniform = count[order[place]!] === count[order[from]!];
    if (!uniform) {
      sortStretch(order, from, end, count);
      for (let place = from; place < end; place++) partition.put(order[place]!, place);
    }
    if (!this.#note(count[order[from]!]!)) return false;
    const parts = this.#parts;
    parts[0] = start;
    let last = 0;
    if (from > start) parts[++last] = from;
    if (!uniform)
      for (let place = from + 1; place < end; place++) {
        if (count[order[place]!] === count[order[place - 1]!]) continue;
        if (!(this.#note(place) && this.#note(count[order[place]!]!))) return false;
        parts[++last] = place;
      }
    // From the last part to the first, so that every vertex changes its class once.
    for (let i = last; i > 0; i--) partition.split(start, parts[i]!);
    this.#enqueue(last);
    return true;
  }

  /** Lets the parts of a class, up to the last one, split others. */
  #enqueue(last: number): void {
    const { lengths } = this.partition;
    const parts = this.#parts;
    let spared = parts[0]!;
    if (this.#queued[spared] === 0) {
      for (let i = 1; i <= last; i++) if (lengths[parts[i]!]! > lengths[spared]!) spared = parts[i]!;
      if (spared !== parts[0]) this.#push(parts[0]!);
    }
    for (let i = 1; i <= last; i++) if (parts[i] !== spared) this.#push(parts[i]!);
  }
}
