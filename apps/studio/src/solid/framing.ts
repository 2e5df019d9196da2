import type { Body } from './body.ts';
import type { Eye } from './picking.ts';
import { applyTurn, type Turn } from './turn.ts';

/** How far the eye is from the middle of a body that reaches 1: near enough for depth, far enough for faces to keep their shapes. */
export const DISTANCE = 4.4;

/** What is left free of the picture: to either side, above, and below, where the ground is. */
const FREE = { aside: 0.03, above: 0.035, below: 0.075 } as const;

/** What a body covers of the picture, at distance 1 from the eye. */
export interface PictureCover {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** What a body covers as it is held. */
export function coverOf({ hull, axis }: Body, turn: Turn): PictureCover {
  if (axis) {
    const radius = 1 / Math.sqrt(DISTANCE ** 2 - 1);
    return { left: -radius, right: radius, bottom: -radius, top: radius };
  }
  let [left, right, bottom, top] = [0, 0, 0, 0];
  for (const point of hull) {
    const [x, y, z] = applyTurn(turn, point);
    const [across, up] = [x / (DISTANCE - z), y / (DISTANCE - z)];
    [left, right] = [Math.min(left, across), Math.max(right, across)];
    [bottom, top] = [Math.min(bottom, up), Math.max(top, up)];
  }
  return { left, right, bottom, top };
}

/** Half the height of the picture in which something is seen whole. */
export function halfHeight({ left, right, bottom, top }: PictureCover, aspect: number): number {
  const [width, height] = [right - left, top - bottom];
  return Math.max(height / (1 - FREE.above - FREE.below), width / (1 - 2 * FREE.aside) / aspect) / 2;
}

/**
 * The eye before a body: it is as large as the picture allows in every pose in which it rests, so that its size does not
 * change from one to the next, and drawn smaller on the way where it would not fit.
 */
export function eyeFor(cover: PictureCover, rest: number, aspect: number, zoom: number): Eye {
  const reach = Math.max(rest, halfHeight(cover, aspect));
  const middle = [
    (cover.left + cover.right) / 2,
    (cover.bottom + cover.top) / 2 + (FREE.above - FREE.below) * reach,
  ] as const;
  return { distance: DISTANCE, reach: reach / zoom, aspect, middle };
}
