import type { Position } from '../model/position.ts';
import type { Case, Step } from '../model/step.ts';
import { AssumedPosition, IN, OPEN } from './assumed-position.ts';
import { candidatesIn, placementOf, termOf } from './equation.ts';
import { explainCandidate, explainedSteps } from './explanation.ts';

/** An equation with one free candidate more than it needs, so that one of them must be out. */
interface Fork {
  readonly equation: number;
  readonly candidates: readonly number[];
  /** Of two candidates one is out if the other is in, which is said more plainly. */
  readonly holds: boolean;
}

/**
 * What follows within so many rounds of theorems 1–3 from each of the alternatives of a fork: of a cell with two labels
 * left, or of a label with one place left more than an asterism needs. The fewest rounds come first, then the fewest
 * inferences.
 */
export function* commonConsequences(position: Position, theorem: string, mostRounds: number): Generator<Step> {
  const trial = new AssumedPosition(position);
  const fruitful = forks(trial).filter((fork) => inCommon(trial, fork, mostRounds).length > 0);
  const told = new Set<number>();
  for (let rounds = 1; rounds <= mostRounds; rounds++) {
    const found = fruitful.flatMap((fork) =>
      inCommon(trial, fork, rounds)
        .filter((candidate) => !told.has(candidate))
        .map((candidate) => ({ candidate, step: consequenceStep(trial, fork, candidate, theorem, rounds) })),
    );
    for (const { candidate, step } of found.sort((a, b) => inferences(a.step) - inferences(b.step))) {
      if (!told.has(candidate)) yield step;
      told.add(candidate);
    }
  }
}

function forks(trial: AssumedPosition): Fork[] {
  const found: Fork[] = [];
  for (const [equation, needs] of trial.needs.entries()) {
    if (needs === 0 || trial.spare[equation] !== 1) continue;
    const candidates = candidatesIn(trial, equation).filter((candidate) => trial.values[candidate] === OPEN);
    found.push({ equation, candidates, holds: needs === 1 });
  }
  return found;
}

/** The candidates that every alternative settles in the same way. An alternative that contradicts itself is left to refutation. */
function inCommon(trial: AssumedPosition, { candidates, holds }: Fork, mostRounds: number): number[] {
  let common: { candidate: number; value: number }[] = [];
  for (const [i, alternative] of candidates.entries()) {
    trial.suppose(alternative, holds, mostRounds);
    const { broken, values, trail, settled } = trial;
    if (broken >= 0) return [];
    common =
      i === 0
        ? Array.from(trail.subarray(0, settled), (candidate) => ({ candidate, value: values[candidate]! }))
        : common.filter(({ candidate, value }) => values[candidate] === value);
    if (common.length === 0) return [];
  }
  return common.map(({ candidate }) => candidate);
}

function consequenceStep(trial: AssumedPosition, fork: Fork, candidate: number, theorem: string, rounds: number): Step {
  const cases: Case[] = fork.candidates.map((alternative) => {
    trial.suppose(alternative, fork.holds, rounds);
    return {
      assumption: { ...placementOf(trial, alternative), holds: fork.holds },
      steps: explainedSteps(trial, explainCandidate(trial, candidate)),
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
