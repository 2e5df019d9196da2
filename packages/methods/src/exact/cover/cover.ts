import { EMPTY, type Labeling, type Problem } from '@latin-puzzles/core/puzzle';

/**
 * A problem as exact cover with multiplicities. The items are the cells, each to be covered once, and every label of every
 * asterism, to be covered as often as is demanded; the options are the labels of the cells, numbered cell × labels + label.
 * An item keeps its options as a sparse set: the first ones of its stretch are those still open, and an option is taken out
 * by an exchange with the last of them. So whatever was taken out comes back when the sizes do, and going back is to copy
 * two numbers an item: Knuth's dancing cells.
 */
export class Cover {
  readonly #problem: Problem;
  /** The nodes of an option are those from `#firstNode[option]` on, one for each of its items; the first is of its cell. */
  readonly #firstNode: Int32Array;
  readonly #itemOf: Int32Array;
  readonly #optionOf: Int32Array;
  /** The stretch of an item in `#set` begins here; it holds nodes, and `#place` says at which place of it each is. */
  readonly #start: Int32Array;
  readonly #set: Int32Array;
  readonly #place: Int32Array;
  /** For each item how many of its options are open, then how many of them are still needed. */
  readonly #state: Int32Array;
  #saved: Int32Array;
  #levels = 0;
  /** Items that need all the options they have left. */
  readonly #forced: number[] = [];
  readonly #held: Int32Array;
  #feasible = true;
  /** How often an option was taken out of an item: a measure of the work done. */
  work = 0;

  constructor(problem: Problem, labeling: Labeling) {
    const { cells, labels, asterisms, demands } = problem;
    this.#problem = problem;
    const around: number[][] = Array.from({ length: cells }, () => []);
    for (const [a, asterism] of asterisms.entries()) for (const cell of asterism) around[cell]!.push(a);
    const items = cells + asterisms.length * labels;
    const nodes = labels * around.reduce((sum, { length }) => sum + length + 1, 0);
    this.#firstNode = new Int32Array(cells * labels + 1);
    this.#itemOf = new Int32Array(nodes);
    this.#optionOf = new Int32Array(nodes);
    this.#start = new Int32Array(items + 1);
    this.#set = new Int32Array(nodes);
    this.#place = new Int32Array(nodes);
    this.#state = new Int32Array(2 * items);
    this.#saved = new Int32Array(2 * items * 16);
    this.#held = new Int32Array(cells).fill(EMPTY);

    let node = 0;
    for (let cell = 0; cell < cells; cell++)
      for (let label = 0; label < labels; label++) {
        const option = cell * labels + label;
        this.#firstNode[option] = node;
        const open =
          (labeling[cell] === EMPTY || labeling[cell] === label) && around[cell]!.every((a) => demands[a]![label]! > 0);
        if (!open) continue;
        this.#optionOf.fill(option, node, node + around[cell]!.length + 1);
        this.#itemOf[node++] = cell;
        for (const a of around[cell]!) this.#itemOf[node++] = cells + a * labels + label;
      }
    this.#firstNode[cells * labels] = node;
    for (let n = 0; n < node; n++) this.#start[this.#itemOf[n]! + 1]!++;
    for (let item = 0; item < items; item++) {
      const size = this.#start[item + 1]!;
      const need = item < cells ? 1 : demands[Math.floor((item - cells) / labels)]![(item - cells) % labels]!;
      this.#start[item + 1]! += this.#start[item]!;
      this.#state[2 * item + 1] = need;
      if (size < need) this.#feasible = false;
      if (size === need && need > 0) this.#forced.push(item);
    }
    for (let n = 0; n < node; n++) {
      const item = this.#itemOf[n]!;
      this.#place[n] = this.#state[2 * item]!++;
      this.#set[this.#start[item]! + this.#place[n]!] = n;
    }
  }

  /** What the clues force; false if they leave no solution. */
  begin(): boolean {
    return this.#feasible && this.#settle();
  }

  /** Takes an open option, and what that forces; false if an item then cannot be covered. */
  include(option: number): boolean {
    return this.#cover(option) && this.#settle();
  }

  /** Leaves an open option out, and takes what that forces; false if an item then cannot be covered. */
  exclude(option: number): boolean {
    return this.#takeOut(option) && this.#settle();
  }

  /**
   * The item with the fewest ways to go on, which are one more than the options that it could do without; nothing where all
   * is covered. Only what is forced has a single way, and that is done.
   */
  chooseItem(): number | undefined {
    return this.#narrowest(this.#state.length >> 1);
  }

  /** The cell with the fewest open options; nothing where all cells are covered. */
  chooseCell(): number | undefined {
    return this.#narrowest(this.#problem.cells);
  }

  /** An open option of an item. */
  optionOf(item: number): number {
    return this.#optionOf[this.#set[this.#start[item]!]!]!;
  }

  /** The labeling of the options taken, once all is covered. */
  labeling(): number[] {
    return Array.from(this.#held);
  }

  /** Keeps the state, to go back to it; returns the level that `restore` takes. */
  save(): number {
    const { length } = this.#state;
    if ((this.#levels + 1) * length > this.#saved.length) {
      const longer = new Int32Array(2 * this.#saved.length);
      longer.set(this.#saved);
      this.#saved = longer;
    }
    this.#saved.set(this.#state, this.#levels * length);
    return this.#levels++;
  }

  /** Goes back to the state of a level, and forgets those saved since. */
  restore(level: number): void {
    const { length } = this.#state;
    this.#state.set(this.#saved.subarray(level * length, (level + 1) * length));
    this.#levels = level;
    this.#forced.length = 0;
  }

  #narrowest(items: number): number | undefined {
    const state = this.#state;
    let best: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (let item = 0; item < items; item++) {
      const need = state[2 * item + 1]!;
      if (need === 0) continue;
      const spare = state[2 * item]! - need;
      if (spare >= least) continue;
      best = item;
      least = spare;
      if (spare <= 1) break;
    }
    return best;
  }

  #settle(): boolean {
    while (this.#forced.length > 0) {
      const item = this.#forced.pop()!;
      while (this.#state[2 * item + 1]! > 0) if (!this.#cover(this.optionOf(item))) return false;
    }
    return true;
  }

  /** Covers the items of an option once more, and takes out the options that are left of those fully covered. */
  #cover(option: number): boolean {
    const [state, set, start, itemOf, optionOf] = [this.#state, this.#set, this.#start, this.#itemOf, this.#optionOf];
    const { labels } = this.#problem;
    const first = this.#firstNode[option]!;
    const end = this.#firstNode[option + 1]!;
    this.#held[Math.floor(option / labels)] = option % labels;
    for (let node = first; node < end; node++) {
      const item = itemOf[node]!;
      this.#exchange(node, item);
      state[2 * item + 1]!--;
    }
    for (let node = first; node < end; node++) {
      const item = itemOf[node]!;
      if (state[2 * item + 1] !== 0) continue;
      const last = start[item]! + state[2 * item]!;
      for (let at = start[item]!; at < last; at++) if (!this.#takeOut(optionOf[set[at]!]!)) return false;
    }
    return true;
  }

  /** Takes an option out of those of its items that still need some; false if one of these has too few left. */
  #takeOut(option: number): boolean {
    const [state, itemOf, place] = [this.#state, this.#itemOf, this.#place];
    const end = this.#firstNode[option + 1]!;
    for (let node = this.#firstNode[option]!; node < end; node++) {
      const item = itemOf[node]!;
      const need = state[2 * item + 1]!;
      // An option of two items that are fully covered is met twice.
      if (need === 0 || place[node]! >= state[2 * item]!) continue;
      this.#exchange(node, item);
      const size = state[2 * item]!;
      if (size < need) return false;
      if (size === need) this.#forced.push(item);
    }
    return true;
  }

  /** The node changes places with the last open one of its item, and is open no more. */
  #exchange(node: number, item: number): void {
    const [set, place] = [this.#set, this.#place];
    const start = this.#start[item]!;
    const at = place[node]!;
    const last = --this.#state[2 * item]!;
    const other = set[start + last]!;
    set[start + at] = other;
    place[other] = at;
    set[start + last] = node;
    place[node] = last;
    this.work++;
  }
}
