import type { Assumption } from '../model/step.ts';
import { type AssumedPosition, OPEN } from './assumed-position.ts';
import { candidatesIn, placementOf } from './equation.ts';

/** Candidates that are supposed to be in. */
export interface Supposition {
  readonly taken: readonly number[];
  /** Several are all but one of an equation's free candidates: it suffices to suppose that this one is out. */
  readonly absent?: { readonly candidate: number; readonly equation: number };
}

/** An equation with one free candidate more than it needs. Each way to meet it takes all of them but one. */
export interface Fork {
  readonly equation: number;
  readonly ways: readonly Supposition[];
}

/** The forks of the position, before anything is supposed. */
export function forksOf(trial: AssumedPosition): Fork[] {
  const found: Fork[] = [];
  for (const [equation, needs] of trial.needs.entries()) {
    if (needs === 0 || trial.spare[equation] !== 1) continue;
    const free = [...candidatesIn(trial, equation)].filter((candidate) => trial.values[candidate] === OPEN);
    const ways =
      needs === 1
        ? free.map((candidate) => ({ taken: [candidate] }))
        : free.map((candidate) => ({
            taken: free.filter((other) => other !== candidate),
            absent: { candidate, equation },
          }));
    found.push({ equation, ways });
  }
  return found;
}

/** How a supposition is put. */
export function assumptionOf(trial: AssumedPosition, { taken, absent }: Supposition): Assumption {
  return { ...placementOf(trial, absent?.candidate ?? taken[0]!), holds: absent === undefined };
}
