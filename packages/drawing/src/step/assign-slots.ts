import { EMPTY, type Multiset } from '@latin-puzzles/core/puzzle';
import { type Layout, median, type Place } from '../layout/place.ts';
import type { XY } from '../plane/vector.ts';
import { type Slots, slotsOf } from './slots.ts';

/** Where a player stands; a `Position` will do. */
export interface PlayerState {
  /** 1 where the label may be in the cell: index cell · labels + label. */
  readonly domains: ArrayLike<number>;
  /** The label written in each cell, or `EMPTY`. */
  readonly written: ArrayLike<number>;
}

/** The small labels of a cell: how large, and the middle of each. */
export interface LabelSlots {
  readonly size: number;
  readonly spotOf: ReadonlyMap<number, XY>;
}

/** Where labels are few they may be larger than pencil marks, though not as large as what is written. */
const LARGEST_OF_FEW = 0.4;

/** Type smaller than this in most cells, as a share of the side of a square one, is worth giving up something for. */
export const LEGIBLE = 0.22;

/**
 * Gives the labels of every cell their slots. A label has the same one in all cells, as players pencil them, unless that
 * makes them too small, or they are few: then the labels of a cell follow each other, as large as the fullest cell allows.
 */
export function assignSlots(
  layout: Layout,
  { labels }: Multiset,
  { domains, written }: PlayerState,
  widest: number,
  few = false,
): (place: Place) => LabelSlots {
  const held = (cell: number) => [...labels.keys()].filter((label) => domains[cell * labels.length + label] === 1);
  const own = slotsOf(layout, labels.length, widest);
  if (!few && median(layout.places.map((place) => own(place).size / place.span)) >= LEGIBLE)
    return (place) => {
      const { size, spots } = own(place);
      return { size, spotOf: new Map(held(place.cell).map((label) => [label, spots[label]!])) };
    };
  const open = layout.places.filter(({ cell }) => written[cell] === EMPTY);
  const largest = few ? LARGEST_OF_FEW : undefined;
  const fullest = slotsOf(layout, Math.max(1, ...open.map(({ cell }) => held(cell).length)), widest, largest);
  const known = new Map<number, (place: Place) => Slots>();
  return (place) => {
    const here = held(place.cell);
    const slots = known.get(here.length) ?? slotsOf(layout, here.length, widest, largest);
    known.set(here.length, slots);
    const { size, spots } = slots(place);
    return { size: Math.min(size, fullest(place).size), spotOf: new Map(here.map((label, i) => [label, spots[i]!])) };
  };
}
