import { LADDER } from '../attrition/index.ts';
import type { Measure } from './measure.ts';
import { SIGHTS } from './player.ts';

/** Where seeing does not suffice. */
const BEYOND = 'beyond';

function rungOf(theorem: string): number {
  if (theorem === 'backtrack') return LADDER.length + 1;
  const rung = LADDER.findIndex(({ name }) => name === theorem);
  return rung < 0 ? LADDER.length : rung;
}

/**
 * What a scale weighs.
 *
 * Each theorem counts once for having to climb to its rung or higher, so that a theorem of which a scale knows nothing is at
 * least as hard as those below it. Amounts without a limit count by their logarithm: the tenth step of a kind adds less
 * than the second.
 */
export function featuresOf(measure: Measure): Record<string, number> {
  const { openings, scarcity, look, openness, hardest, rank = hardest } = measure;
  const features: Record<string, number> = { openings, scarcity, look, openness };
  const { reach, turns, wait, size, depth, suppositions, climbs } = measure;
  for (const [name, amount] of Object.entries({ reach, turns, wait, size, depth, suppositions, climbs }))
    features[name] = Math.log2(1 + amount);
  for (const [number, sight] of [...SIGHTS, BEYOND].entries())
    features[`see ${sight}`] = number < measure.sight ? 1 : 0;
  const highest = rungOf(rank);
  for (const [rung, { name }] of LADDER.entries()) features[name] = rung <= highest ? 1 : 0;
  return features;
}
