import type { Position } from '../model/position.ts';
import type { Case, Step } from '../model/step.ts';
import { type Sweep, sweepOf } from '../model/theorem.ts';
import { ASSUMED_POSITIONS, type AssumedPosition, assumedAt, IN } from './assumed-position.ts';
import { placementOf, termOf } from './equation.ts';
import { explainCandidate, explainedSteps } from './explanation.ts';
import { byLength, type RefutedSupposition, refutationIn, refutationStep } from './refutations.ts';
import { assumptionOf, type Fork, forksOf } from './supposition.ts';

/**
 * What forks tell within so many rounds of theorems 1–3: what follows from every way to meet one, of a cell with two labels
 * left, or of a label with one place left more than an asterism needs. The fewest rounds come first, then the fewest
 * inferences. Where a way contradicts itself, the candidate that it leaves out is in; that goes before.
 *
 * A way supposes all that it takes at once, be it one candidate or several. So when some of them come to be known, what
 * is left to suppose leads as far in as many rounds as before.
 */
export function* findCommonConsequences(position: Position, theorem: string, mostRounds: number): Generator<Step> {
  const trial = assumedAt(position);
  try {
    yield* consequencesOf(trial, theorem, mostRounds);
  } finally {
    ASSUMED_POSITIONS.giveBack(position.shape, trial);
  }
}

function* consequencesOf(trial: AssumedPosition, theorem: string, mostRounds: number): Generator<Step> {
  const refuted: RefutedSupposition[] = [];
  const fruitful = forksOf(trial).filter((fork) => inCommon(trial, fork, mostRounds, refuted).length > 0);
  const told = new Set<number>();
  for (const refutation of refuted.sort(byLength)) {
    const { candidate } = refutation.supposed.absent!;
    if (!told.has(candidate)) yield refutationStep(trial, refutation, theorem);
    told.add(candidate);
  }
  if (refuted.length > 0) return;
  for (let rounds = 1; rounds <= mostRounds; rounds++) {
    const found = fruitful.flatMap((fork) =>
      inCommon(trial, fork, rounds, refuted)
        .filter((candidate) => !told.has(candidate))
        .map((candidate) => ({ candidate, step: consequenceStep(trial, fork, candidate, theorem, rounds) })),
    );
    for (const { candidate, step } of found.sort((a, b) => inferences(a.step) - inferences(b.step))) {
      if (!told.has(candidate)) yield step;
      told.add(candidate);
    }
  }
}

/** All that forks tell in the fewest rounds, at most so many. */
export function sweepCommonConsequences(position: Position, theorem: string, mostRounds: number): Sweep | undefined {
  for (let rounds = 1; rounds <= mostRounds; rounds++) {
    const sweep = sweepOf(rounds, [...findCommonConsequences(position, theorem, rounds)]);
    if (sweep) return sweep;
  }
  return undefined;
}

/**
 * The candidates that every way settles alike; none if a way contradicts itself, which is added to those refuted. One that
 * supposes a single candidate is left to the refutations of single candidates.
 */
function inCommon(
  trial: AssumedPosition,
  { equation, ways }: Fork,
  mostRounds: number,
  refuted: RefutedSupposition[],
): number[] {
  const { fruitless, values, trail } = trial;
  const key = values.length + equation;
  if (fruitless.knows(key, mostRounds)) return [];
  let common: { candidate: number; value: number }[] | undefined;
  let broken = false;
  for (const way of ways) {
    if (common?.length === 0 && !way.absent) break;
    trial.suppose(way.taken, mostRounds);
    fruitless.add(trail, trial.settled);
    if (trial.broken >= 0) {
      if (way.absent) refuted.push(refutationIn(trial, way));
      common = [];
      broken = true;
    } else
      common = common
        ? common.filter(({ candidate, value }) => values[candidate] === value)
        : Array.from(trail.subarray(0, trial.settled), (candidate) => ({ candidate, value: values[candidate]! }));
  }
  // Where a way contradicts itself in so many rounds, it may lead somewhere in fewer.
  if (broken || common!.length > 0) fruitless.drop();
  else fruitless.note(key, mostRounds);
  return common!.map(({ candidate }) => candidate);
}

function consequenceStep(trial: AssumedPosition, fork: Fork, candidate: number, theorem: string, rounds: number): Step {
  const cases: Case[] = fork.ways.map((way) => {
    trial.suppose(way.taken, rounds);
    return {
      assumption: assumptionOf(trial, way),
      steps: explainedSteps(trial, explainCandidate(trial, way, candidate)),
    };
  });
  const placement = placementOf(trial, candidate);
  const holds = trial.values[candidate] === IN;
  return {
    theorem,
    writes: holds ? [placement] : [],
    removals: holds ? [] : [placement],
    premises: { terms: [termOf(trial, fork.equation)], cases },
  };
}

function inferences({ premises }: Step): number {
  return premises.cases!.reduce((sum, { steps }) => sum + steps.length, 0);
}
