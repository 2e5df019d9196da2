import type { Puzzle } from '@latin-puzzles/core/puzzle';

/** The kind of a board, by which an opening is remembered: what its groups are, and whether they hold labels more than once. */
export function boardKindOf({ board, multiset }: Pick<Puzzle, 'board' | 'multiset'>): string {
  const family = board.name.split(':')[0] || 'own';
  return multiset.counts.some((count) => count > 1) ? `${family} repeated` : family;
}
