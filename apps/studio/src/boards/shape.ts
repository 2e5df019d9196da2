/** What a board looks like, roughly: what people look for in a gallery. */
export const SHAPES = ['square', 'triangle', 'hexagon', 'star', 'globe', 'solid'] as const;
export type BoardShape = (typeof SHAPES)[number];

const FAMILIES: Readonly<Record<string, BoardShape>> = {
  triangle: 'triangle',
  hexagon: 'hexagon',
  star: 'star',
  orb: 'globe',
  tetrahedron: 'solid',
  cube: 'solid',
  octahedron: 'solid',
  icosahedron: 'solid',
  dodecahedron: 'solid',
};

/** The shape of a board by its specification: nobody need make the board to know it. */
export function shapeOfBoard(specification: string): BoardShape {
  return FAMILIES[specification.split(':')[0]!] ?? 'square';
}
