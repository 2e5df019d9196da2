import { perShape } from './per-shape.ts';
import type { Shape } from './shape.ts';
import type { Placement, Premises, Term } from './step.ts';

/**
 * What steps are made of, each made once for a shape and shared by all steps that say it: proofs, and the steps that are looked
 * at and not taken, say the same things over and over.
 */
interface Interned {
  /** By cell · labels + label. */
  readonly placements: (Placement | undefined)[];
  /** By asterism · labels + label, and by cell after those: that it is counted once, and nothing else is said. */
  readonly premises: (OneTerm | undefined)[];
}

type OneTerm = Premises & { readonly terms: readonly [Term] };

const internedOf = /* @__PURE__ */ perShape(
  ({ cells, labels, demands }): Interned => ({
    placements: new Array<undefined>(cells * labels).fill(undefined),
    premises: new Array<undefined>(demands.length + cells).fill(undefined),
  }),
);

/** A label in a cell, by cell · labels + label. */
export function placementAt(shape: Shape, candidate: number): Placement {
  const { placements } = internedOf(shape);
  const known = placements[candidate];
  if (known) return known;
  const cell = Math.floor(candidate / shape.labels);
  const placement = { cell, label: candidate - cell * shape.labels };
  placements[candidate] = placement;
  return placement;
}

/** That an asterism holds a label as often as it must, by asterism · labels + label; by the numbers after those, that a cell holds one. */
export function premisesAt(shape: Shape, equation: number): OneTerm {
  const { premises } = internedOf(shape);
  const known = premises[equation];
  if (known) return known;
  const { demands, labels } = shape;
  const asterism = Math.floor(equation / labels);
  const term: Term =
    equation < demands.length
      ? { times: 1, asterism, label: equation - asterism * labels }
      : { times: 1, cell: equation - demands.length };
  const made: OneTerm = { terms: [term] };
  premises[equation] = made;
  return made;
}
