import type { Step } from '../model/step.ts';
import { isLabelTerm } from './reading.ts';

/** Where a step is found: in these asterisms or, if there are none, in these cells. */
export interface Whereabouts {
  readonly asterisms: readonly number[];
  readonly cells: readonly number[];
}

/** The asterisms that a step counts in; the cells where it counts in none, and where suppositions begin. */
export function whereabouts({ writes, removals, premises }: Step): Whereabouts {
  const { terms, assumption, cases = [], unchecked } = premises;
  const asterisms = [...new Set(terms.filter(isLabelTerm).map((term) => term.asterism))];
  if (asterisms.length > 0) return { asterisms: asterisms.sort((a, b) => a - b), cells: [] };
  const supposed = assumption ? [assumption] : cases.map((branch) => branch.assumption);
  const held = terms.flatMap((term) => ('cell' in term ? [term.cell] : []));
  // A constraint has no place of its own but where it tells on something.
  const isBound = unchecked !== undefined || terms.some((term) => 'constraint' in term);
  const bound = isBound ? [...writes, ...removals] : [];
  return { asterisms, cells: [...new Set([...held, ...[...supposed, ...bound].map(({ cell }) => cell)])] };
}
