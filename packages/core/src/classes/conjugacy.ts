import { makeRandom, type Random } from '../basis/index.ts';
import { composePermutations, identity, inverse, type Permutation } from '../board/index.ts';
import { makeInvariant } from './invariant.ts';
import { type ActingGroup, orderElement } from './structure.ts';

/** Elements of a group that the group takes to one another. */
export interface ConjugacyClass {
  readonly element: Permutation;
  readonly size: bigint;
  /** Generators of those that commute with the element. */
  readonly centralizer: readonly Permutation[];
}

/** So many elements of an invariant are looked at closely, twice as many after so many trials, and so on: few invariants are those of several classes. */
const PATIENCE = 4;
const TRIALS = 4096;
/** Of so many trials one is a random element, the others are products of elements of classes known, the small ones first. */
const RANDOM = 4;
/** Every other product is by an element of one of so many of the smallest classes. */
const LEAST = 8;
/** So many elements are multiplied by one another to draw from the group, and so often before the first is drawn. */
const POOL = 10;
const WARMING = 60;

/**
 * The conjugacy classes of a group. Elements are tried until the sizes of their classes add up to the order of the group: this
 * proves that none is missing. Small classes are seldom met at random, and are products of elements of other small
 * classes as a rule. The same group gives the same elements. Yields now and then.
 */
export function* conjugacyClasses(group: ActingGroup): Generator<undefined, ConjugacyClass[], undefined> {
  const { structure, generators, order } = group;
  const invariant = makeInvariant(structure);
  const random = makeRandom(1);
  const certificates = new Set<string>();
  const looks = new Map<number, number>();
  /** The smallest first. */
  const found: ConjugacyClass[] = [];
  let sum = 0n;

  const add = (element: Permutation, patience: number) => {
    const sign = invariant(element);
    const looked = looks.get(sign) ?? 0;
    if (looked >= patience) return;
    looks.set(sign, looked + 1);
    const { certificate, centralizer, order: commuting } = orderElement(structure, element);
    if (certificates.has(certificate)) return;
    certificates.add(certificate);
    const size = order / commuting;
    sum += size;
    const at = found.findIndex((other) => other.size > size);
    found.splice(at < 0 ? found.length : at, 0, { element, size, centralizer });
  };
  const small = () => found[Math.min(random.below(found.length), random.below(found.length))]!.element;
  const least = () => found[random.below(Math.min(LEAST, found.length))]!.element;

  const beginning = [identity(group.degree), ...generators];
  for (const element of beginning) add(element, beginning.length);
  const draw = sum < order ? randomElements(generators, random) : undefined;
  for (let trial = 0; sum < order; trial++) {
    const drawn = draw!();
    const factor = trial % 2 === 0 ? small() : least();
    const tried = trial % RANDOM === 0 ? drawn : composePermutations(small(), conjugate(factor, drawn));
    add(tried, PATIENCE * 2 ** Math.floor(trial / TRIALS));
    yield;
  }
  return found;
}

function conjugate(element: Permutation, by: Permutation): Permutation {
  return composePermutations(by, composePermutations(element, inverse(by)));
}

/**
 * Product replacement (Celler, Leedham-Green, Murray, Niemeyer, O'Brien, Generating random elements of a finite group, Comm.
 * Algebra 23, 1995): generators are multiplied by one another, one at a time.
 */
function randomElements(generators: readonly Permutation[], random: Random): () => Permutation {
  const pool = Array.from({ length: Math.max(POOL, generators.length) }, (_, i) => generators[i % generators.length]!);
  const next = () => {
    const at = random.below(pool.length);
    const other = pool[(at + 1 + random.below(pool.length - 1)) % pool.length]!;
    const factor = random.below(2) === 0 ? other : inverse(other);
    pool[at] = random.below(2) === 0 ? composePermutations(pool[at]!, factor) : composePermutations(factor, pool[at]!);
    return pool[at];
  };
  for (let i = 0; i < WARMING; i++) next();
  return next;
}
