import type { Theorem } from '../model/theorem.ts';
import { asterismConsistency } from './asterism-consistency.ts';
import { chain, chainUpTo } from './chain.ts';
import { ELEMENTARY } from './elementary/index.ts';
import { finnedFish, fish } from './fish.ts';
import { hallCells } from './hall-cells.ts';
import { hallLabels, hallLabelsUpTo } from './hall-labels.ts';
import { intersection } from './intersection.ts';
import { leftovers } from './leftovers.ts';
import { shaving } from './shaving.ts';

export { chainUpTo, ELEMENTARY, hallLabelsUpTo, intersection };

/** Every theorem, the easiest first. To add one: a file, a line here, and a section in docs/theorems.md. */
export const LADDER: readonly Theorem[] = [
  ...ELEMENTARY,
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
