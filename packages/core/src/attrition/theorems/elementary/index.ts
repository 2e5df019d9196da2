import type { Theorem } from '../../model/theorem.ts';
import { fullCount } from './full-count.ts';
import { lastPlaces } from './last-places.ts';
import { onlyCandidate } from './only-candidate.ts';

/**
 * The first rungs of the ladder: what one does without a second look. Every step of theirs rests on one equation, so there
 * are only so many of them on a board.
 */
export const ELEMENTARY: readonly Theorem[] = [fullCount, lastPlaces, onlyCandidate];
