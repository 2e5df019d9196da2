import type { Surface } from '@latin-puzzles/drawing';

/** The size of the smallest clue on a board, in points; on an empty board that of a label. */
export function clueSizeOf({ above, layout, written }: Pick<Surface, 'above' | 'layout' | 'written'>): number {
  const sizes = above.flatMap((item) => (item.shape === 'text' && item.cell !== undefined ? [item.size] : []));
  return Math.min(...(sizes.length > 0 ? sizes : [written(layout.places[0]!, 0).size]));
}
