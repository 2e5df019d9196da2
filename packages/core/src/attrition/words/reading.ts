import type { Board } from '../../board/index.ts';
import type { Placement, RowTerm, Step, Term } from '../model/step.ts';
import type { Subject } from './speaker.ts';

/** Some cells of an asterism matched against some labels. */
export interface HallReading {
  readonly shape: 'hall-cells' | 'hall-labels';
  readonly asterism: number;
  readonly cells: readonly number[];
  readonly labels: readonly number[];
}

/** One label counted in some asterisms against others, with how often each counts. */
export interface FamiliesReading {
  readonly shape: 'intersection' | 'fish' | 'outside' | 'spare' | 'crowded' | 'leftovers';
  readonly label: number;
  readonly base: readonly Weighted[];
  readonly cover: readonly Weighted[];
}

export interface Weighted {
  readonly asterism: number;
  readonly times: number;
}

export type Reading =
  | { readonly shape: 'full-count' | 'last-places'; readonly asterism: number; readonly label: number }
  | { readonly shape: 'only-candidate'; readonly cell: number }
  | HallReading
  | FamiliesReading
  | { readonly shape: 'row'; readonly term: RowTerm }
  | { readonly shape: 'count' };

/**
 * What pattern the terms of a step make. It is read from the terms and conclusions alone, so that a theorem of one's own
 * whose reasons have a well-known form is told in well-known words.
 */
export function readStep(subject: Subject, step: Step): Reading {
  const { terms } = step.premises;
  const [first] = terms;
  if (terms.length === 1 && first && !('constraint' in first)) {
    if (!('label' in first)) return step.removals.length === 0 ? { shape: 'only-candidate', cell: first.cell } : COUNT;
    const { asterism, label } = first;
    if (step.writes.length === 0) return { shape: 'full-count', asterism, label };
    return step.removals.length === 0 ? { shape: 'last-places', asterism, label } : COUNT;
  }
  return rowReading(terms) ?? hallReading(step) ?? familiesReading(subject, step) ?? COUNT;
}

/** A row of a constraint, and how often its cells hold a label. */
function rowReading(terms: readonly Term[]): Reading | undefined {
  const rows = terms.flatMap((term) => ('constraint' in term ? [term] : []));
  const isOne = rows.length === 1 && terms.every((term) => 'constraint' in term || 'cell' in term);
  return isOne ? { shape: 'row', term: rows[0]! } : undefined;
}

const COUNT: Reading = { shape: 'count' };

type LabelTerm = Extract<Term, { readonly label: number }>;

export function isLabelTerm(term: Term): term is LabelTerm {
  return 'label' in term;
}

/** Labels of one asterism on one side, cells on the other, each once. What is removed tells which side is closed. */
function hallReading({ premises: { terms }, writes, removals }: Step): HallReading | undefined {
  const counted = terms.filter(isLabelTerm);
  const held = terms.flatMap((term) => ('cell' in term ? [term] : []));
  if (counted.length + held.length < terms.length) return undefined;
  const asterism = counted[0]?.asterism;
  if (asterism === undefined || held.length === 0 || writes.length > 0) return undefined;
  const sign = counted[0]!.times;
  if (Math.abs(sign) !== 1 || counted.some((term) => term.asterism !== asterism || term.times !== sign))
    return undefined;
  if (held.some((term) => term.times !== -sign)) return undefined;
  const [cells, labels] = [held.map(({ cell }) => cell), counted.map(({ label }) => label)];
  const reading = (shape: HallReading['shape']) => ({ shape, asterism, cells, labels });
  const outside = ({ cell, label }: Placement) => !cells.includes(cell) && labels.includes(label);
  const inside = ({ cell, label }: Placement) => cells.includes(cell) && !labels.includes(label);
  if (removals.every(outside)) return reading('hall-cells');
  return removals.every(inside) ? reading('hall-labels') : undefined;
}

/** One label in two families of asterisms: those that are counted for it, and those counted against. */
function familiesReading({ board, multiset }: Subject, step: Step): FamiliesReading | undefined {
  const terms = step.premises.terms.filter(isLabelTerm);
  const label = terms[0]?.label;
  if (label === undefined || terms.length < step.premises.terms.length) return undefined;
  if (terms.some((term) => term.label !== label)) return undefined;
  const side = (sign: number) =>
    terms.flatMap(({ asterism, times }) => (times * sign > 0 ? [{ asterism, times: times * sign }] : []));
  const [plus, minus] = [side(1), side(-1)];
  // Counted in some alone, a label has no choice either.
  if (plus.length === 0 || minus.length === 0)
    return { shape: 'leftovers', label, base: [...plus, ...minus], cover: [] };
  const leftovers = { shape: 'leftovers', label, base: plus, cover: minus } as const;
  if (terms.some(({ times }) => Math.abs(times) > 1)) return leftovers;
  const excess = ({ cell }: Placement) =>
    terms.reduce((sum, { asterism, times }) => (board.asterismsOf[cell]!.includes(asterism) ? sum + times : sum), 0);
  // The label leaves cells that the cover holds more often than the base, and is written where the base alone is.
  const sign = [1, -1].find(
    (s) => step.removals.every((cell) => excess(cell) * s < 0) && step.writes.every((cell) => excess(cell) * s > 0),
  );
  if (!sign) return leftovers;
  const [base, cover] = sign > 0 ? [plus, minus] : [minus, plus];
  const families = { label, base, cover };
  const spare = cover.length - base.length;
  if (step.writes.length > 0) return areDisjoint(board, base) ? { shape: 'outside', ...families } : leftovers;
  // A cell that tips the balance by one shows that the base has no place outside the cover to make up for it.
  const tips = step.removals.map((removal) => Math.abs(excess(removal)));
  const exact = Math.min(...tips) === spare + 1;
  // Where it would use up several of the covers, the base may have some places outside them.
  const isOutside = ({ cell }: Placement) => !base.some(({ asterism }) => board.asterismsOf[cell]!.includes(asterism));
  const usesUpSeveral = tips.every((tip) => tip === tips[0] && tip > Math.max(1, spare + 1));
  const crowds = usesUpSeveral && step.removals.every(isOutside) && areDisjoint(board, base);
  if (crowds && multiset.counts[label] === 1 && spare >= 0) return { shape: 'crowded', ...families };
  if (!exact || (spare > 0 && multiset.counts[label] !== 1)) return leftovers;
  return { shape: spare > 0 ? 'spare' : terms.length === 2 ? 'intersection' : 'fish', ...families };
}

function areDisjoint({ asterisms }: Board, family: readonly Weighted[]): boolean {
  const cells = family.flatMap(({ asterism }) => asterisms[asterism]!.cells);
  return new Set(cells).size === cells.length;
}
