import type { XY } from '../plane/vector.ts';
import type { DiscItem } from '../scene/scene.ts';

/** How many levels there are. */
const DOTS = 5;

/** The radius of a dot and how far apart dots stand, in the size of type. */
const RADIUS = 0.36;
const APART = 1.1;

/** How broad the dots are, in the size of type. */
export const DOTS_WIDTH = (DOTS - 1) * APART + 2 * RADIUS;

/** A level as so many dots of five, the last of them ending at a place. */
export function levelDots(level: number, [right, middle]: XY, size: number): DiscItem[] {
  const radius = RADIUS * size;
  return Array.from({ length: DOTS }, (_, i) => ({
    shape: 'disc',
    at: [right - radius - (DOTS - 1 - i) * APART * size, middle],
    radius,
    fill: i < level ? 'strong' : 'ring',
    line: 'fine',
  }));
}
