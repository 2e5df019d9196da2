import { LADDER } from '../attrition/index.ts';
import type { Measure } from './measure.ts';

/** The theorem that stands highest on the ladder among those that a proof needs; one that is not on it stands above. */
export function hardestTheorem({ uses }: Measure): string {
  let hardest = LADDER[0]!.name;
  for (const theorem of Object.keys(uses)) if (rungOf(theorem) > rungOf(hardest)) hardest = theorem;
  return hardest;
}

function rungOf(theorem: string): number {
  if (theorem === 'backtrack') return LADDER.length + 1;
  const rung = LADDER.findIndex(({ name }) => name === theorem);
  return rung < 0 ? LADDER.length : rung;
}

/** The theorems that a player applies by looking, without a step of a proof to follow. */
const SEEN = new Set(['full-count', 'last-places', 'only-candidate']);

/**
 * What a scale weighs.
 *
 * Each theorem counts once for having to climb to its rung or higher, so that a theorem of which a scale knows nothing is at
 * least as hard as those below it. Amounts without a limit count by their logarithm: the tenth step of a kind adds less
 * than the second. To look far counts by how far that is for this board, so that a scale fitted on one board has something
 * to say about others.
 */
export function featuresOf(measure: Measure): Record<string, number> {
  const { openings, scarcity, openness, reach, span, uses } = measure;
  const features: Record<string, number> = { openings, scarcity, openness, reach: reach / (span || 1) };
  let climbs = 0;
  for (const [theorem, count] of Object.entries(uses)) if (!SEEN.has(theorem)) climbs += count;
  const { wait, size, variety, suppositions } = measure;
  for (const [name, amount] of Object.entries({ wait, size, variety, suppositions, climbs }))
    features[name] = Math.log2(1 + amount);
  const hardest = rungOf(hardestTheorem(measure));
  for (const [rung, { name }] of LADDER.entries()) features[name] = rung <= hardest ? 1 : 0;
  return features;
}
