import {
  type Board,
  cross3,
  dot3,
  facesHolding,
  length3,
  minus3,
  plus3,
  type Solid,
  times3,
  unit3,
  type Vector,
} from '@latin-puzzles/core/board';
import type { Net, Place, Surface } from '@latin-puzzles/drawing';
import type { Body, BodySheet, DrawingPoint, Front, Side, Stance, Target, Triangle, Vertex } from './body.ts';
import { upright } from './upright.ts';

/** A solid whose cells are parts of its faces: every face is a sheet, with the picture that it has on the net. */
export function facetedBody(board: Board, surface: Surface): Body {
  const solid = board.solid!;
  const { net, places } = surface.layout;
  const size = radiusOf(solid);
  const carrier = board.faces!.map((face) => facesHolding(solid, face)[0]!);
  const stances = solid.faces.map((_, face) => faceStance(solid, net!, face));
  const outlines = board.faces!.map((polygon) =>
    polygon.map((corner) => times3(1 / size, corner as unknown as Vector)),
  );
  return {
    sheets: solid.faces.map((_, face) =>
      faceSheet(
        solid,
        net!,
        face,
        places.filter(({ cell }) => carrier[cell] === face),
      ),
    ),
    targets: outlines.flatMap((corners, cell) =>
      fan(corners.length).map((triangle): Target => ({ corners: pickThree(corners, triangle), cell })),
    ),
    stances: carrier.map((face) => stances[face]!),
    sides: sidesOf(outlines),
    fronts: frontsOf(solid, (face) => [...carrier.keys()].filter((cell) => carrier[cell] === face)),
    hull: solid.corners.map((corner) => times3(1 / size, corner)),
    reach: reachOf(solid),
    axis: undefined,
    board,
    surface,
    scale: scaleOf(solid, net!),
  };
}

/** The sides of polygons that cover a solid: two of them share a side if they share its middle. */
function sidesOf(outlines: readonly (readonly Vector[])[]): Side[][] {
  const middleOf = (a: Vector, b: Vector) =>
    plus3(a, b)
      .map((x) => Math.round(x * 1e6))
      .join(' ');
  const holders = new Map<string, number[]>();
  const next = (corners: readonly Vector[], i: number) => corners[(i + 1) % corners.length]!;
  for (const [cell, corners] of outlines.entries())
    for (const [i, corner] of corners.entries()) {
      const key = middleOf(corner, next(corners, i));
      holders.set(key, [...(holders.get(key) ?? []), cell]);
    }
  return outlines.map((corners, cell) =>
    corners.map((corner, i): Side => {
      const line = [corner, next(corners, i)] as const;
      return { line, beyond: holders.get(middleOf(...line))!.find((other) => other !== cell) };
    }),
  );
}

/** Faces come to rest on one of their sides or, where that is another thing, on one of their corners. */
export function frontsOf(solid: Solid, cellsOf: (face: number) => readonly number[]): Front[] {
  return solid.faces.map((_, face): Front => {
    const corners = cornersOf(solid, face);
    const middle = times3(1 / corners.length, corners.reduce(plus3));
    const out = unit3(cross3(minus3(corners[1]!, corners[0]!), minus3(corners[2]!, corners[0]!)));
    const ups = corners.map((corner, i) =>
      upright(minus3(times3(0.5, plus3(corner, corners[(i + 1) % corners.length]!)), middle), out),
    );
    return {
      out,
      ups: corners.length % 2 === 0 ? ups : [...ups, ...ups.map((up) => times3(-1, up))],
      cells: cellsOf(face),
    };
  });
}

/** A face of the solid with what the net shows on it. */
export function faceSheet(solid: Solid, net: Net, face: number, places: readonly Place[]): BodySheet {
  const corners = cornersOf(solid, face);
  const { out } = faceStance(solid, net, face);
  const outline = corners.map((corner): DrawingPoint => net.placed[face]!(corner));
  const size = radiusOf(solid);
  return {
    vertices: corners.map((corner, i): Vertex => ({ at: times3(1 / size, corner), out, spot: outline[i]! })),
    triangles: fan(corners.length),
    outline,
    places,
    takes: places.length > 0 ? 'everything' : 'lines',
    ground: 'cell',
    rim: [{ shape: 'path', lines: [outline], closed: true, line: 'rim' }],
    out,
  };
}

/** Where a face looks, and what is up on the page of its net. */
export function faceStance(solid: Solid, net: Net, face: number): Stance {
  const [o, a, b] = cornersOf(solid, face) as [Vector, Vector, Vector];
  const [u, v] = [minus3(a, o), minus3(b, o)];
  const at = net.placed[face]!;
  const [[ox, oy], [ax, ay], [bx, by]] = [at(o), at(a), at(b)];
  const [ux, uy, vx, vy] = [ax - ox, ay - oy, bx - ox, by - oy];
  // The page's (0, −1) as a sum of the two edges.
  const area = ux * vy - uy * vx;
  return { out: unit3(cross3(u, v)), up: unit3(plus3(times3(vx / area, u), times3(-ux / area, v))) };
}

export function cornersOf({ corners, faces }: Solid, face: number): Vector[] {
  return faces[face]!.map((corner) => corners[corner]!);
}

export function radiusOf({ corners }: Solid): number {
  return Math.max(...corners.map(length3));
}

/** How far a solid that reaches 1 from the origin does so in each direction. */
export function reachOf(solid: Solid): (direction: Vector) => number {
  const planes = solid.faces.map((_, face) => {
    const [o, a, b] = cornersOf(solid, face) as [Vector, Vector, Vector];
    const out = unit3(cross3(minus3(a, o), minus3(b, o)));
    return times3(radiusOf(solid) / dot3(out, o), out);
  });
  return (direction) => 1 / Math.max(...planes.map((plane) => dot3(plane, direction)));
}

/** The length on the net of what is 1 long on the body. */
export function scaleOf(solid: Solid, net: Net): number {
  const [a, b] = cornersOf(solid, 0) as [Vector, Vector];
  const [[ax, ay], [bx, by]] = [net.placed[0]!(a), net.placed[0]!(b)];
  return (radiusOf(solid) * Math.hypot(bx - ax, by - ay)) / length3(minus3(b, a));
}

/** A convex polygon as triangles. */
export function fan(corners: number): Triangle[] {
  return Array.from({ length: corners - 2 }, (_, i) => [0, i + 1, i + 2]);
}

export function pickThree<T>(values: readonly T[], [a, b, c]: Triangle): readonly [T, T, T] {
  return [values[a]!, values[b]!, values[c]!];
}
