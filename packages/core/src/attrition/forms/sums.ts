import type { Families } from '../matching/balance.ts';
import type { HallSearch } from '../matching/hall.ts';
import type { Position } from '../model/position.ts';
import type { Step, Term } from '../model/step.ts';
import { slackOf, sumOf } from '../model/term-sum.ts';

/** The asterisms that a step adds and those that it subtracts, once each and all for one label; nothing if its sum is another. */
export function familiesOf({ premises: { terms } }: Step): Families | undefined {
  const counts = terms.flatMap((term) => ('label' in term && Math.abs(term.times) === 1 ? [term] : []));
  const label = counts[0]?.label;
  if (label === undefined || counts.length < terms.length || counts.some((term) => term.label !== label))
    return undefined;
  const of = (times: number) => counts.filter((term) => term.times === times).map(({ asterism }) => asterism);
  return { label, bases: of(1), covers: of(-1) };
}

/**
 * Whether a step takes labels of one asterism, at most so many, less some of its cells: these labels leave the other cells,
 * seen from the cells, or other labels leave these cells, seen from the labels.
 */
export function isHallSet(
  { writes, removals, premises: { terms } }: Step,
  position: Position,
  { sides, most }: Pick<HallSearch, 'sides' | 'most'>,
): boolean {
  const labels = terms.flatMap((term) => ('label' in term && term.times === 1 ? [term] : []));
  const cells = terms.flatMap((term) => ('cell' in term && term.times === -1 ? [term.cell] : []));
  const [first] = labels;
  if (!first || labels.length + cells.length !== terms.length || writes.length > 0) return false;
  const held = position.shape.asterisms[first.asterism]!;
  const isOfOne =
    labels.every(({ asterism }) => asterism === first.asterism) && cells.every((cell) => held.includes(cell));
  if (!isOfOne) return false;
  const isSeenFrom = (side: 'cells' | 'labels') =>
    removals.every(
      ({ cell, label }) =>
        held.includes(cell) &&
        cells.includes(cell) === (side === 'labels') &&
        labels.some((term) => term.label === label) === (side === 'cells'),
    );
  // An asterism that cannot be filled at all says so by a set of any size.
  return (labels.length <= most && sides.some(isSeenFrom)) || isBroken(position, terms);
}

function isBroken(position: Position, terms: readonly Term[]): boolean {
  const { above, below } = slackOf(position, sumOf(position.shape, terms));
  return above < 0 || below < 0;
}

/** Whether a step sets few asterisms without a common place for the label against others that need it little more often. */
export function isFish(
  step: Step,
  position: Position,
  { size, spare }: { readonly size: number; readonly spare: number },
): boolean {
  const families = familiesOf(step);
  if (!families || families.covers.length === 0) return false;
  const { label, bases, covers } = families;
  const isSmall = bases.length <= size && covers.length <= size + spare;
  if (!isSmall || !areApart(position, label, bases)) return false;
  return slackOf(position, sumOf(position.shape, step.premises.terms)).above <= spare;
}

/** Whether a step is a fish of any size whose covers have no common place either. */
export function isParallelFish(step: Step, position: Position): boolean {
  const families = familiesOf(step);
  if (!families) return false;
  const isApart = areApart(position, families.label, families.covers);
  return isApart && isFish(step, position, { size: Number.POSITIVE_INFINITY, spare: 0 });
}

function areApart(position: Position, label: number, asterisms: readonly number[]): boolean {
  const places = asterisms.flatMap((asterism) => position.placesAmong(position.shape.asterisms[asterism]!, label));
  return new Set(places).size === places.length;
}
