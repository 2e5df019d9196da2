import type { Vector } from '../model/space.ts';
import { sizedFamily } from './family.ts';
import { SOLID_KINDS, SOLID_ORDER, solidFrom, stripedSolid } from './solid.ts';

/** Four alternate corners of a cube: the axes of the cube join the middles of opposite edges. */
const CORNERS: readonly Vector[] = [
  [1, 1, 1],
  [1, -1, -1],
  [-1, 1, -1],
  [-1, -1, 1],
];

const EDGE_AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Closed strips parallel to a pair of opposite edges: 3n of them, 4n cells each, three through every cell. */
export const tetrahedron = sizedFamily(
  {
    name: 'tetrahedron',
    title: { en: 'Tetrahedron', es: 'Tetraedro' },
    summary: {
      en: 'a tetrahedron whose asterisms are closed strips parallel to opposite edges',
      es: 'un tetraedro cuyos asterismos son franjas cerradas paralelas a aristas opuestas',
    },
    unit: 'side',
    cellOrder: SOLID_ORDER,
    kinds: SOLID_KINDS,
  },
  { usual: 4, least: 2, most: 32 },
  (n, name) => stripedSolid(name, solidFrom(CORNERS), n, EDGE_AXES, 1),
);
