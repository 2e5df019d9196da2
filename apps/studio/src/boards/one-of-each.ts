import type { BoardShape } from './shape.ts';

/** A board of each shape, for whoever sees them for the first time: the most beautiful first. */
export const ONE_OF_EACH: Readonly<Record<BoardShape, string>> = {
  globe: 'orb-one',
  solid: 'latin-icosahedron',
  star: 'helios-one',
  hexagon: 'douze-france-one',
  triangle: 'canario-one',
  square: 'quadoku-one',
};
