import type { Vector } from '../model/space.ts';
import { range, sizedFamily } from './family.ts';
import { SOLID_KINDS, SOLID_ORDER, solidFrom, stripedSolid } from './solid.ts';

const CORNERS = range(8).map((i): Vector => [i & 4 ? -1 : 1, i & 2 ? -1 : 1, i & 1 ? -1 : 1]);

const FACE_AXES: readonly Vector[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** Closed strips round each axis: 3n of them, 4n cells each, two through every cell. */
export const cube = sizedFamily(
  {
    name: 'cube',
    title: { en: 'Cube', es: 'Cubo' },
    summary: {
      en: 'a cube whose asterisms are closed strips round its three axes',
      es: 'un cubo cuyos asterismos son franjas cerradas alrededor de sus tres ejes',
    },
    unit: 'side',
    cellOrder: SOLID_ORDER,
    kinds: SOLID_KINDS,
  },
  { usual: 4, least: 1, most: 32 },
  (n, name) => stripedSolid(name, solidFrom(CORNERS), n, FACE_AXES, 1),
);
