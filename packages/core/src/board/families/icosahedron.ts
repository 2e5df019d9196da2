import { times3, type Vector } from '../model/space.ts';
import { sizedFamily } from './family.ts';
import { SOLID_KINDS, SOLID_ORDER, solidFrom, stripedSolid } from './solid.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;

/** One corner of each opposite pair. */
const AXES: readonly Vector[] = [
  [0, 1, GOLDEN],
  [0, -1, GOLDEN],
  [1, GOLDEN, 0],
  [-1, GOLDEN, 0],
  [GOLDEN, 0, 1],
  [GOLDEN, 0, -1],
];

const CORNERS = [...AXES, ...AXES.map((corner) => times3(-1, corner))];

/** Closed strips of the belt of ten faces round each axis through corners: 6n of them, 10n cells each, three through every cell. */
export const icosahedron = sizedFamily(
  {
    name: 'icosahedron',
    title: { en: 'Icosahedron', es: 'Icosaedro' },
    summary: {
      en: 'an icosahedron whose asterisms are closed strips round the axes through its corners',
      es: 'un icosaedro cuyos asterismos son franjas cerradas alrededor de los ejes que pasan por sus vértices',
    },
    unit: 'side',
    cellOrder: SOLID_ORDER,
    kinds: SOLID_KINDS,
  },
  { usual: 2, least: 1, most: 16 },
  // Neighbouring corners of this icosahedron have scalar product GOLDEN.
  (n, name) => stripedSolid(name, solidFrom(CORNERS), n, AXES, GOLDEN),
);
