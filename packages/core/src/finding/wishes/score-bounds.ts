import { LADDER, type Shape, type Theorem } from '../../attrition/index.ts';
import { type Measure, rate, type Scale, SIGHTS } from '../../rating/index.ts';

/** The theorems up to this rung are applied by looking; up to this one, patterns may show labels at once. */
const LOOKING = LADDER.findIndex(({ name }) => name === 'only-candidate');
const SHOWING = LADDER.findIndex(({ name }) => name === 'hall-labels');
/** What is seen where last places do not suffice, and where nothing does. */
const PATTERN_SHOWS = 2;
const BEYOND = SIGHTS.length + 1;

const NOTHING: Measure = {
  openings: 0,
  scarcity: 0,
  reach: 0,
  span: 0,
  openness: 0,
  sight: 0,
  wait: 0,
  climbs: 0,
  size: 0,
  suppositions: 0,
  depth: 0,
  hardest: LADDER[0]!.name,
  unsolved: 0,
};

/** No puzzle of the board that the theorems below this one do not solve has a lower score. Of a theorem of one's own nothing is known. */
export function lowestScore(theorem: Theorem, shape: Shape, scale: Scale): number {
  const rung = LADDER.indexOf(theorem);
  if (!isMonotone(scale) || rung < 0) return 0;
  const least: Measure = { ...NOTHING, span: spanOf(shape), hardest: theorem.name };
  if (rung < LOOKING) return rate(least, scale).score;
  // Who needs more than last places has looked everywhere for them.
  const looking = { ...least, reach: least.span, sight: PATTERN_SHOWS };
  if (rung <= SHOWING) return rate(looking, scale).score;
  const climbing = { ...looking, sight: BEYOND, wait: 1, climbs: 1 };
  return rate(theorem.supposes ? { ...climbing, suppositions: 1 } : { ...climbing, size: 1 }, scale).score;
}

/** No fair puzzle of the board that these theorems solve has a higher score. */
export function highestScore(ladder: readonly Theorem[], shape: Shape, scale: Scale): number {
  if (!isMonotone(scale) || !ladder.every((theorem) => LADDER.includes(theorem))) return Number.POSITIVE_INFINITY;
  const { cells, labels, asterisms } = shape;
  const top = ladder.at(-1);
  if (!top) return rate(NOTHING, scale).score;
  const span = spanOf(shape);
  const rung = LADDER.indexOf(top);
  const turns = rung > LOOKING ? cells * labels : 0;
  const supposes = ladder.some((theorem) => theorem.supposes);
  const most: Measure = {
    openings: 1,
    scarcity: 1,
    reach: span,
    span,
    openness: 1,
    sight: rung < LOOKING ? 1 : BEYOND,
    wait: turns,
    climbs: turns,
    size: turns > 0 ? asterisms.length * labels + cells : 0,
    suppositions: supposes ? turns : 0,
    depth: supposes ? turns : 0,
    hardest: top.name,
    unsolved: 0,
  };
  return rate(most, scale).score;
}

/** Bounds on features bound the score only where more of a feature never makes a puzzle easier. */
function isMonotone({ weights }: Scale): boolean {
  return Object.values(weights).every((weight) => weight >= 0);
}

/** The greatest number of asterisms that cross one. */
function spanOf({ asterisms, crossings }: Shape): number {
  const crossed = new Int32Array(asterisms.length);
  for (const { a } of crossings) crossed[a]!++;
  return Math.max(...crossed);
}
