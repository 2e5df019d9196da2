import { makeRandom } from '../../basis/index.ts';
import type { Problem } from '../../puzzle/index.ts';
import { type Combination, combine } from './combination.ts';

/** Six asterisms against six: more is past following. */
const MOST_ASTERISMS = 12;
/** How many combinations are of use. */
const MOST_COMBINATIONS = 300;
/** How many vectors of a size are carried on from each asterism, and the bound that makes them fewer on a large board. */
const WIDEST = 48;
const WORK = 18_000;
/** With more asterisms than this the search would take too long. */
const LARGEST_BOARD = 256;

/**
 * A vector of the lattice: the coefficients of asterisms, the products of these with the overlaps of each asterism, and the
 * square of the length. Two sketches, linear images of the coefficients and of the weights of the cells, tell vectors apart.
 */
interface Vector {
  readonly asterisms: readonly number[];
  readonly times: readonly number[];
  readonly products: Int32Array;
  readonly norm: number;
  readonly coefficients: number;
  readonly weights: number;
}

/**
 * The combinations of a board's asterisms that leave little sticking out, those with the least first.
 *
 * The rows of the incidence matrix M of asterisms and cells span a lattice. Coefficients y weigh the cells by yM, and the
 * squares of the weights add up to y(MMᵀ)y, where MMᵀ counts the cells that asterisms share. So the least sticks out of
 * the short vectors of that lattice. They are grown from each asterism by adding others with the sign that shortens more,
 * a few of the shortest being carried on at every size. No vector is longer than two asterisms that share nothing: beyond
 * that the parts say more than the whole.
 *
 * Vectors that look alike are all taken or all left, so what is found does not depend on how cells and asterisms are
 * numbered: a puzzle is as hard as it is in any other guise.
 *
 * Vectors that weigh the cells as nothing, one asterism or two do are left out: they are the affair of lower theorems.
 */
export function findShortCombinations(problem: Problem): Combination[] {
  if (problem.asterisms.length > LARGEST_BOARD) return [];
  const lattice = latticeOf(problem);
  const told = plainSketches(lattice.weights);
  const found = grow(lattice)
    .sort((a, b) => a.times.length - b.times.length)
    .filter(({ weights }) => isNew(Math.abs(weights), told));
  return wholeGroups(found, (a, b) => a.norm - b.norm || a.times.length - b.times.length, MOST_COMBINATIONS).map(
    ({ asterisms, times }) => {
      // The larger family comes first.
      const sign = times.reduce((sum, each) => sum + each, 0) < 0 ? -1 : 1;
      return combine(
        problem,
        asterisms,
        times.map((each) => sign * each),
      );
    },
  );
}

function isNew(sketch: number, told: Set<number>): boolean {
  if (told.has(sketch)) return false;
  told.add(sketch);
  return true;
}

interface Lattice {
  /** MMᵀ: how many cells each two asterisms share. */
  readonly overlaps: readonly Int32Array[];
  readonly longest: number;
  /** The sketches of each asterism alone. */
  readonly coefficients: readonly number[];
  readonly weights: readonly number[];
}

function latticeOf({ cells, asterisms }: Problem): Lattice {
  const holders: number[][] = Array.from({ length: cells }, () => []);
  for (const [a, held] of asterisms.entries()) for (const cell of held) holders[cell]!.push(a);
  const overlaps = asterisms.map(() => new Int32Array(asterisms.length));
  for (const together of holders) for (const a of together) for (const b of together) overlaps[a]![b]!++;
  // Sums of so many random numbers stay exact. Should two fall together, a combination is lost and nothing else.
  const random = makeRandom(cells);
  const ofCell = holders.map(() => random.below(2 ** 32));
  return {
    overlaps,
    longest: 2 * asterisms.reduce((most, held) => Math.max(most, held.length), 0),
    coefficients: asterisms.map(() => random.below(2 ** 32)),
    weights: asterisms.map((held) => held.reduce((sum, cell) => sum + ofCell[cell]!, 0)),
  };
}

/** The sketches, but for their sign, of nothing, of single asterisms, and of the sums and differences of two. */
function plainSketches(weights: readonly number[]): Set<number> {
  const plain = new Set([0, ...weights]);
  for (const [i, a] of weights.entries())
    for (const b of weights.slice(0, i)) {
      plain.add(a + b);
      plain.add(Math.abs(a - b));
    }
  return plain;
}

function grow(lattice: Lattice): Vector[] {
  const { overlaps, coefficients, weights } = lattice;
  const width = Math.max(1, Math.min(WIDEST, Math.floor(WORK / overlaps.length ** 2)));
  const grown = new Map<number, Vector>();
  for (const [a, products] of overlaps.entries()) {
    const sketches = { coefficients: coefficients[a]!, weights: weights[a]! };
    let level: Vector[] = [{ asterisms: [a], times: [1], products, norm: products[a]!, ...sketches }];
    for (let size = 2; size <= MOST_ASTERISMS && level.length > 0; size++) {
      level = lengthened(level, lattice, width);
      for (const vector of level) grown.set(Math.abs(vector.coefficients), vector);
    }
  }
  return [...grown.values()];
}

/** The shortest vectors with one asterism more than the given ones. */
function lengthened(level: readonly Vector[], lattice: Lattice, width: number): Vector[] {
  const { overlaps, longest } = lattice;
  const count = overlaps.length;
  const byNorm: number[][] = Array.from({ length: longest + 1 }, () => []);
  for (const [i, { asterisms, products, norm }] of level.entries())
    for (let a = 0; a < count; a++)
      if (products[a] !== 0 && !asterisms.includes(a))
        byNorm[norm - 2 * Math.abs(products[a]!) + overlaps[a]![a]!]?.push(i * count + a);
  const next: Vector[] = [];
  const seen = new Set<number>();
  for (const choices of byNorm) {
    const longer: Vector[] = [];
    for (const choice of choices) {
      const vector = level[Math.floor(choice / count)]!;
      const a = choice % count;
      const sign = vector.products[a]! > 0 ? -1 : 1;
      if (isNew(Math.abs(vector.coefficients + sign * lattice.coefficients[a]!), seen))
        longer.push(extended(vector, a, sign, lattice));
    }
    const room = width - next.length;
    const taken = wholeGroups(longer, () => 0, room);
    next.push(...taken);
    if (taken.length < longer.length) break;
  }
  return next;
}

/**
 * The first of some vectors in an order, at most so many; of those that nothing tells apart but how the asterisms are
 * numbered, all or none.
 */
function wholeGroups(vectors: readonly Vector[], order: (a: Vector, b: Vector) => number, most: number): Vector[] {
  const looks = new Map(vectors.map((vector) => [vector, lookOf(vector)]));
  const compare = (a: Vector, b: Vector) => order(a, b) || looks.get(a)! - looks.get(b)!;
  const sorted = vectors.toSorted(compare);
  let end = Math.min(most, sorted.length);
  while (end > 0 && end < sorted.length && compare(sorted[end - 1]!, sorted[end]!) === 0) end--;
  return sorted.slice(0, end);
}

/** How a vector lies among the asterisms, whatever their numbers and its sign. */
function lookOf({ products }: Vector): number {
  let look = 0;
  for (let a = 0; a < products.length; a++) look += Math.abs(products[a]!) ** 3;
  return look;
}

function extended(vector: Vector, a: number, sign: number, lattice: Lattice): Vector {
  const row = lattice.overlaps[a]!;
  const products = new Int32Array(row.length);
  for (let b = 0; b < row.length; b++) products[b] = vector.products[b]! + sign * row[b]!;
  return {
    asterisms: [...vector.asterisms, a],
    times: [...vector.times, sign],
    products,
    norm: vector.norm + 2 * sign * vector.products[a]! + row[a]!,
    coefficients: vector.coefficients + sign * lattice.coefficients[a]!,
    weights: vector.weights + sign * lattice.weights[a]!,
  };
}
