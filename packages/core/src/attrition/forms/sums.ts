import type { Position } from '../model/position.ts';
import type { Step, Term } from '../model/step.ts';
import { slackOf, sumOf } from '../model/term-sum.ts';

/** What the steps of a theorem look like: whether a valid step, where it stands, is one of them. */
export type StepForm = (step: Step, position: Position) => boolean;

type CountTerm = Extract<Term, { label: number }>;

/** Sizes up to which fish are looked for among any asterisms, with fins and without. */
const FISH = { size: 3, slack: 0 };
const FINNED_FISH = { size: 2, slack: 1 };

/** The theorems whose steps are sums, with what their sums are made of. That the sums force the conclusions is known. */
export const SUM_FORMS: Readonly<Record<string, StepForm>> = {
  'full-count': ({ writes, removals, premises: { terms } }, { needs, shape }) => {
    const [term] = countsOnce(terms);
    if (!term || terms.length !== 1 || writes.length > 0 || removals.length === 0) return false;
    return (
      needs[term.asterism * shape.labels + term.label] === 0 && removals.every(({ label }) => label === term.label)
    );
  },
  'last-places': ({ writes, removals, premises: { terms } }, { needs, places, shape }) => {
    const [term] = countsOnce(terms);
    if (!term || terms.length !== 1 || removals.length > 0 || writes.length === 0) return false;
    const at = term.asterism * shape.labels + term.label;
    return needs[at] === places[at] && writes.every(({ label }) => label === term.label);
  },
  'only-candidate': ({ writes, removals, premises: { terms } }, { sizes }) => {
    const [term] = terms;
    if (!term || terms.length !== 1 || !('cell' in term) || term.times !== 1) return false;
    return removals.length === 0 && writes.length === 1 && writes[0]!.cell === term.cell && sizes[term.cell] === 1;
  },
  intersection: ({ premises: { terms } }) => {
    const { bases, covers } = familiesOf(terms);
    return terms.length === 2 && bases.length === 1 && covers.length === 1;
  },
  'hall-cells': (step, position) =>
    step.premises.terms.length > 1 && isHallSet(step, position, Math.floor(position.shape.labels / 2), 'cells'),
  'hall-labels': (step, position) =>
    step.premises.terms.length > 1 && isHallSet(step, position, Math.floor(position.shape.labels / 2), 'labels'),
  'asterism-consistency': (step, position) => {
    const most = Math.max(1, Math.floor(position.shape.labels / 2));
    return isHallSet(step, position, most, 'cells') || isHallSet(step, position, most, 'labels');
  },
  // Of asterisms that its conclusions do not need nothing is told, and without one of its bases a fish looks finned.
  fish: (step, position) => isFish(step, position, FISH) || isFish(step, position, FINNED_FISH),
  'finned-fish': (step, position) => step.writes.length === 0 && isFish(step, position, FINNED_FISH),
  leftovers: ({ premises: { terms } }, { shape }) => {
    const { bases, covers } = familiesOf(terms);
    if (terms.length < 2 || bases.length + covers.length !== terms.length) return false;
    const counts = terms as readonly CountTerm[];
    return shape.combinations.some(({ asterisms, times }) =>
      [1, -1].some((turn) => counts.every((term) => times[asterisms.indexOf(term.asterism)] === turn * term.times)),
    );
  },
};

function countsOnce(terms: readonly Term[]): CountTerm[] {
  return terms.filter((term): term is CountTerm => 'label' in term && term.times === 1);
}

/** The asterisms that are added and those that are subtracted, once each and all for one label; none otherwise. */
function familiesOf(terms: readonly Term[]): { readonly bases: number[]; readonly covers: number[] } {
  const counts = terms.filter((term): term is CountTerm => 'label' in term && Math.abs(term.times) === 1);
  if (counts.some(({ label }) => label !== counts[0]!.label)) return { bases: [], covers: [] };
  const of = (times: number) => counts.filter((term) => term.times === times).map(({ asterism }) => asterism);
  return { bases: of(1), covers: of(-1) };
}

/** Labels of one asterism, at most so many, less some of its cells: the labels leave other cells, or others leave these. */
function isHallSet({ writes, removals, premises }: Step, position: Position, most: number, side: 'cells' | 'labels') {
  const labels = countsOnce(premises.terms);
  const cells = premises.terms.flatMap((term) => ('cell' in term && term.times === -1 ? [term.cell] : []));
  const [first] = labels;
  if (!first || labels.length + cells.length !== premises.terms.length || writes.length > 0) return false;
  const held = position.shape.asterisms[first.asterism]!;
  const isOfOne =
    labels.every(({ asterism }) => asterism === first.asterism) && cells.every((cell) => held.includes(cell));
  // An asterism that cannot be filled at all says so by a set of any size.
  if (!isOfOne || (labels.length > most && !isBroken(position, premises.terms))) return false;
  return (
    removals.every(
      ({ cell, label }) =>
        held.includes(cell) &&
        cells.includes(cell) === (side === 'labels') &&
        labels.some((term) => term.label === label) === (side === 'cells'),
    ) || isBroken(position, premises.terms)
  );
}

function isBroken(position: Position, terms: readonly Term[]): boolean {
  const { above, below } = slackOf(position, sumOf(position.shape, terms));
  return above < 0 || below < 0;
}

/**
 * Asterisms without a common place for the label, set against others that need it at most so much more often; few, or else
 * the others have no common place either.
 */
function isFish({ premises: { terms } }: Step, position: Position, { size, slack }: { size: number; slack: number }) {
  const { bases, covers } = familiesOf(terms);
  if (bases.length === 0 || covers.length === 0 || bases.length + covers.length !== terms.length) return false;
  const { label } = terms[0] as CountTerm;
  const { above, below } = slackOf(position, sumOf(position.shape, terms));
  const areApart = (asterisms: readonly number[]) => {
    const places = asterisms.flatMap((asterism) => position.placesAmong(position.shape.asterisms[asterism]!, label));
    return new Set(places).size === places.length;
  };
  const isSmall = bases.length <= size && covers.length <= size + slack;
  return areApart(bases) && Math.min(above, below) <= slack && (isSmall || (slack === 0 && areApart(covers)));
}
