import { makeRandom, type Random } from '../../basis/index.ts';
import type { Labeling } from '../../puzzle/index.ts';
import type { Shape } from '../model/shape.ts';
import { uncheckedIn } from '../model/step.ts';
import type { Theorem } from '../model/theorem.ts';
import { compact, proveCompactly } from '../proving/compaction.ts';
import { withEasiestTheorems } from '../proving/easiest.ts';
import { isFair } from '../proving/fairness.ts';
import type { Proof } from '../proving/proof.ts';
import type { Rule } from '../proving/rule.ts';
import { compareRoutes, type ProofRoute, rulesOf } from './route.ts';
import { RouteFinder } from './route-finder.ts';

export interface ShortestOptions {
  /** How many proofs to try; Infinity goes on until the signal. */
  readonly tries: number;
  readonly seed: number;
  /** Ends the search with the best proof so far. */
  readonly signal?: { readonly aborted: boolean } | undefined;
}

/** One in so many tries starts from nothing, before the others start from parts of the best proof; but no more than so many. */
const FRESH = 4;
const MOST_FRESH = 10_000;
/** Of the best proof the others leave out at least, and less than, so many steps of a hundred. */
const LEAST_LEFT_OUT = 10;
const MOST_LEFT_OUT = 70;

/**
 * Looks for an easier proof, and for a shorter one among equally easy ones: first the fewest steps by the hardest theorem,
 * then by the next, and so on; in the end the fewest steps. The hardest theorem that is needed does not depend on the
 * order of steps, but which others a proof uses, and how often, does.
 *
 * Every try lays a route from the clues to the solution that writes next what takes the fewest removals, and drops from it
 * all that can be spared. After some that start from nothing, each takes the best one, leaves out a part of it at random
 * and builds it anew. The shortest of all would be the smallest set of equations that solves the puzzle, and there are too
 * many sets to try.
 */
export function shortestProof(
  shape: Shape,
  labeling: Labeling,
  ladder: readonly Theorem[],
  { tries, seed, signal }: ShortestOptions,
): Proof {
  const plain = proveCompactly(shape, labeling, ladder, { signal });
  if (!plain.complete || uncheckedIn(plain.steps).length > 0) return plain;
  const random = makeRandom(seed);
  const solution = [...labeling];
  for (const { cell, label } of plain.steps.flatMap(({ writes }) => writes)) solution[cell] = label;
  const finder = new RouteFinder(shape, labeling, solution, ladder, random, signal);
  let best = finder.follow(plain.steps);
  for (let i = 0; i < tries && !signal?.aborted; i++) {
    const route = finder.lay(given(best, i, tries, random));
    // One as good is taken too, since another part of it may be left out next.
    if (route && compareRoutes(route, best) <= 0) best = route;
  }
  return proofOf(shape, labeling, best, ladder);
}

/** What a try starts from. The first one only drops what the plain proof can spare. */
function given(best: ProofRoute, number: number, tries: number, random: Random): Rule[] {
  const rules = [...rulesOf(best)];
  if (number === 0) return rules;
  if (number <= Math.min(tries / FRESH, MOST_FRESH)) return [];
  const leftOut = LEAST_LEFT_OUT + random.below(MOST_LEFT_OUT - LEAST_LEFT_OUT);
  return rules.filter(() => random.below(100) >= leftOut);
}

function proofOf(shape: Shape, labeling: Labeling, route: ProofRoute, ladder: readonly Theorem[]): Proof {
  const taken = route.map(({ step }) => step);
  // A rule may lead somewhere where an easier one would have led too.
  const steps = withEasiestTheorems(shape, labeling, taken, ladder, new Set(taken));
  return compact(shape, labeling, { steps, fair: isFair(steps), complete: true }, ladder);
}
