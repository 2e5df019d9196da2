import {
  type Board,
  cross3,
  facesHolding,
  length3,
  minus3,
  plus3,
  times3,
  unit3,
  type Vector,
} from '@latin-puzzles/core/board';
import type { Place, Surface } from '@latin-puzzles/drawing';
import type { Body, BodySheet, DrawingPoint, Stance, Target, Triangle, Vertex } from './body.ts';
import { cornersOf, faceSheet, faceStance, fan, frontsOf, pickThree, radiusOf, reachOf, scaleOf } from './faceted.ts';
import { upright } from './upright.ts';

const SIDES = 48;
/** Of its rim every so many points say well enough how far a stud reaches. */
const HULL_STRIDE = 6;
/** In the radius of its top: how far a stud stands out, how thick its top is, and how deep and wide its foot. */
const HEIGHT = 0.1;
const THICKNESS = 0.14;
const DEPTH = 0.6;
const FOOT = 0.5;

/** Where the line round its top ends, in the same measure, and where its side takes its colour from. */
const [LINE, BEYOND] = [1.035, 1.11];

/** A solid whose cells are points on it: they are studs, and the lines between them are drawn on the faces. */
export function studdedBody(board: Board, surface: Surface): Body {
  const solid = board.solid!;
  const { net, places } = surface.layout;
  const size = radiusOf(solid);
  const scale = scaleOf(solid, net!);
  const points = board.points!.map((point) => point as unknown as Vector);
  const placeOf = new Map(places.toReversed().map((place) => [place.cell, place]));
  const stances = points.map((point): Stance => {
    const holders = facesHolding(solid, [point]).map((face) => faceStance(solid, net!, face));
    const out = unit3(holders.reduce((sum, stance) => plus3(sum, stance.out), [0, 0, 0] as Vector));
    return { out, up: upright(holders[0]!.up, out) };
  });
  const studs = points.map((point, cell) =>
    studSheet(times3(1 / size, point), stances[cell]!, placeOf.get(cell)!, scale),
  );
  const plates = solid.faces.map((_, face) => faceSheet(solid, net!, face, []));
  const cellsOn = (face: number) =>
    [...points.keys()].filter((cell) => facesHolding(solid, [points[cell]!]).includes(face));
  const tops = studs.map(({ vertices }) => vertices.slice(0, SIDES).map(({ at }) => at));
  return {
    sheets: [...plates, ...studs],
    targets: [
      ...studs.flatMap(({ vertices, triangles }, cell) =>
        triangles.map((triangle): Target => {
          const [a, b, c] = pickThree(vertices, triangle);
          return { corners: [a.at, b.at, c.at], cell };
        }),
      ),
      ...solid.faces.flatMap((_, face) =>
        shares(
          cornersOf(solid, face).map((corner) => times3(1 / size, corner)),
          cellsOn(face),
          (cell) => times3(1 / size, points[cell]!),
        ),
      ),
    ],
    stances,
    sides: tops.map((top) => [{ line: [...top, top[0]!], beyond: undefined }]),
    fronts: frontsOf(solid, cellsOn),
    hull: [
      ...solid.corners.map((corner) => times3(1 / size, corner)),
      ...tops.flatMap((top) => top.filter((_, i) => i % HULL_STRIDE === 0)),
    ],
    reach: reachOf(solid),
    axis: undefined,
    board,
    surface,
    scale,
  };
}

/** A button with a cell on its top, on a foot that grows out of the solid. */
function studSheet(point: Vector, { out, up }: Stance, place: Place, scale: number): BodySheet {
  const right = cross3(up, out);
  const radius = place.radius / scale;
  const [x, y] = place.at;
  const round = Array.from({ length: SIDES }, (_, i) => (2 * Math.PI * i) / SIDES);
  const ray = (angle: number) => plus3(times3(Math.cos(angle), right), times3(Math.sin(angle), up));
  const at = (angle: number, share: number, level: number) =>
    plus3(point, times3(radius, plus3(times3(share, ray(angle)), times3(level, out))));
  const spot = (angle: number, share: number): DrawingPoint => [
    x + share * place.radius * Math.cos(angle),
    y - share * place.radius * Math.sin(angle),
  ];
  const top = round.map((angle): Vertex => ({ at: at(angle, 1, HEIGHT), out, spot: spot(angle, 1) }));
  const below = HEIGHT - THICKNESS;
  const ring = (share: number, level: number): Vertex[] =>
    round.map((angle) => ({ at: at(angle, share, level), out: ray(angle), spot: spot(angle, BEYOND) }));
  const wall = [ring(1, HEIGHT), ring(1, below), ring(FOOT, -DEPTH)];
  const sides = wall.slice(1).flatMap((_, row) =>
    round.flatMap((_, i): Triangle[] => {
      const [a, b] = [i, (i + 1) % SIDES].map((side) => SIDES * (row + 1) + side) as [number, number];
      return [
        [a, a + SIDES, b + SIDES],
        [a, b + SIDES, b],
      ];
    }),
  );
  const outline = round.map((angle) => spot(angle, LINE));
  return {
    vertices: [...top, ...wall.flat()],
    triangles: [...fan(SIDES), ...sides],
    outline,
    places: [place],
    takes: 'cells',
    ground: 'pointer',
    rim: [],
    out,
  };
}

/** A face cut from its middle, each piece for the point nearest to it: what misses a stud by a little still hits it. */
function shares(corners: readonly Vector[], cells: readonly number[], pointOf: (cell: number) => Vector): Target[] {
  if (cells.length === 0) return [];
  const middle = times3(1 / corners.length, corners.reduce(plus3));
  return corners.map((corner, i): Target => {
    const piece = [middle, corner, corners[(i + 1) % corners.length]!] as const;
    const at = times3(1 / 3, plus3(piece[0], plus3(piece[1], piece[2])));
    const away = (cell: number) => length3(minus3(at, pointOf(cell)));
    return { corners: piece, cell: cells.reduce((best, cell) => (away(cell) < away(best) ? cell : best)) };
  });
}
