import type { Body } from './body.ts';
import { glide, type Motion, poseAt, round, spin } from './motion.ts';
import { firstPose, isCellLegible, nearestRest, pulled, rolled } from './pose.ts';
import { angleBetween, type Turn } from './turn.ts';

/** How a body is held, and how it moves by itself. Ways are angles: to the right, upwards, anticlockwise. */
interface Orientation {
  readonly turn: Turn;
  /** Whether it lies as it does when nothing moves it. */
  readonly resting: boolean;
  /** Lets it move until a time; whether it has farther to go. */
  advance(now: number): boolean;
  pull(right: number, up: number): void;
  roll(angle: number): void;
  /** Goes on from a pull, so fast a millisecond, and then comes to rest. */
  release(right: number, up: number): void;
  /** Goes to the next rest that way. */
  step(way: TurnWay): void;
  reveal(cell: number): void;
  rejoice(): void;
  reset(): void;
}

/** One of the ways to turn: to the right, upwards, anticlockwise, each 1, −1 or 0. */
export type TurnWay = readonly [right: number, up: number, roll: number];

/** How finely, and how far at most, the next rest is looked for. */
const [STRIDE, FARTHEST] = [Math.PI / 24, Math.PI];
/** Turns closer than this are the same. */
const SAME = 1e-3;

/**
 * Those who want no motion, the calm, see it where it would end. Whatever changes or begins to move is told. While it is
 * looked at closely it stays where it is put.
 */
export function makeOrientation(
  body: Body,
  inscription: readonly number[],
  calm: () => boolean,
  close: () => boolean,
  now: () => number,
  tell: () => void,
): Orientation {
  let turn = firstPose(body, inscription);
  let motion: Motion | undefined;

  function be(next: Turn, moving?: Motion): void {
    [turn, motion] = [next, moving];
    tell();
  }

  /** Where it is, or is about to be. */
  const goal = () => (motion && motion.kind !== 'spin' ? motion.to : turn);

  const go = (to: Turn) => (calm() ? be(to) : be(turn, glide(turn, to, now())));

  const settle = () => {
    if (!close()) go(nearestRest(body, turn));
  };

  function nextRest([right, up, roll]: TurnWay): Turn {
    const from = nearestRest(body, goal());
    // A globe is always upright.
    if (body.axis && roll !== 0) return from;
    for (let angle = STRIDE; angle <= FARTHEST; angle += STRIDE) {
      const to = nearestRest(body, rolled(pulled(body, from, right * angle, up * angle), roll * angle));
      if (angleBetween(to, from) > SAME) return to;
    }
    return from;
  }

  return {
    get turn() {
      return turn;
    },
    get resting() {
      return !motion && angleBetween(nearestRest(body, turn), turn) < SAME;
    },
    advance(time) {
      if (!motion) return false;
      const { turn: next, done } = poseAt(body, motion, time);
      const { kind } = motion;
      turn = next;
      if (!done) return true;
      motion = undefined;
      if (kind === 'spin') settle();
      return motion !== undefined;
    },
    pull: (right, up) => be(pulled(body, turn, right, up)),
    roll: (angle) => be(rolled(turn, angle)),
    release(right, up) {
      const on = calm() ? undefined : spin(turn, right, up, now());
      if (on) be(turn, on);
      else settle();
    },
    step: (way) => go(nextRest(way)),
    reveal(cell) {
      if (!isCellLegible(body, cell, goal())) go(nearestRest(body, goal(), cell));
    },
    rejoice() {
      if (!calm()) be(turn, round(turn, goal(), now()));
    },
    reset: () => go(firstPose(body, inscription)),
  };
}
