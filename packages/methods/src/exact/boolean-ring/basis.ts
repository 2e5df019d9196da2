import { PAUSE } from '@latin-puzzles/core/engine';
import { MonomialHeap } from './monomial-heap.ts';
import { type Monomials, ONE } from './monomials.ts';

/** A polynomial over the field of two elements: the monomials it has, in any order. */
export type Polynomial = readonly number[];

/** A polynomial that is not zero: its greatest monomial, and the others. */
export interface Element {
  readonly lead: number;
  tail: Polynomial;
}

/** Two elements whose leads may cancel; or one, and a variable of its lead, whose square is itself. */
interface Pair {
  readonly one: Element;
  readonly other: Element | number;
  readonly common: number;
}

/** How much work is left: so many monomials may still be met, in reductions and as leads beside a new one. */
export interface Work {
  left: number;
}

/** Monomials are met so many times, a few milliseconds, between two pauses. */
const SLICE = 20_000;

/**
 * A Gröbner basis in a Boolean ring as far as pairs up to some degree make it one, by Buchberger's algorithm with the criteria
 * of Gebauer and Möller. Nothing if the work runs out before.
 */
export function* completeBasis(
  monomials: Monomials,
  polynomials: readonly Polynomial[],
  highest: number,
  work: Work,
): Generator<typeof PAUSE, readonly Element[] | undefined, undefined> {
  const basis = new Map<number, Element>();
  const pairs: Pair[][] = Array.from({ length: highest + 1 }, () => []);
  const degreeOf = (polynomial: Polynomial) =>
    polynomial.reduce((most, monomial) => Math.max(most, monomials.degree(monomial)), 0);
  /** Polynomials that are yet to be reduced, the one to take next at the end. */
  const waiting = [...polynomials].sort((a, b) => degreeOf(b) - degreeOf(a));
  let paused = work.left;
  let reached = 0;
  for (;;) {
    const degree = pairs.findIndex(({ length }) => length > 0);
    if (waiting.length === 0 && degree > reached && !tidy(monomials, basis, work)) return undefined;
    if (waiting.length === 0) reached = degree;
    const polynomial = waiting.pop() ?? (degree >= 0 ? combine(monomials, pairs[degree]!.pop()!) : undefined);
    if (!polynomial) return [...basis.values()];
    const element = reduce(monomials, basis, polynomial, work);
    if (element === 'spent') return undefined;
    if (element?.lead === ONE) return [element];
    if (element) {
      work.left -= basis.size;
      for (const { lead, tail } of include(monomials, basis, pairs, element)) waiting.push([lead, ...tail]);
    }
    if (paused - work.left < SLICE) continue;
    paused = work.left;
    yield PAUSE;
  }
}

/** What is left of a polynomial when no lead of the basis divides any of its monomials; nothing if that is zero. */
function reduce(
  monomials: Monomials,
  basis: ReadonlyMap<number, Element>,
  polynomial: Polynomial,
  work: Work,
): Element | 'spent' | undefined {
  const heap = new MonomialHeap(monomials);
  for (const monomial of polynomial) heap.push(monomial);
  const rest: number[] = [];
  for (let monomial = heap.pop(); monomial !== undefined; monomial = heap.pop()) {
    // A monomial that occurs twice is zero.
    if (heap.top() === monomial) {
      heap.pop();
      continue;
    }
    const reducer = reducerOf(monomials, basis, monomial);
    if (!reducer) {
      rest.push(monomial);
      continue;
    }
    work.left -= reducer.tail.length + 1;
    if (work.left < 0 || monomials.isFull) return 'spent';
    const factor = monomials.without(monomial, reducer.lead);
    for (const other of reducer.tail) heap.push(monomials.multiply(factor, other));
  }
  const [lead, ...tail] = rest;
  return lead === undefined ? undefined : { lead, tail };
}

/** Reduces the tails of all elements; false if the work runs out. */
function tidy(monomials: Monomials, basis: ReadonlyMap<number, Element>, work: Work): boolean {
  for (const element of [...basis.values()].sort((a, b) => monomials.compare(a.lead, b.lead))) {
    const rest = reduce(monomials, basis, element.tail, work);
    if (rest === 'spent') return false;
    element.tail = rest ? [rest.lead, ...rest.tail] : [];
  }
  return true;
}

function reducerOf(monomials: Monomials, basis: ReadonlyMap<number, Element>, monomial: number): Element | undefined {
  for (const divisor of monomials.divisors(monomial)) {
    const element = basis.get(divisor);
    if (element) return element;
  }
  return undefined;
}

/** What a pair adds up to when each part is multiplied so that the leads are equal and cancel. */
function combine(monomials: Monomials, { one, other, common }: Pair): number[] {
  // A variable times its lead is that lead.
  if (typeof other === 'number') return one.tail.flatMap((monomial) => [monomials.times(monomial, other), monomial]);
  const scale = ({ lead, tail }: Element) => {
    const factor = monomials.without(common, lead);
    return tail.map((monomial) => monomials.multiply(factor, monomial));
  };
  return [...scale(one), ...scale(other)];
}

/**
 * Adds an element to the basis, and the pairs that it makes with others and with the variables of its lead. Returns the
 * elements whose leads it divides, which are in the basis no more.
 */
function include(monomials: Monomials, basis: Map<number, Element>, pairs: Pair[][], element: Element): Element[] {
  const { lead } = element;
  const removed = new Set([...basis.values()].filter((other) => monomials.divides(lead, other.lead)));
  for (const other of removed) basis.delete(other.lead);
  const isNeeded = ({ one, other, common }: Pair) => {
    if (removed.has(one)) return false;
    if (typeof other === 'number') return true;
    if (removed.has(other)) return false;
    const isBetween = monomials.divides(lead, common);
    return !isBetween || [one, other].some((each) => monomials.multiply(each.lead, lead) === common);
  };
  for (const [degree, held] of pairs.entries()) pairs[degree] = held.filter(isNeeded);

  const degree = monomials.degree(lead);
  /** Pairs with others, by the degree of what they have in common; those without a shared variable reduce to zero. */
  const fresh: { readonly pair: Pair; readonly isCoprime: boolean }[][] = pairs.map(() => []);
  for (const one of basis.values()) {
    const shared = monomials.shared(one.lead, lead);
    const place = fresh[monomials.degree(one.lead) + degree - shared];
    if (place) {
      const pair: Pair = { one, other: element, common: monomials.multiply(one.lead, lead) };
      if (shared === 0) place.unshift({ pair, isCoprime: true });
      else place.push({ pair, isCoprime: false });
    }
  }
  const kept: Pair[] = [];
  for (const [at, held] of fresh.entries())
    for (const { pair, isCoprime } of held) {
      if (kept.some(({ common }) => monomials.divides(common, pair.common))) continue;
      kept.push(pair);
      if (!isCoprime) pairs[at]!.push(pair);
    }
  for (const variable of monomials.variablesOf(lead))
    pairs[degree + 1]?.push({ one: element, other: variable, common: lead });
  basis.set(lead, element);
  return [...removed];
}
