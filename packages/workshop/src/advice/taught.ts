import type { Placement } from '@latin-puzzles/core/attrition';
import { EMPTY, type Labeling } from '@latin-puzzles/core/puzzle';

/** What hints have removed so far, and the labels on the board when they did. */
export interface Taught {
  readonly labels: Labeling;
  readonly struck: readonly Placement[];
}

export const NOTHING_TAUGHT: Taught = { labels: [], struck: [] };

/** What has been taught and still holds: nothing once a label that it may rest on has gone. */
export function stillTaught({ labels, struck }: Taught, now: Labeling): readonly Placement[] {
  return labels.every((label, cell) => label === EMPTY || label === now[cell]) ? struck : [];
}

/** After another step that removes something. */
export function learned(taught: Taught, labels: Labeling, removals: readonly Placement[]): Taught {
  return { labels, struck: [...stillTaught(taught, labels), ...removals] };
}
