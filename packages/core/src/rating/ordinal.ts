import { solvePositiveDefinite } from './cholesky.ts';

/** One observation: how much it shows of each feature, and the group, from 0, that it was judged to be in. */
export interface Observation {
  readonly features: readonly number[];
  readonly group: number;
}

/**
 * A proportional-odds model: an observation of strain Σ weights·features is in group k or below with probability
 * 1 / (1 + exp(strain − cuts[k])).
 */
export interface OrdinalModel {
  readonly weights: readonly number[];
  /** Ascending, one fewer than there are groups. */
  readonly cuts: readonly number[];
}

const MAX_ROUNDS = 200;
const ENOUGH = 1e-9;

/**
 * The model that makes the observations most likely, large weights being held back by `ridge`. No weight is below its floor,
 * nought unless given: more of a feature never makes easier. Every group must have an observation.
 *
 * Likelihood and ridge are concave, so Newton's method finds the only maximum; weights that would fall below their floor are
 * held there (Bertsekas's projected Newton method).
 */
export function fitOrdinal(
  observations: readonly Observation[],
  groups: number,
  ridge: number,
  floors: readonly number[] = [],
): OrdinalModel {
  const size = observations[0]?.features.length ?? 0;
  const likelihood = new Likelihood(observations, size, groups - 1, ridge);
  const floor = Float64Array.from({ length: size }, (_, i) => floors[i] ?? 0);
  let at = new Float64Array(size + groups - 1);
  at.set(floor);
  at.set(startingCuts(observations, groups), size);
  let value = likelihood.value(at);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { gradient, curvature } = likelihood.slopes(at);
    const free = [...at.keys()].filter((i) => i >= size || at[i]! > floor[i]! || gradient[i]! > 0);
    const direction = newtonDirection(free, gradient, curvature);
    const next = search(likelihood, at, value, direction, floor);
    if (!next) break;
    const gain = next.value - value;
    ({ at, value } = next);
    if (gain < ENOUGH) break;
  }
  return { weights: [...at.subarray(0, size)], cuts: [...at.subarray(size)] };
}

/** The cuts that are right for observations without features. */
function startingCuts(observations: readonly Observation[], groups: number): number[] {
  const sizes = new Array<number>(groups).fill(0);
  for (const { group } of observations) sizes[group]!++;
  let below = 0;
  return sizes.slice(0, -1).map((count) => {
    below += count;
    return Math.log(below / (observations.length - below));
  });
}

function newtonDirection(
  free: readonly number[],
  gradient: Float64Array,
  curvature: readonly Float64Array[],
): Float64Array {
  const solved = solvePositiveDefinite(
    free.map((i) => Float64Array.from(free, (j) => curvature[i]![j]!)),
    Float64Array.from(free, (i) => gradient[i]!),
  );
  const direction = new Float64Array(gradient.length);
  for (const [k, i] of free.entries()) direction[i] = solved[k]!;
  return direction;
}

/** The first better point on the way, halving the step until there is one. */
function search(
  likelihood: Likelihood,
  at: Float64Array,
  value: number,
  direction: Float64Array,
  floor: Float64Array,
): { at: Float64Array<ArrayBuffer>; value: number } | undefined {
  for (let step = 1; step > 1e-10; step /= 2) {
    const next = at.map((x, i) => Math.max(floor[i] ?? Number.NEGATIVE_INFINITY, x + step * direction[i]!));
    const reached = likelihood.value(next);
    if (reached > value) return { at: next, value: reached };
  }
  return undefined;
}

/**
 * Between the cuts b < a around its group an observation of strain s has likelihood
 * σ(a−s) − σ(b−s) = σ(a−s) · σ(s−b) · (1 − exp(b−a)), where σ is the logistic function. The three factors are kept apart:
 * each is concave in its logarithm and has slopes that are easy to write down.
 */
class Likelihood {
  readonly #observations: readonly Observation[];
  /** How many weights come before the cuts. */
  readonly #size: number;
  readonly #cuts: number;
  readonly #ridge: number;

  constructor(observations: readonly Observation[], size: number, cuts: number, ridge: number) {
    this.#observations = observations;
    this.#size = size;
    this.#cuts = cuts;
    this.#ridge = ridge;
  }

  value(at: Float64Array): number {
    let sum = 0;
    for (let i = 0; i < this.#size; i++) sum -= (this.#ridge / 2) * at[i]! ** 2;
    for (const observation of this.#observations) {
      const { strain, upper, lower } = this.#place(at, observation);
      if (upper >= 0) sum -= softplus(strain - at[upper]!);
      if (lower >= 0) sum -= softplus(at[lower]! - strain);
      if (upper < 0 || lower < 0) continue;
      if (at[upper]! <= at[lower]!) return Number.NEGATIVE_INFINITY;
      sum += Math.log(-Math.expm1(at[lower]! - at[upper]!));
    }
    return sum;
  }

  /** The slopes of the value, and its curvature turned positive. */
  slopes(at: Float64Array): { gradient: Float64Array; curvature: Float64Array[] } {
    const gradient = new Float64Array(at.length);
    const curvature = Array.from(at, () => new Float64Array(at.length));
    for (let i = 0; i < this.#size; i++) {
      gradient[i]! -= this.#ridge * at[i]!;
      curvature[i]![i]! += this.#ridge;
    }
    for (const observation of this.#observations) {
      const { strain, upper, lower } = this.#place(at, observation);
      if (upper >= 0) this.#addSide(gradient, curvature, observation.features, upper, 1, logistic(strain - at[upper]!));
      if (lower >= 0)
        this.#addSide(gradient, curvature, observation.features, lower, -1, logistic(at[lower]! - strain));
      if (upper >= 0 && lower >= 0) addGap(gradient, curvature, upper, lower, at[upper]! - at[lower]!);
    }
    return { gradient, curvature };
  }

  #place(at: Float64Array, { features, group }: Observation): { strain: number; upper: number; lower: number } {
    let strain = 0;
    for (let i = 0; i < this.#size; i++) strain += at[i]! * features[i]!;
    return {
      strain,
      upper: group < this.#cuts ? this.#size + group : -1,
      lower: group > 0 ? this.#size + group - 1 : -1,
    };
  }

  /** Adds ln σ(sign · (cut − strain)), whose slope against the cut is sign · miss. */
  #addSide(
    gradient: Float64Array,
    curvature: readonly Float64Array[],
    features: readonly number[],
    cut: number,
    sign: number,
    miss: number,
  ): void {
    const bend = miss * (1 - miss);
    gradient[cut]! += sign * miss;
    curvature[cut]![cut]! += bend;
    for (let i = 0; i < this.#size; i++) {
      const feature = features[i]!;
      if (feature === 0) continue;
      gradient[i]! -= sign * miss * feature;
      curvature[cut]![i]! -= bend * feature;
      for (let j = 0; j <= i; j++) curvature[i]![j]! += bend * feature * features[j]!;
    }
  }
}

/** Adds ln(1 − exp(−gap)), where the gap is that between two cuts. */
function addGap(
  gradient: Float64Array,
  curvature: readonly Float64Array[],
  upper: number,
  lower: number,
  gap: number,
): void {
  const slope = 1 / Math.expm1(gap);
  const bend = slope * (1 + slope);
  gradient[upper]! += slope;
  gradient[lower]! -= slope;
  curvature[upper]![upper]! += bend;
  curvature[lower]![lower]! += bend;
  curvature[upper]![lower]! -= bend;
}

function logistic(x: number): number {
  return 1 / (1 + Math.exp(-x));
}

/** ln(1 + exp x), also where exp x is too large to hold. */
function softplus(x: number): number {
  return Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
}
