import { type Board, regionOf, splitRegions, type Vector } from '@latin-puzzles/core/board';
import { type Area, type Item, makeSurface, type PathItem, type Place, type StepPicture } from '@latin-puzzles/drawing';
import type { Body, BodySheet, DrawingPoint, Side, Stance, Target, Triangle, Vertex } from './body.ts';
import { chartAround, type Extent, extentOf, latitudes, middleOf, NORTH, onSphere } from './chart.ts';
import { pickThree } from './faceted.ts';
import type { Globe } from './globe.ts';
import { upright } from './upright.ts';

/** Patches are cut so finely that nobody sees their corners: in degrees. */
const FINENESS = 4;

/** How far apart the maps of the cells are laid on the drawing: farther than any of them reaches. */
const APART = 4;

/** A globe: every cell is a sheet of its own, drawn on a map of its neighbourhood and bent onto the sphere. */
export function sphericalBody(picture: StepPicture, globe: Globe): Body {
  const { board } = picture;
  const bounds = latitudes(globe);
  const patches = Array.from({ length: board.cells }, (_, cell) => patchOf(extentOf(globe, bounds, cell), cell));
  // The same board with its cells apart, each as on its map: laid out as any board is.
  const charted: Board = {
    ...board,
    points: patches.map(({ origin }) => origin),
    faces: patches.map(({ rim }) => rim.flatMap((side) => side.slice(0, -1))),
  };
  const apart = makeSurface({ ...picture, board: charted });
  const carry = apart.layout.carry!;
  const grounds = groundsOf(picture);
  const surface = {
    ...apart,
    below: apart.below.map((item): Item => {
      const ground = item.cell === undefined ? undefined : grounds.get(item.cell);
      return ground && item.shape === 'path' ? { ...item, fill: ground } : item;
    }),
  };
  const region = regionOf(board, splitRegions(board));
  const sheets = patches.map((patch, cell) => {
    const beyond = neighboursOf(globe, cell).map((other) => other === undefined || region[other] !== region[cell]);
    return sheetOf(patch, apart.layout.places[cell]!, beyond, carry);
  });
  const stances = patches.map(({ middle }): Stance => ({ out: middle, up: upright(NORTH, middle) }));
  return {
    sheets,
    targets: sheets.flatMap(({ vertices, triangles }, cell) =>
      triangles.map((triangle): Target => {
        const [a, b, c] = pickThree(vertices, triangle);
        return { corners: [a.at, b.at, c.at], cell };
      }),
    ),
    stances,
    sides: patches.map(({ edges }, cell) => {
      const beyond = neighboursOf(globe, cell);
      return edges.map((line, i): Side => ({ line, beyond: beyond[i] }));
    }),
    fronts: stances.map(({ out, up }, cell) => ({ out, ups: [up], cells: [cell] })),
    hull: [],
    reach: () => 1,
    axis: NORTH,
    surface,
    scale: carry([1, 0])[0],
    board: charted,
  };
}

interface Patch {
  readonly middle: Vector;
  /** Where its map has its middle. */
  readonly origin: DrawingPoint;
  /** Rows from south to north of points from west to east. */
  readonly rows: readonly (readonly { readonly at: Vector; readonly spot: DrawingPoint }[])[];
  /** Its sides on the map: south, east, north, west. */
  readonly rim: readonly (readonly DrawingPoint[])[];
  /** The same on the sphere. */
  readonly edges: readonly (readonly Vector[])[];
}

function patchOf(extent: Extent, cell: number): Patch {
  const { south, north, west, east } = extent;
  const middle = middleOf(extent);
  const origin: DrawingPoint = [APART * cell, 0];
  const chart = chartAround(middle);
  const steps = (angle: number) => Math.max(2, Math.ceil((angle * 180) / Math.PI / FINENESS));
  const [columns, lines] = [steps(east - west), steps(north - south)];
  const rows = Array.from({ length: lines + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (_, column) => {
      const at = onSphere(south + ((north - south) * row) / lines, west + ((east - west) * column) / columns);
      const [x, y] = chart(at);
      return { at, spot: [origin[0] + x, y] as DrawingPoint };
    }),
  );
  const column = (index: number) => rows.map((row) => row.at(index)!);
  const row = (index: number) => rows.at(index)!;
  const round = [row(0), column(-1), row(-1).toReversed(), column(0).toReversed()];
  return {
    middle,
    origin,
    rows,
    rim: round.map((side) => side.map(({ spot }) => spot)),
    edges: round.map((side) => side.map(({ at }) => at)),
  };
}

function sheetOf(
  { rows, rim, middle }: Patch,
  place: Place,
  border: readonly boolean[],
  carry: (point: DrawingPoint) => DrawingPoint,
): BodySheet {
  const width = rows[0]!.length;
  const vertices = rows.flat().map(({ at, spot }): Vertex => ({ at, out: at, spot: carry(spot) }));
  const apart = (a: number, b: number) => Math.hypot(...vertices[a]!.at.map((x, i) => x - vertices[b]!.at[i]!)) > 1e-9;
  const triangles = rows.slice(1).flatMap((_, row) =>
    Array.from({ length: width - 1 }, (_, column): Triangle[] => {
      const [a, b] = [row * width + column, (row + 1) * width + column];
      const both: Triangle[] = [
        [a, a + 1, b + 1],
        [a, b + 1, b],
      ];
      return both.filter(([p, q, r]) => apart(p, q) && apart(q, r) && apart(r, p));
    }).flat(),
  );
  const sides = rim.map((side) => side.map(carry));
  return {
    vertices,
    triangles,
    outline: sides.flatMap((side) => side.slice(0, -1)),
    places: [place],
    takes: 'everything',
    ground: 'cell',
    rim: sides
      .map(
        (side, i): PathItem => ({ shape: 'path', lines: [side], closed: false, line: border[i] ? 'border' : 'fine' }),
      )
      // Borders are drawn over fine lines.
      .toSorted((a, b) => Number(a.line === 'border') - Number(b.line === 'border')),
    out: middle,
  };
}

/** The cells to the south, east, north and west; none beyond a pole. */
function neighboursOf({ parallelOf, meridianOf, meridians }: Globe, cell: number): (number | undefined)[] {
  const [parallel, meridian] = [parallelOf[cell]!, meridianOf[cell]!];
  const at = (p: number, m: number) => {
    const found = parallelOf.findIndex((own, other) => own === p && meridianOf[other] === (m + meridians) % meridians);
    return found < 0 ? undefined : found;
  };
  return [
    at(parallel - 1, meridian),
    at(parallel, meridian + 1),
    at(parallel + 1, meridian),
    at(parallel, meridian - 1),
  ];
}

/** The grounds that the cells have on the flat board, where regions with a common side differ. */
function groundsOf(picture: StepPicture): Map<number, Area> {
  const { below } = makeSurface(picture);
  return new Map(
    below.flatMap((item): [number, Area][] =>
      item.shape === 'path' && item.cell !== undefined && item.fill ? [[item.cell, item.fill]] : [],
    ),
  );
}
