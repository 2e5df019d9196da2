import { LEVELS } from '@latin-puzzles/core/rating';

/** The orders in which puzzles are shown, each as the API asks for it. */
export const ORDERS = {
  latest: { order: 'entry', descending: 'true' },
  earliest: { order: 'entry', descending: 'false' },
  easiest: { order: 'score', descending: 'false' },
  hardest: { order: 'score', descending: 'true' },
  fewest: { order: 'clues', descending: 'false' },
} as const;
export type ShownOrder = keyof typeof ORDERS;

/** What is wished of puzzles, as fields hold it; an empty text wishes nothing. */
export interface CollectionWish {
  readonly board: string;
  readonly level: string;
  readonly theorem: string;
  readonly scoreFrom: string;
  readonly scoreTo: string;
  readonly cluesFrom: string;
  readonly cluesTo: string;
  /** Days, both included. */
  readonly addedFrom: string;
  readonly addedTo: string;
  readonly order: ShownOrder;
}

export const NO_WISH: CollectionWish = {
  ...{ board: '', level: '', theorem: '', scoreFrom: '', scoreTo: '', cluesFrom: '', cluesTo: '' },
  ...{ addedFrom: '', addedTo: '', order: 'latest' },
};

export const WISHED_LEVELS: readonly string[] = ['', ...LEVELS];

/** A wish as the API filters by it: there the last day is not included. */
export function filterQuery({ order: _, addedTo, ...fields }: CollectionWish): Record<string, string> {
  return { ...fields, addedTo: addedTo && dayAfter(addedTo) };
}

const DAY = 86_400_000;

/** The day after one such as `2026-11-18`. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}
