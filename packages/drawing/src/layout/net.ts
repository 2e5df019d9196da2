import { type Board, facesHolding, type Point, type Solid } from '@latin-puzzles/core/board';
import { makeNet, type Net } from '../net/net.ts';
import { centroid, signedArea } from '../plane/polygon.ts';
import { minus, plus, spotKey, times, unit, type XY } from '../plane/vector.ts';
import { discPlace, type Layout, median, type Place, polygonPlace, SPAN } from './place.ts';
import { cellsBeyond } from './sides.ts';
import { distance, nearestDistances } from './spacing.ts';

/** A board on a solid, laid flat with it. */
export function layOutNet(board: Board): Layout | undefined {
  const { solid, faces, points } = board;
  if (!solid || !points) return undefined;
  return faces ? tiled(solid, faces, points) : dotted(solid, points);
}

/** Cells that are polygons, each within a face of the solid. */
function tiled(solid: Solid, faces: readonly (readonly Point[])[], points: readonly Point[]): Layout {
  const carriers = faces.map((face) => facesHolding(solid, face)[0]!);
  const unscaled = makeNet(solid, 1);
  const size = (face: readonly Point[], cell: number) =>
    Math.abs(signedArea(face.map(unscaled.placed[carriers[cell]!]!)));
  const net = makeNet(solid, SPAN / Math.sqrt(median(faces.map(size))));
  // The faces of the solid lie anticlockwise on the page; turned round, they and what is beyond them stay in step.
  const turned = faces.map((face, cell) =>
    signedArea(face.map(net.placed[carriers[cell]!]!)) < 0 ? face.toReversed() : face,
  );
  const beyond = cellsBeyond(turned, 1e6);
  const places = turned.map((face, cell) => {
    const at = net.placed[carriers[cell]!]!;
    return polygonPlace(cell, face.map(at), beyond[cell]!, at(points[cell]!));
  });
  return { places, net };
}

/** How far apart neighbouring cells are that are points on a solid, and how large they are drawn. */
const SPACING = 2 * SPAN;
const RADIUS = 0.38 * SPAN;
/** Points nearer than this share of an edge are drawn smaller instead of the solid larger. */
const NEAREST = 0.15;

/** Cells that are points of the solid, perhaps on its edges: a point on a cut edge is drawn on both sides of the cut. */
function dotted(solid: Solid, points: readonly Point[]): Layout {
  const edge = edgeOf(solid);
  const nearest = Math.min(edge, ...nearestDistances(points));
  const net = makeNet(solid, SPACING / Math.max(nearest, NEAREST * edge));
  const radius = RADIUS * Math.min(1, nearest / (NEAREST * edge));
  const places = points.flatMap((point, cell) => {
    const holders = facesHolding(solid, [point]);
    const spots = new Map<string, { at: XY; faces: number[] }>();
    for (const face of holders) {
      const at = net.placed[face]!(point);
      const spot = spots.get(spotKey(at, 100));
      if (spot) spot.faces.push(face);
      else spots.set(spotKey(at, 100), { at, faces: [face] });
    }
    return [...spots.values()].map(({ at, faces }): Place => {
      const whole = faces.length === holders.length;
      return discPlace(cell, whole ? at : withdrawn(at, net, faces[0]!, radius), radius);
    });
  });
  return { places, net };
}

/** A disc at a cut would be cut in two: it is moved into its face. */
function withdrawn(at: XY, net: Net, face: number, radius: number): XY {
  return plus(at, times(unit(minus(centroid(net.outlines[face]!), at)), radius + 3));
}

function edgeOf({ corners, faces }: Solid): number {
  const [a, b] = faces[0]!.map((corner) => corners[corner]!) as unknown as readonly [Point, Point];
  return distance(a, b);
}
