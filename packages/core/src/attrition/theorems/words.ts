import type { TheoremWords } from '../model/theorem.ts';
import { BACKTRACK_WORDS } from '../proving/backtracking.ts';
import { ASTERISM_CONSISTENCY_WORDS } from './asterism-consistency.ts';
import { CHAIN_WORDS } from './chain.ts';
import { FULL_COUNT_WORDS } from './elementary/full-count.ts';
import { LAST_PLACES_WORDS } from './elementary/last-places.ts';
import { ONLY_CANDIDATE_WORDS } from './elementary/only-candidate.ts';
import { FINNED_FISH_WORDS, FISH_WORDS } from './fish.ts';
import { HALL_CELLS_WORDS } from './hall-cells.ts';
import { HALL_LABELS_WORDS } from './hall-labels.ts';
import { INTERSECTION_WORDS } from './intersection.ts';
import { LEFTOVERS_WORDS } from './leftovers.ts';
import { SHAVING_WORDS } from './shaving.ts';

/**
 * The words of every theorem, the easiest first, and of what helps where none does. They are listed apart from the ladder,
 * so that who only tells steps need not load what finds them.
 */
export const THEOREM_WORDS: readonly TheoremWords[] = [
  FULL_COUNT_WORDS,
  LAST_PLACES_WORDS,
  ONLY_CANDIDATE_WORDS,
  INTERSECTION_WORDS,
  HALL_CELLS_WORDS,
  HALL_LABELS_WORDS,
  ASTERISM_CONSISTENCY_WORDS,
  FISH_WORDS,
  FINNED_FISH_WORDS,
  LEFTOVERS_WORDS,
  CHAIN_WORDS,
  SHAVING_WORDS,
  BACKTRACK_WORDS,
];

/** The names of the theorems of the ladder, the easiest first. */
export const THEOREM_NAMES: readonly string[] = THEOREM_WORDS.slice(0, -1).map(({ theorem }) => theorem);
