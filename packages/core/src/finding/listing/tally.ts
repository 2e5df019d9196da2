/**
 * Follows a changing set of cells: for every difference how many of its cells are members and, when only one is, which.
 * Both are numbers, a count and a sum, so that a change costs no more than the differences through the cell.
 */
export class DifferenceTally {
  /** For each cell, of how many differences it is the only member. */
  readonly sole: Int32Array;
  readonly #members: Uint8Array;
  readonly #through: number[][];
  #counts: number[] = [];
  #sums: number[] = [];

  constructor(cells: number) {
    this.sole = new Int32Array(cells);
    this.#members = new Uint8Array(cells);
    this.#through = Array.from({ length: cells }, () => []);
  }

  enter(cell: number): void {
    const { sole } = this;
    const counts = this.#counts;
    const sums = this.#sums;
    this.#members[cell] = 1;
    for (const i of this.#through[cell]!) {
      if (counts[i] === 1) sole[sums[i]!]!--;
      counts[i]!++;
      sums[i]! += cell;
      if (counts[i] === 1) sole[cell]!++;
    }
  }

  leave(cell: number): void {
    const { sole } = this;
    const counts = this.#counts;
    const sums = this.#sums;
    this.#members[cell] = 0;
    for (const i of this.#through[cell]!) {
      if (counts[i] === 1) sole[cell]!--;
      counts[i]!--;
      sums[i]! -= cell;
      if (counts[i] === 1) sole[sums[i]!]!++;
    }
  }

  /** Takes in one more difference. */
  admit(set: readonly number[]): void {
    const index = this.#counts.length;
    let count = 0;
    let sum = 0;
    for (const cell of set) {
      this.#through[cell]!.push(index);
      if (!this.#members[cell]) continue;
      count++;
      sum += cell;
    }
    this.#counts.push(count);
    this.#sums.push(sum);
    if (count === 1) this.sole[sum]!++;
  }

  /** For each cell that is the only member of some difference, the first such difference. */
  needed(): number[] {
    const seen = new Set<number>();
    const needed: number[] = [];
    for (const [i, count] of this.#counts.entries()) {
      if (count !== 1 || seen.has(this.#sums[i]!)) continue;
      seen.add(this.#sums[i]!);
      needed.push(i);
    }
    return needed;
  }

  /** Forgets all differences, but not the members. */
  clear(): void {
    this.sole.fill(0);
    for (const through of this.#through) through.length = 0;
    this.#counts = [];
    this.#sums = [];
  }
}
