/** Gives out numbered things in the order of their numbers, from the first on, in whatever order they come in. */
export class InOrder<T> {
  #next: number;
  readonly #waiting = new Map<number, T>();

  constructor(first = 0) {
    this.#next = first;
  }

  /** The number that is given out next. */
  get next(): number {
    return this.#next;
  }

  put(number: number, thing: T): void {
    this.#waiting.set(number, thing);
  }

  /** What has its turn. */
  *ready(): Generator<T, void, undefined> {
    for (let thing = this.#waiting.get(this.#next); thing !== undefined; thing = this.#waiting.get(this.#next)) {
      this.#waiting.delete(this.#next++);
      yield thing;
    }
  }

  /** What still waits for something before it, in order: for the end, when nothing more will come. */
  rest(): T[] {
    return [...this.#waiting].sort(([a], [b]) => a - b).map(([, thing]) => thing);
  }
}
