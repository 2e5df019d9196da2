import type { Body } from './body.ts';
import { glide, type Motion, poseAt, round, spin } from './motion.ts';
import { firstPose, isCellLegible, poseFor, pulled, rolled } from './pose.ts';
import type { Turn } from './turn.ts';

/** How a body is held, and how it moves by itself. Ways are angles: to the right, upwards, anticlockwise. */
interface Orientation {
  readonly turn: Turn;
  /** Lets it move until a time; whether it has farther to go. */
  advance(now: number): boolean;
  pull(right: number, up: number): void;
  /** Goes on from a pull, so fast a millisecond. */
  throw(right: number, up: number): void;
  turnBy(right: number, up: number, roll: number): void;
  roll(angle: number): void;
  reveal(cell: number): void;
  rejoice(): void;
  reset(): void;
}

/** Those who want no motion, the calm, see it where it would end. Whatever changes or begins to move is told. */
export function makeOrientation(
  body: Body,
  inscription: readonly number[],
  calm: () => boolean,
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

  return {
    get turn() {
      return turn;
    },
    advance(time) {
      if (!motion) return false;
      const { turn: next, done } = poseAt(body, motion, time);
      turn = next;
      if (done) motion = undefined;
      return !done;
    },
    pull: (right, up) => be(pulled(body, turn, right, up)),
    throw: (right, up) => be(turn, calm() ? undefined : spin(turn, right, up, now())),
    turnBy: (right, up, roll) => go(rolled(pulled(body, goal(), right, up), roll)),
    roll: (angle) => be(rolled(turn, angle)),
    reveal(cell) {
      if (!isCellLegible(body, cell, goal())) go(poseFor(body, cell));
    },
    rejoice() {
      if (!calm()) be(turn, round(turn, goal(), now()));
    },
    reset: () => go(firstPose(body, inscription)),
  };
}
