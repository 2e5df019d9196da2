import { DESIGN_ENGLISH } from './design-english.ts';
import { DESIGN_SPANISH } from './design-spanish.ts';
import type { DesignWords } from './design-words.ts';
import type { Dictionary } from './words.ts';

export const DESIGN: Dictionary<DesignWords> = { en: DESIGN_ENGLISH, es: DESIGN_SPANISH };

/** How the measures of a family are written. */
export const MEASURES: Readonly<Partial<Record<string, string>>> = {
  'latin-square': '7',
  sudoku: '3x3',
  win: '9',
  quadoku: '9',
  gerechte: 'aaababbbcccdcddd',
  orb: '8',
  tartan: '8/mirror',
  triangle: '8',
  hexagon: '3',
  star: '12/3',
  tetrahedron: '4',
  cube: '4',
  octahedron: '3',
  icosahedron: '2',
};
