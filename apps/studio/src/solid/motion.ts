import type { Body } from './body.ts';
import { pulled } from './pose.ts';
import { angleBetween, type Turn, turnBetween } from './turn.ts';

/** How a body moves by itself: towards a pose, perhaps once round on the way, or on from where it was let go. */
export type Motion =
  | { readonly kind: 'round'; readonly from: Turn; readonly to: Turn; readonly start: number }
  | { readonly kind: 'glide'; readonly from: Turn; readonly to: Turn; readonly start: number; readonly time: number }
  | {
      readonly kind: 'spin';
      readonly from: Turn;
      readonly start: number;
      /** In radians a millisecond. */
      readonly right: number;
      readonly up: number;
    };

/** Half a turn takes this long, in milliseconds, and no way takes less than the shorter one. */
const [LONG, SHORT] = [900, 240];

export function glide(from: Turn, to: Turn, start: number): Motion {
  return { kind: 'glide', from, to, start, time: Math.max(SHORT, (LONG * angleBetween(from, to)) / Math.PI) };
}

/** The way once round takes this long. */
const ROUND = 1800;

export function round(from: Turn, to: Turn, start: number): Motion {
  return { kind: 'round', from, to, start };
}

/** A spin loses two thirds of its speed in this time, and ends when it is slower than this. */
const FADING = 260;
const SLOWEST = 4e-4;

export function spin(from: Turn, right: number, up: number, start: number): Motion | undefined {
  return Math.hypot(right, up) > SLOWEST ? { kind: 'spin', from, right, up, start } : undefined;
}

/** Where a moving body is at a time, and whether it has arrived. */
export function poseAt(body: Body, motion: Motion, now: number): { readonly turn: Turn; readonly done: boolean } {
  const passed = Math.max(0, now - motion.start);
  if (motion.kind === 'glide') {
    const share = Math.min(1, passed / motion.time);
    return { turn: turnBetween(motion.from, motion.to, eased(share)), done: share === 1 };
  }
  if (motion.kind === 'round') {
    const share = Math.min(1, passed / ROUND);
    const way = turnBetween(motion.from, motion.to, eased(share));
    return { turn: pulled(body, way, 2 * Math.PI * eased(share), 0), done: share === 1 };
  }
  const { from, right, up } = motion;
  const fade = Math.exp(-passed / FADING);
  const way = FADING * (1 - fade);
  return { turn: pulled(body, from, right * way, up * way), done: Math.hypot(right, up) * fade <= SLOWEST };
}

/** Slow at both ends. */
function eased(share: number): number {
  return share * share * (3 - 2 * share);
}
