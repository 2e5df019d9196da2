import type { DiscItem } from '../scene/scene.ts';

/** How many levels there are. */
export const DOTS = 5;

/** A level as so many dots of five, the last of them ending at `right`. */
export function levelDots(level: number, right: number, middle: number, size: number): DiscItem[] {
  const radius = 0.36 * size;
  return Array.from({ length: DOTS }, (_, i) => ({
    shape: 'disc',
    at: [right - radius - (DOTS - 1 - i) * 1.1 * size, middle],
    radius,
    fill: i < level ? 'strong' : 'ring',
    line: 'fine',
  }));
}
