import { LADDER, type Shape, type Theorem } from '../../attrition/index.ts';
import { type Measure, rate, type Scale } from '../../rating/index.ts';

/** By looking alone one applies the theorems up to this rung; from this other rung on something is supposed. */
const LOOKING = LADDER.findIndex(({ name }) => name === 'only-candidate');
const SUPPOSING = LADDER.findIndex(({ name }) => name === 'chain');

const NOTHING: Measure = {
  openings: 0,
  scarcity: 0,
  reach: 0,
  span: 0,
  openness: 0,
  wait: 0,
  size: 0,
  variety: 0,
  suppositions: 0,
  uses: {},
  backtracks: 0,
  unsolved: 0,
};

/** No puzzle of the board whose proof needs the theorem has a lower score. */
export function lowestScore(theorem: Theorem, shape: Shape, scale: Scale): number {
  if (!isMonotone(scale)) return 0;
  const rung = LADDER.indexOf(theorem);
  const least: Measure = { ...NOTHING, span: spanOf(shape), uses: { [theorem.name]: 1 } };
  if (rung <= LOOKING) return rate(least, scale).score;
  // Who needs more than a look has looked everywhere, and takes a step that compares two equations or more.
  const climbing = { ...least, reach: least.span, wait: 1, size: 2 };
  return rate(rung < SUPPOSING ? climbing : { ...climbing, variety: 1, suppositions: 1 }, scale).score;
}

/** No fair puzzle of the board that these theorems solve has a higher score. */
export function highestScore(ladder: readonly Theorem[], shape: Shape, scale: Scale): number {
  if (!isMonotone(scale)) return Number.POSITIVE_INFINITY;
  const { cells, labels, asterisms } = shape;
  const top = ladder.at(-1);
  if (!top) return rate(NOTHING, scale).score;
  const rung = LADDER.indexOf(top);
  const span = spanOf(shape);
  const steps = rung > LOOKING ? cells * labels : 0;
  const most = {
    ...NOTHING,
    openings: 1,
    scarcity: 1,
    reach: span,
    span,
    openness: 1,
    wait: steps,
    size: rung > LOOKING ? asterisms.length * labels + cells : 0,
    variety: rung >= SUPPOSING ? labels : 0,
    suppositions: rung >= SUPPOSING ? steps : 0,
    uses: { [top.name]: Math.max(1, steps) },
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
