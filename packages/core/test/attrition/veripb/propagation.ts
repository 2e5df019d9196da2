/** Literals with positive coefficients that reach a degree: `5` is x5, `-5` is ~x5. */
export interface Constraint {
  readonly terms: ReadonlyMap<number, bigint>;
  readonly degree: bigint;
}

interface Watched {
  readonly terms: readonly (readonly [literal: number, coefficient: number])[];
  readonly heaviest: number;
  /** By how much the literals that are not false exceed the degree. */
  slack: number;
}

function safe(value: bigint): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new Error(`${value} is too large for propagation.`);
  return number;
}

/** Unit propagation over constraints that come and go. */
export class Propagation {
  readonly #constraints = new Map<number, Watched>();
  /** Per literal the constraints that it is in, and how much it counts there. */
  readonly #holders = new Map<number, Map<Watched, number>>();
  /** The literals that are true, in the order they became so. */
  readonly #trail: number[] = [];
  /** Where they stand in it. */
  readonly #places = new Map<number, number>();
  /** How many of them the constraints have been told. */
  #told = 0;
  #contradicts = false;

  add(id: number, constraint: Constraint): void {
    const watched = this.#watch(constraint);
    this.#constraints.set(id, watched);
    if (!this.#settle([watched])) this.#contradicts = true;
  }

  /** What followed from the constraints that go need not follow any more. */
  delete(ids: readonly number[]): void {
    for (const id of ids) {
      const watched = this.#constraints.get(id);
      if (!watched) throw new Error(`There is no constraint ${id} to delete.`);
      this.#unwatch(watched);
      this.#constraints.delete(id);
    }
    this.#undo(0);
    this.#contradicts = !this.#settle(this.#constraints.values());
  }

  /** Whether a contradiction follows once another constraint is there. */
  refutes(constraint: Constraint): boolean {
    if (this.#contradicts) return true;
    const mark = this.#trail.length;
    const watched = this.#watch(constraint);
    const consistent = this.#settle([watched]);
    this.#undo(mark);
    this.#unwatch(watched);
    return !consistent;
  }

  #watch({ terms, degree }: Constraint): Watched {
    const listed = [...terms].map(([literal, coefficient]) => [literal, safe(coefficient)] as const);
    const watched: Watched = {
      terms: listed,
      heaviest: listed.reduce((most, [, coefficient]) => Math.max(most, coefficient), 0),
      slack: listed.reduce((sum, [, coefficient]) => sum + coefficient, -safe(degree)),
    };
    for (const [literal, coefficient] of listed) {
      const held = this.#holders.get(literal) ?? new Map<Watched, number>();
      this.#holders.set(literal, held.set(watched, coefficient));
      if ((this.#places.get(-literal) ?? Number.POSITIVE_INFINITY) < this.#told) watched.slack -= coefficient;
    }
    return watched;
  }

  #unwatch(watched: Watched): void {
    for (const [literal] of watched.terms) this.#holders.get(literal)!.delete(watched);
  }

  /** Draws all that follows, from these constraints on; false if that is a contradiction. */
  #settle(begin: Iterable<Watched>): boolean {
    for (const watched of begin) if (!this.#force(watched)) return false;
    while (this.#told < this.#trail.length) {
      const held = this.#holders.get(-this.#trail[this.#told++]!) ?? new Map<Watched, number>();
      // All of them are told, even after a contradiction, so that it can be taken back.
      for (const [watched, coefficient] of held) watched.slack -= coefficient;
      for (const watched of held.keys()) if (!this.#force(watched)) return false;
    }
    return true;
  }

  #force({ terms, heaviest, slack }: Watched): boolean {
    if (slack < 0) return false;
    if (heaviest <= slack) return true;
    for (const [literal, coefficient] of terms)
      if (coefficient > slack && !this.#places.has(literal) && !this.#places.has(-literal)) {
        this.#places.set(literal, this.#trail.length);
        this.#trail.push(literal);
      }
    return true;
  }

  #undo(mark: number): void {
    while (this.#trail.length > mark) {
      const literal = this.#trail.pop()!;
      this.#places.delete(literal);
      if (this.#trail.length >= this.#told) continue;
      this.#told--;
      for (const [watched, coefficient] of this.#holders.get(-literal) ?? []) watched.slack += coefficient;
    }
  }
}
