/** The monomial without variables. */
export const ONE = 0;

/** Products that are remembered, about a gigabyte with the monomials they are of. */
const MOST_PRODUCTS = 4_000_000;

/**
 * Monomials of a Boolean ring, in which every variable equals its square: sets of variables, each known by a number. They
 * form a tree: below a monomial are those with one more variable, which comes after its own.
 */
export class Monomials {
  readonly #variables: number;
  readonly #parents: number[] = [-1];
  readonly #lasts: number[] = [-1];
  readonly #degrees: number[] = [0];
  /** For each a bit set in which every variable has a bit, shared with others: most that do not divide differ there. */
  readonly #signatures: number[] = [0];
  readonly #divisors: (readonly number[] | undefined)[] = [[ONE]];
  readonly #products = new Map<number, number>();

  constructor(variables: number) {
    this.#variables = variables;
  }

  /** Whether there are so many that the memory of a machine may not hold more. */
  get isFull(): boolean {
    return this.#products.size > MOST_PRODUCTS;
  }

  degree(monomial: number): number {
    return this.#degrees[monomial]!;
  }

  /** The variables of a monomial, the last one first. */
  variablesOf(monomial: number): number[] {
    const variables: number[] = [];
    for (let m = monomial; m !== ONE; m = this.#parents[m]!) variables.push(this.#lasts[m]!);
    return variables;
  }

  /** A monomial times a variable. */
  times(monomial: number, variable: number): number {
    const last = this.#lasts[monomial]!;
    if (variable === last) return monomial;
    const key = monomial * this.#variables + variable;
    const known = this.#products.get(key);
    if (known !== undefined) return known;
    const product =
      variable > last
        ? this.#add(monomial, variable)
        : this.times(this.times(this.#parents[monomial]!, variable), last);
    this.#products.set(key, product);
    return product;
  }

  multiply(one: number, other: number): number {
    let product = one;
    for (let m = other; m !== ONE; m = this.#parents[m]!) product = this.times(product, this.#lasts[m]!);
    return product;
  }

  /** What is left of a monomial without the variables of another one. */
  without(monomial: number, other: number): number {
    const taken = this.variablesOf(other);
    return this.variablesOf(monomial)
      .filter((variable) => !taken.includes(variable))
      .reduce((rest, variable) => this.times(rest, variable), ONE);
  }

  /** All products of some of its variables. */
  divisors(monomial: number): readonly number[] {
    const known = this.#divisors[monomial];
    if (known) return known;
    const without = this.divisors(this.#parents[monomial]!);
    const last = this.#lasts[monomial]!;
    const all = [...without, ...without.map((divisor) => this.times(divisor, last))];
    this.#divisors[monomial] = all;
    return all;
  }

  divides(one: number, other: number): boolean {
    if (this.#signatures[one]! & ~this.#signatures[other]!) return false;
    let whole = other;
    for (let m = one; m !== ONE; m = this.#parents[m]!) {
      while (this.#lasts[whole]! > this.#lasts[m]!) whole = this.#parents[whole]!;
      if (this.#lasts[whole] !== this.#lasts[m]) return false;
    }
    return true;
  }

  /** How many variables two monomials share. */
  shared(one: number, other: number): number {
    if ((this.#signatures[one]! & this.#signatures[other]!) === 0) return 0;
    let count = 0;
    let [a, b] = [one, other];
    while (a !== ONE && b !== ONE) {
      const [inA, inB] = [this.#lasts[a]!, this.#lasts[b]!];
      if (inA === inB) count++;
      if (inA >= inB) a = this.#parents[a]!;
      if (inB >= inA) b = this.#parents[b]!;
    }
    return count;
  }

  /** Positive if the first is the greater one: that of higher degree, or else that which has the first variable they do not share. */
  compare(one: number, other: number): number {
    if (one === other) return 0;
    const byDegree = this.#degrees[one]! - this.#degrees[other]!;
    if (byDegree !== 0) return byDegree;
    let [a, b] = [one, other];
    while (this.#parents[a] !== this.#parents[b]) {
      a = this.#parents[a]!;
      b = this.#parents[b]!;
    }
    return this.#lasts[b]! - this.#lasts[a]!;
  }

  #add(parent: number, last: number): number {
    this.#parents.push(parent);
    this.#lasts.push(last);
    this.#degrees.push(this.#degrees[parent]! + 1);
    this.#signatures.push(this.#signatures[parent]! | (1 << (last & 31)));
    this.#divisors.push(undefined);
    return this.#parents.length - 1;
  }
}
