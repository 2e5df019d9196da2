import type { Board } from '@latin-puzzles/core/board';

/** What a board looks like, roughly: what people look for in a gallery. */
export const SHAPES = ['square', 'triangle', 'hexagon', 'star', 'globe', 'solid'] as const;
export type BoardShape = (typeof SHAPES)[number];

const NAMES: Readonly<Record<string, BoardShape>> = {
  triangle: 'triangle',
  hexagon: 'hexagon',
  star: 'star',
  orb: 'globe',
};

export function shapeOfBoard({ name, solid }: Board): BoardShape {
  const family = name.split(':')[0]!;
  if (NAMES[family]) return NAMES[family];
  return solid ? 'solid' : 'square';
}
