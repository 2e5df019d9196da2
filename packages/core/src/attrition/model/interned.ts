import type { Placement, Premises, Term } from './step.ts';

/**
 * What steps are made of, each made once for a shape, when first asked for, and shared by all steps that say it: proofs, and the
 * steps that are looked at and not taken, say the same things over and over.
 */
export interface Interned {
  /** By cell · labels + label. */
  readonly placements: (Placement | undefined)[];
  /** By asterism · labels + label, and by cell after those: that it is counted once, and nothing else is said. */
  readonly premises: (OneTerm | undefined)[];
}

type OneTerm = Premises & { readonly terms: readonly [Term] };

/** What a shape needs for it. */
interface Interning {
  readonly labels: number;
  readonly demands: Int32Array;
  readonly interned: Interned;
}

export function makeInterned(candidates: number, equations: number): Interned {
  return {
    placements: new Array<undefined>(candidates).fill(undefined),
    premises: new Array<undefined>(equations).fill(undefined),
  };
}

/** A label in a cell, by cell · labels + label. */
export function placementAt({ interned, labels }: Interning, candidate: number): Placement {
  const known = interned.placements[candidate];
  if (known) return known;
  const cell = Math.floor(candidate / labels);
  const placement = { cell, label: candidate - cell * labels };
  interned.placements[candidate] = placement;
  return placement;
}

/** That an asterism holds a label as often as it must, by asterism · labels + label; by the numbers after those, that a cell holds one. */
export function premisesAt({ interned, demands, labels }: Interning, equation: number): OneTerm {
  const known = interned.premises[equation];
  if (known) return known;
  const asterism = Math.floor(equation / labels);
  const term: Term =
    equation < demands.length
      ? { times: 1, asterism, label: equation - asterism * labels }
      : { times: 1, cell: equation - demands.length };
  const premises: OneTerm = { terms: [term] };
  interned.premises[equation] = premises;
  return premises;
}
