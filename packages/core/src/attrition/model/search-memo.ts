/**
 * A memo of fruitless searches: the labels, or the asterisms, in which a search found nothing. It need not search them
 * again until something has changed there.
 */
export class SearchMemo {
  /** How often each has changed, counted by the position. */
  readonly #changes: Int32Array;
  /** How often each had changed when it was last searched and nothing was found. */
  readonly #searched: Int32Array;

  constructor(changes: Int32Array) {
    this.#changes = changes;
    this.#searched = new Int32Array(changes.length).fill(-1);
  }

  isFruitless(index: number): boolean {
    return this.#searched[index] === this.#changes[index];
  }

  note(index: number): void {
    this.#searched[index] = this.#changes[index]!;
  }

  /** After a search among some: notes all of them but those where something was found. */
  noteAllBut(fruitful: ReadonlySet<number>, among: readonly number[]): void {
    for (const index of among) if (!fruitful.has(index)) this.note(index);
  }

  /** Those in which something may be found: all, or of some that are asked for. */
  worthSearching(asked?: ReadonlySet<number>): number[] {
    const others: number[] = [];
    for (let index = 0; index < this.#searched.length; index++)
      if (!this.isFruitless(index) && (!asked || asked.has(index))) others.push(index);
    return others;
  }
}
