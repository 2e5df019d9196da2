import type { Board } from '../../board/index.ts';
import { EMPTY, type Labeling, type Multiset } from '../../puzzle/index.ts';

export const FLOOR_REASONS = ['none', 'inscription', 'labels', 'twins'] as const;
export type FloorReason = (typeof FLOOR_REASONS)[number];

export interface Floor {
  readonly clues: number;
  readonly because: FloorReason;
}

/**
 * A number of clues that no puzzle is below, plain to see.
 * Labels: exchanging two labels that occur equally often makes another Latin board of any, so of such labels at most one
 * is missing among the clues. Twins: where labels do not repeat, exchanging those of two twins makes another Latin board,
 * so at most one of a class of twins has no clue. What the inscription already gives is counted once.
 */
export function clueFloor(board: Board, { counts }: Multiset, beginning?: Labeling): Floor {
  const given = beginning?.filter((label) => label !== EMPTY) ?? [];
  const absent = counts.map((count, label) => (given.includes(label) ? 0 : count));
  const missingLabels = [...new Set(counts)].reduce(
    (sum, count) => sum + Math.max(0, absent.filter((c) => c === count).length - 1),
    0,
  );
  const distinct = counts.every((count) => count === 1);
  const missingTwins = board.twins.reduce((sum, twins) => {
    const empty = twins.filter((cell) => (beginning?.[cell] ?? EMPTY) === EMPTY).length;
    return sum + Math.max(0, empty - 1);
  }, 0);
  if (distinct && missingTwins > missingLabels) return { clues: given.length + missingTwins, because: 'twins' };
  if (missingLabels > 0) return { clues: given.length + missingLabels, because: 'labels' };
  return { clues: given.length, because: given.length > 0 ? 'inscription' : 'none' };
}
