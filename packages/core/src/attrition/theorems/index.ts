import type { Theorem } from '../theorem.ts';
import { fullCount } from './full-count.ts';
import { intersection } from './intersection.ts';
import { lastPlaces } from './last-places.ts';
import { onlyCandidate } from './only-candidate.ts';

/** Every theorem, the easiest first. To add one: a file, a line here, and a section in docs/theorems.md. */
export const LADDER: readonly Theorem[] = [fullCount, lastPlaces, onlyCandidate, intersection];
