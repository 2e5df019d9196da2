import { makeRandom } from '../../basis/index.ts';
import type { Problem } from '../../puzzle/index.ts';
import { type Combination, combine } from './combination.ts';

/** Six asterisms against six: more is past following. */
const MOST_ASTERISMS = 12;
/** How many combinations are of use. */
const MOST_COMBINATIONS = 300;
/** How many vectors of a size are carried on from each asterism, and the bound that makes them fewer on a large board. */
const WIDEST = 12;
const WORK = 12_000;
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
 * Vectors that weigh the cells as nothing, one asterism or two do are left out: they are the affair of lower theorems.
 */
export function findShortCombinations(problem: Problem): Combination[] {
  if (problem.asterisms.length > LARGEST_BOARD) return [];
  const lattice = latticeOf(problem);
  const vectors = grow(lattice).sort((a, b) => a.norm - b.norm || a.times.length - b.times.length);
  const told = plainSketches(lattice.weights);
  const kept: Combination[] = [];
  for (const { asterisms, times, weights } of vectors) {
    if (told.has(Math.abs(weights))) continue;
    told.add(Math.abs(weights));
    // The larger family comes first.
    const sign = times.reduce((sum, each) => sum + each, 0) < 0 ? -1 : 1;
    kept.push(
      combine(
        problem,
        asterisms,
        times.map((each) => sign * each),
      ),
    );
    if (kept.length === MOST_COMBINATIONS) break;
  }
  return kept;
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
  const seen = new Set<number>();
  const grown: Vector[] = [];
  for (const [a, products] of overlaps.entries()) {
    const sketches = { coefficients: coefficients[a]!, weights: weights[a]! };
    let level: Vector[] = [{ asterisms: [a], times: [1], products, norm: products[a]!, ...sketches }];
    for (let size = 2; size <= MOST_ASTERISMS && level.length > 0; size++) {
      level = lengthened(level, lattice, width, seen);
      for (const vector of level) grown.push(vector);
    }
  }
  return grown;
}

/** The shortest vectors, not seen before, with one asterism more than the given ones. */
function lengthened(level: readonly Vector[], lattice: Lattice, width: number, seen: Set<number>): Vector[] {
  const { overlaps, longest } = lattice;
  const count = overlaps.length;
  const byNorm: number[][] = Array.from({ length: longest + 1 }, () => []);
  for (const [i, { asterisms, products, norm }] of level.entries())
    for (let a = 0; a < count; a++)
      if (products[a] !== 0 && !asterisms.includes(a))
        byNorm[norm - 2 * Math.abs(products[a]!) + overlaps[a]![a]!]?.push(i * count + a);
  const next: Vector[] = [];
  for (const longer of byNorm)
    for (const choice of longer) {
      if (next.length === width) return next;
      const vector = level[Math.floor(choice / count)]!;
      const a = choice % count;
      const sign = vector.products[a]! > 0 ? -1 : 1;
      const sketch = Math.abs(vector.coefficients + sign * lattice.coefficients[a]!);
      if (seen.has(sketch)) continue;
      seen.add(sketch);
      next.push(extended(vector, a, sign, lattice));
    }
  return next;
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
