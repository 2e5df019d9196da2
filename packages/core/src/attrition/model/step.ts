/** A label in a cell. */
export interface Placement {
  readonly cell: number;
  readonly label: number;
}

/**
 * One of the equations that every Latin board satisfies, some number of times. With `label`: the asterism holds the label
 * as often as it is demanded. With `cell`: the cell holds exactly one label. With `constraint`: a row of a constraint of the
 * problem lies between its bounds.
 */
export type Term =
  | { readonly times: number; readonly asterism: number; readonly label: number }
  | { readonly times: number; readonly cell: number }
  | RowTerm;

/** A row of a constraint, by the name of the constraint and its place there. */
export interface RowTerm {
  readonly times: number;
  readonly constraint: string;
  readonly row: number;
}

/**
 * Why a step's conclusions hold.
 *
 * `terms`: the equations named by them are added up. Where a label is in a cell that counts 1, where it cannot be 0. What
 * is left can only balance if the conclusions hold: any other value of one of them would tip the sum, whatever the rest.
 *
 * `assumption`: the label is supposed to be in the cell (or not, when `holds` is false), and `steps` lead from there to a
 * contradiction, a last step whose terms cannot balance at all. So it is not (or is).
 *
 * `cases`: one of the alternatives must hold, as the terms show, and each of them leads to the conclusions.
 *
 * `unchecked`: the theorem or constraint of this name says so, and nothing else does.
 */
export interface Premises {
  readonly terms: readonly Term[];
  readonly assumption?: Assumption;
  readonly steps?: readonly Step[];
  readonly cases?: readonly Case[];
  readonly unchecked?: string;
}

export interface Assumption extends Placement {
  readonly holds: boolean;
}

export interface Case {
  readonly assumption: Assumption;
  readonly steps: readonly Step[];
}

/** A step of a proof: what is concluded, by which theorem, from what. */
export interface Step {
  readonly theorem: string;
  /** Labels that are now known to be in their cells. */
  readonly writes: readonly Placement[];
  /** Labels that are now known not to be in their cells. */
  readonly removals: readonly Placement[];
  readonly premises: Premises;
}

/** The equation that a step rests on, if it is a single one, taken once. */
export function onlyTerm({ premises: { terms } }: Step): Term | undefined {
  return terms.length === 1 && terms[0]!.times === 1 ? terms[0] : undefined;
}

/** The names of all that steps rest on without a certificate, in whatever depth. */
export function uncheckedIn(steps: readonly Step[]): string[] {
  const names = new Set<string>();
  const visit = ({ premises: { unchecked, steps: inside, cases } }: Step) => {
    if (unchecked !== undefined) names.add(unchecked);
    if (inside) for (const step of inside) visit(step);
    if (cases) for (const branch of cases) for (const step of branch.steps) visit(step);
  };
  for (const step of steps) visit(step);
  return [...names];
}

/** Whether a step, or any inside it, rests on something without a certificate. */
export function isUnchecked({ premises: { unchecked, steps, cases } }: Step): boolean {
  if (unchecked !== undefined || steps?.some(isUnchecked)) return true;
  return cases?.some((branch) => branch.steps.some(isUnchecked)) ?? false;
}

/** Whether a step rests on what would follow if something were so. */
export function isSupposition({ premises: { assumption, cases } }: Step): boolean {
  return assumption !== undefined || cases !== undefined;
}
