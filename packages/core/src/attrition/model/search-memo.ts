/**
 * Where someone has looked in vain: the labels, or the asterisms, in which there was nothing to find. Nothing is to be
 * found there either as long as nothing has changed.
 */
export class Vain {
  /** How often each has changed, counted by the position. */
  readonly #changes: Int32Array;
  /** How often it had changed when it was last looked through in vain. */
  readonly #looked: Int32Array;

  constructor(changes: Int32Array) {
    this.#changes = changes;
    this.#looked = new Int32Array(changes.length).fill(-1);
  }

  has(index: number): boolean {
    return this.#looked[index] === this.#changes[index];
  }

  add(index: number): void {
    this.#looked[index] = this.#changes[index]!;
  }

  /** After a look everywhere: all but those where something was found. */
  addAllBut(fruitful: ReadonlySet<number>): void {
    for (let index = 0; index < this.#looked.length; index++) if (!fruitful.has(index)) this.add(index);
  }

  /** Those that are worth a look. */
  others(): number[] {
    const others: number[] = [];
    for (let index = 0; index < this.#looked.length; index++) if (!this.has(index)) others.push(index);
    return others;
  }
}
