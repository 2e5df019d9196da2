import { LADDER, type Shape, type Theorem } from '../../attrition/index.ts';
import { type Measure, type Rating, rate, reachesOf, type Scale, SIGHTS } from '../../rating/index.ts';

/** The theorems up to this rung are applied by looking; up to this one, patterns may show labels at once. */
const LOOKING = LADDER.findIndex(({ name }) => name === 'only-candidate');
const SHOWING = LADDER.findIndex(({ name }) => name === 'hall-labels');
/** What is seen where last places do not suffice, and where nothing does. */
const PATTERN_SHOWS = 2;
const BEYOND = SIGHTS.length + 1;

const NOTHING: Measure = {
  openings: 0,
  scarcity: 0,
  look: 0,
  turns: 0,
  reach: 0,
  near: 0,
  span: 0,
  cells: 1,
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

/** What bounds the difficulty of puzzles from below or above, on the scale of all boards and for this one. */
export type RatingBound = Pick<Rating, 'score' | 'grade'>;

const LOWEST: RatingBound = { score: 0, grade: 0 };
const UNBOUNDED: RatingBound = { score: Number.POSITIVE_INFINITY, grade: Number.POSITIVE_INFINITY };

/** No puzzle of the board that the theorems below this one do not solve is rated lower. Of a theorem of one's own nothing is known. */
export function lowestRating(theorem: Theorem, shape: Shape, scale: Scale): RatingBound {
  const rung = LADDER.indexOf(theorem);
  if (!isMonotone(scale) || rung < 0) return LOWEST;
  const { near, span } = reachesOf(shape);
  const least: Measure = { ...NOTHING, near, span, cells: shape.cells, hardest: theorem.name };
  if (rung < LOOKING) return rate(least, scale);
  // Who needs more than last places has looked everywhere for them.
  const looking = { ...least, reach: span, sight: PATTERN_SHOWS };
  if (rung <= SHOWING) return rate(looking, scale);
  const climbing = { ...looking, sight: BEYOND, wait: 1, climbs: 1 };
  return rate(theorem.supposes ? { ...climbing, suppositions: 1 } : { ...climbing, size: 1 }, scale);
}

/** No fair puzzle of the board that these theorems solve is rated higher. */
export function highestRating(ladder: readonly Theorem[], shape: Shape, scale: Scale): RatingBound {
  if (!isMonotone(scale) || !ladder.every((theorem) => LADDER.includes(theorem))) return UNBOUNDED;
  const { cells, labels, asterisms } = shape;
  const top = ladder.at(-1);
  if (!top) return rate(NOTHING, scale);
  const { near, span } = reachesOf(shape);
  const rung = LADDER.indexOf(top);
  const turns = rung > LOOKING ? cells * labels : 0;
  const supposes = ladder.some((theorem) => theorem.supposes);
  const most: Measure = {
    openings: 1,
    scarcity: 1,
    look: 1,
    turns: cells + turns,
    reach: span,
    near,
    span,
    cells,
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
  return rate(most, scale);
}

/** Bounds on features bound the rating only where more of a feature never makes a puzzle easier. */
function isMonotone({ weights }: Scale): boolean {
  return Object.values(weights).every((weight) => weight >= 0);
}
