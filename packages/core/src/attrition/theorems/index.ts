import type { Theorem } from '../theorem.ts';
import { asterismConsistency } from './asterism-consistency.ts';
import { chain } from './chain.ts';
import { finnedFish, fish } from './fish.ts';
import { fullCount } from './full-count.ts';
import { hallCells } from './hall-cells.ts';
import { hallLabels } from './hall-labels.ts';
import { intersection } from './intersection.ts';
import { lastPlaces } from './last-places.ts';
import { leftovers } from './leftovers.ts';
import { onlyCandidate } from './only-candidate.ts';
import { shaving } from './shaving.ts';

/** Every theorem, the easiest first. To add one: a file, a line here, and a section in docs/theorems.md. */
export const LADDER: readonly Theorem[] = [
  fullCount,
  lastPlaces,
  onlyCandidate,
  intersection,
  hallCells,
  hallLabels,
  asterismConsistency,
  fish,
  finnedFish,
  leftovers,
  chain,
  shaving,
];
