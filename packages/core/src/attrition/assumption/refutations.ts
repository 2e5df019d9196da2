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
      const refutation = refute(trial, { taken: [candidate] }, mostRounds);
      if (refutation) others.push(refutation);
    }
    for (const refutation of others.sort(byLength)) yield refutationStep(trial, refutation, theorem);
  } finally {
    ASSUMED_POSITIONS.giveBack(position.shape, trial);
  }
}

/** Removes all labels whose assumption leads to a contradiction within so many rounds; whether there were any. */
export function removeRefuted(position: Position, mostRounds: number): boolean {
  const trial = assumedAt(position);
  const harmless = new Uint8Array(trial.values.length);
  let refuted = false;
  for (const candidate of promisingFirst(position)) {
    if (harmless[candidate] === 1) continue;
    trial.suppose([candidate], mostRounds);
    if (trial.broken >= 0) {
      refuted = true;
      position.remove(Math.floor(candidate / position.shape.labels), candidate % position.shape.labels);
    } else if (trial.consistent) addHarmless(trial, harmless);
  }
  ASSUMED_POSITIONS.giveBack(position.shape, trial);
  return refuted;
}

/** All labels whose assumption leads to a contradiction in the fewest rounds, at most so many. */
export function sweepRefuted(position: Position, mostRounds: number): Sweep | undefined {
  const trial = assumedAt(position);
  const harmless = new Uint8Array(trial.values.length);
  let rounds = mostRounds;
  let removals: Placement[] = [];
  for (const candidate of promisingFirst(position)) {
    if (harmless[candidate] === 1) continue;
    trial.suppose([candidate], rounds);
    if (trial.broken >= 0) {
      if (trial.rounds < rounds) removals = [];
      rounds = trial.rounds;
      removals.push(placementOf(trial, candidate));
    } else if (trial.consistent) addHarmless(trial, harmless);
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
  const harmless = new Uint8Array(trial.values.length);
  let shortest: RefutedSupposition | undefined;
  for (const candidate of candidates) {
    if (harmless[candidate] === 1) continue;
    const refutation = refute(trial, { taken: [candidate] }, shortest?.rounds ?? mostRounds);
    if (refutation && (!shortest || byLength(refutation, shortest) < 0)) shortest = refutation;
    if (trial.consistent) addHarmless(trial, harmless);
  }
  return shortest;
}

/** What follows from an assumption that is consistent to the end has no consequences but those: it is not refuted either. */
function addHarmless(trial: AssumedPosition, harmless: Uint8Array): void {
  for (let entry = 0; entry < trial.settled; entry++) {
    const settled = trial.trail[entry]!;
    if (trial.values[settled] === IN) harmless[settled] = 1;
  }
}

function refute(trial: AssumedPosition, supposed: Supposition, mostRounds: number): RefutedSupposition | undefined {
  trial.suppose(supposed.taken, mostRounds);
  return trial.broken < 0 ? undefined : refutationIn(trial, supposed);
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
