import { success } from '../../basis/index.ts';
import type { BoardDraft } from '../model/board.ts';
import { dot3, mean3, type Vector } from '../model/space.ts';
import { type Family, letterAt, noParameter, range } from './family.ts';
import { scaled, solidFrom } from './solid.ts';

const GOLDEN = (1 + Math.sqrt(5)) / 2;

const SIGNS = [1, -1];

const CORNERS: readonly Vector[] = [
  ...range(8).map((i): Vector => [i & 4 ? -1 : 1, i & 2 ? -1 : 1, i & 1 ? -1 : 1]),
  ...SIGNS.flatMap((a) =>
    SIGNS.flatMap((b): Vector[] => [
      [0, a / GOLDEN, b * GOLDEN],
      [a / GOLDEN, b * GOLDEN, 0],
      [a * GOLDEN, 0, b / GOLDEN],
    ]),
  ),
];

/**
 * The points are the middles of the thirty edges. Halfway between two opposite corners the solid is cut in a hexagon
 * that joins six of them, crossing faces between edges that do not meet: ten lines of six points, two through each.
 */
function dodecahedronDraft(): BoardDraft {
  const solid = scaled(solidFrom(CORNERS), 2);
  const { corners, faces } = solid;
  const edges = faces.flatMap((face) =>
    face.map((corner, i) => [corner, face[(i + 1) % face.length]!] as const).filter(([a, b]) => a < b),
  );
  const points = edges.map(([a, b]) => mean3([corners[a]!, corners[b]!]));
  const axes = corners.filter((corner) => (corner.find((x) => Math.abs(x) > 1e-9) ?? 0) > 0);
  return {
    name: 'dodecahedron',
    cells: edges.length,
    points,
    solid: { name: 'dodecahedron', ...solid },
    asterisms: axes.map((axis, i) => ({
      kind: 'line',
      name: { kind: 'line', id: letterAt(i) },
      cells: [...points.keys()].filter((edge) => Math.abs(dot3(points[edge]!, axis)) < 1e-9),
    })),
    cellNames: edges.map((_, i) => ({ kind: 'edge', edge: i + 1 })),
  };
}

export const dodecahedron: Family = {
  name: 'dodecahedron',
  title: { en: 'Dodecahedron', es: 'Dodecaedro' },
  summary: {
    en: 'the middles of the edges of a dodecahedron, on the ten hexagons that join them round the solid',
    es: 'los puntos medios de las aristas de un dodecaedro, en los diez hexágonos que los unen alrededor del sólido',
  },
  parameters: undefined,
  cellOrder: {
    en: 'edges in the order in which the faces, one after the other, first show them',
    es: 'las aristas en el orden en que las caras, una tras otra, las muestran por primera vez',
  },
  kinds: {
    cells: {
      edge: {
        en: {
          said: { one: 'edge {id}', other: 'edges {id}' },
          id: '{edge}',
          short: '{edge}',
          caption: '{short} is edge {short}.',
        },
        es: {
          said: { one: 'la arista {id}', other: 'las aristas {id}' },
          id: '{edge}',
          short: '{edge}',
          caption: '{short} es la arista {short}.',
        },
      },
    },
  },
  draft(parameters) {
    if (parameters !== undefined) return noParameter('dodecahedron', parameters);
    return success(dodecahedronDraft());
  },
};
