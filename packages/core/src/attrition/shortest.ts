import { makeRandom } from '../basis/index.ts';
import type { Labeling } from '../puzzle/index.ts';
import { compact } from './compaction.ts';
import { type Proof, prove } from './proof.ts';
import type { Shape } from './shape.ts';
import type { Step } from './step.ts';
import type { Theorem } from './theorem.ts';

export interface ShortestOptions {
  /** How many proofs to try. */
  readonly tries: number;
  readonly seed: number;
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** Of how many steps of a rung one is chosen at random. */
const CHOICE = 8;

/**
 * Looks for an easier proof, and a shorter one among equally easy ones, by taking steps of the same rung in random order.
 * Which theorems are needed does not depend on the order, but how often they are does.
 */
export function shortestProof(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  { tries, seed, signal }: ShortestOptions,
): Proof {
  const random = makeRandom(seed);
  let best = compact(shape, labeling, prove(shape, labeling, ladder, { signal }));
  const choose = (steps: Iterable<Step>): Step | undefined => {
    const some: Step[] = [];
    for (const step of steps) if (some.push(step) === CHOICE) break;
    return some[random.below(Math.max(1, some.length))];
  };
  for (let i = 1; i < tries && !signal?.aborted; i++) {
    const proof = compact(shape, labeling, prove(shape, labeling, ladder, { choose, signal }));
    if (proof.complete && isEasier(proof, best, ladder)) best = proof;
  }
  return best;
}

/** Compares how often the hardest theorem is used, then the next, and so on; in the end the number of steps. */
function isEasier(a: Proof, b: Proof, ladder: readonly Theorem[]): boolean {
  if (a.fair !== b.fair) return a.fair;
  // The easiest theorems make up the bulk of a proof: their number is its length.
  for (const { name } of ladder.slice(3).toReversed()) {
    const [usesA, usesB] = [a, b].map(({ steps }) => steps.filter((step) => step.theorem === name).length);
    if (usesA !== usesB) return usesA! < usesB!;
  }
  return a.steps.length < b.steps.length;
}
