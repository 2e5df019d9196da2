import type { Shape } from '../attrition/index.ts';

/** How far one looks on a board. */
export interface Reaches {
  /** For each asterism, how many others cross it: so many may hold what keeps a label out of its cells. */
  readonly reach: Int32Array;
  /** The reach within which every cell has an asterism: nobody can do with less. */
  readonly near: number;
  /** The farthest reach of an asterism. */
  readonly span: number;
}

export function reachesOf({ asterisms, asterismsOf, crossings }: Shape): Reaches {
  const reach = new Int32Array(asterisms.length);
  for (const { a } of crossings) reach[a]!++;
  let [near, span] = [0, 0];
  for (const own of asterismsOf) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const a of own) nearest = Math.min(nearest, reach[a]!);
    if (own.length > 0) near = Math.max(near, nearest);
  }
  for (const far of reach) span = Math.max(span, far);
  return { reach, near, span };
}
