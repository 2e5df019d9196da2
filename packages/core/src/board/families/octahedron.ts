import type { Vector } from '../model/space.ts';
import { sizedFamily } from './family.ts';
import { SOLID_KINDS, SOLID_ORDER, solidFrom, stripedSolid } from './solid.ts';

const CORNERS: readonly Vector[] = [
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
  [0, 0, 1],
  [0, 0, -1],
];

const FACE_AXES: readonly Vector[] = [
  [1, 1, 1],
  [1, 1, -1],
  [1, -1, 1],
  [-1, 1, 1],
];

/** Closed strips parallel to a pair of opposite faces: 4n of them, 6n cells each, three through every cell. */
export const octahedron = sizedFamily(
  {
    name: 'octahedron',
    title: { en: 'Octahedron', es: 'Octaedro' },
    summary: {
      en: 'an octahedron whose asterisms are closed strips parallel to opposite faces',
      es: 'un octaedro cuyos asterismos son franjas cerradas paralelas a caras opuestas',
    },
    unit: 'side',
    cellOrder: SOLID_ORDER,
    kinds: SOLID_KINDS,
  },
  { usual: 3, least: 1, most: 32 },
  (n, name) => stripedSolid(name, solidFrom(CORNERS), n, FACE_AXES, 1),
);
