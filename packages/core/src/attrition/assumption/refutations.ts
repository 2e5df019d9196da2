import { EMPTY } from '../../puzzle/index.ts';
import type { Position } from '../model/position.ts';
import type { Placement, Step } from '../model/step.ts';
import type { Sweep } from '../model/theorem.ts';
import { ASSUMED_POSITIONS, type AssumedPosition, assumedAt, IN } from './assumed-position.ts';
import { placementOf, termOf } from './equation.ts';
import { type Explanation, explainContradiction, explainedSteps } from './explanation.ts';
import { assumptionOf, type Supposition } from './supposition.ts';

/** A supposition that leads to a contradiction. */
export interface RefutedSupposition {
  readonly supposed: Supposition;
  readonly rounds: number;
  readonly explanation: Explanation;
}

/**
 * The labels whose assumption leads to a contradiction within so many rounds of theorems 1–3, as steps that remove them.
 * The shortest comes first: the fewest rounds, then the fewest inferences.
 */
export function* findRefutations(position: Position, theorem: string, mostRounds: number): Generator<Step> {
  const trial = assumedAt(position);
  try {
    const candidates = promisingFirst(position);
    const shortest = findShortest(trial, candidates, mostRounds);
    if (!shortest) return;
    yield refutationStep(trial, shortest, theorem);
    const others: RefutedSupposition[] = [];
    for (const candidate of candidates) {
      if (candidate === shortest.supposed.taken[0]) continue;
      if (isRefuted(trial, candidate, mostRounds)) others.push(refutationIn(trial, { taken: [candidate] }));
    }
    for (const refutation of others.sort(byLength)) yield refutationStep(trial, refutation, theorem);
  } finally {
    ASSUMED_POSITIONS.giveBack(position.shape, trial);
  }
}

/** Removes all labels whose assumption leads to a contradiction within so many rounds; whether there were any. */
export function removeRefuted(position: Position, mostRounds: number): boolean {
  const trial = assumedAt(position);
  let refuted = false;
  for (const candidate of promisingFirst(position)) {
    if (!isRefuted(trial, candidate, mostRounds)) continue;
    refuted = true;
    position.remove(Math.floor(candidate / position.shape.labels), candidate % position.shape.labels);
  }
  ASSUMED_POSITIONS.giveBack(position.shape, trial);
  return refuted;
}

/** All labels whose assumption leads to a contradiction in the fewest rounds, at most so many. */
export function sweepRefuted(position: Position, mostRounds: number): Sweep | undefined {
  const trial = assumedAt(position);
  let rounds = mostRounds;
  let removals: Placement[] = [];
  for (const candidate of promisingFirst(position)) {
    if (!isRefuted(trial, candidate, rounds)) continue;
    if (trial.rounds < rounds) removals = [];
    rounds = trial.rounds;
    removals.push(placementOf(trial, candidate));
  }
  ASSUMED_POSITIONS.giveBack(position.shape, trial);
  return removals.length > 0 ? { size: rounds, writes: [], removals } : undefined;
}

/** Once one is found, no assumption need be followed for more rounds than that one took. */
function findShortest(
  trial: AssumedPosition,
  candidates: Int32Array,
  mostRounds: number,
): RefutedSupposition | undefined {
  let shortest: RefutedSupposition | undefined;
  for (const candidate of candidates) {
    if (!isRefuted(trial, candidate, shortest?.rounds ?? mostRounds)) continue;
    const refutation = refutationIn(trial, { taken: [candidate] });
    if (!shortest || byLength(refutation, shortest) < 0) shortest = refutation;
  }
  return shortest;
}

/**
 * Whether a candidate leads to a contradiction within so many rounds; then it is supposed. What follows from one that is
 * consistent to the end has no consequences but those, and is not refuted either.
 */
function isRefuted(trial: AssumedPosition, candidate: number, mostRounds: number): boolean {
  const { fruitless, trail, values } = trial;
  if (fruitless.knows(candidate, mostRounds)) return false;
  trial.suppose([candidate], mostRounds);
  if (trial.broken >= 0) return true;
  fruitless.add(trail, trial.settled);
  fruitless.note(candidate, trial.consistent ? Number.POSITIVE_INFINITY : mostRounds);
  for (let entry = 1; entry < trial.settled && trial.consistent; entry++)
    if (values[trail[entry]!] === IN) fruitless.noteWithin(candidate, trail[entry]!);
  return false;
}

/** The refutation of what was supposed last. */
export function refutationIn(trial: AssumedPosition, supposed: Supposition): RefutedSupposition {
  return { supposed, rounds: trial.rounds, explanation: explainContradiction(trial, supposed) };
}

export function byLength(a: RefutedSupposition, b: RefutedSupposition): number {
  return a.rounds - b.rounds || a.explanation.length - b.explanation.length;
}

/** The opposite of what was supposed. */
export function refutationStep(
  trial: AssumedPosition,
  { supposed, rounds, explanation }: RefutedSupposition,
  theorem: string,
): Step {
  trial.suppose(supposed.taken, rounds);
  const contradiction: Step = {
    theorem: 'contradiction',
    writes: [],
    removals: [],
    premises: { terms: [termOf(trial, trial.broken)] },
  };
  const assumption = assumptionOf(trial, supposed);
  const { cell, label, holds } = assumption;
  return {
    theorem,
    writes: holds ? [] : [{ cell, label }],
    removals: holds ? [{ cell, label }] : [],
    premises: { terms: [], assumption, steps: [...explainedSteps(trial, explanation), contradiction] },
  };
}

/** The candidates of open cells, those of small domains first: there contradictions are near. */
function promisingFirst({ shape, sizes, written, domains }: Position): Int32Array {
  const { cells, labels } = shape;
  // Where the candidates of each size of domain begin.
  const begin = new Int32Array(labels + 2);
  for (let cell = 0; cell < cells; cell++) if (written[cell] === EMPTY) begin[sizes[cell]! + 1]! += sizes[cell]!;
  for (let size = 1; size < begin.length; size++) begin[size]! += begin[size - 1]!;
  const candidates = new Int32Array(begin[labels + 1]!);
  for (let cell = 0; cell < cells; cell++)
    if (written[cell] === EMPTY)
      for (let candidate = cell * labels; candidate < (cell + 1) * labels; candidate++)
        if (domains[candidate] === 1) candidates[begin[sizes[cell]!]!++] = candidate;
  return candidates;
}
