import { must } from '@latin-puzzles/core/basis';
import type { Point } from '@latin-puzzles/core/board';
import { type Layout, layOut, type Place } from '@latin-puzzles/drawing';
import {
  bareBoardOf,
  type DesignDraft,
  type LatticeKind,
  type Site,
  siteNear,
  sitesIn,
} from '@latin-puzzles/workshop/design';

type XY = Place['at'];

/** A place of a drawing that can be picked: a cell, or a site where there is none. */
export interface Spot {
  readonly place: Place;
  readonly id: string;
  readonly site?: Site | undefined;
  /** Whether there is a cell. */
  readonly filled: boolean;
}

export interface Sketch {
  /** The places are numbered in their own order. */
  readonly spots: readonly Spot[];
  /** The lines through cells that are points, from end to end. */
  readonly lines: readonly (readonly [XY, XY])[];
  /** The letters that point at asterisms. */
  readonly letters: readonly { readonly at: XY; readonly text: string }[];
  readonly frame: { readonly left: number; readonly top: number; readonly width: number; readonly height: number };
}

/** How many points one unit of a lattice measures, so that cells of all shapes are about equally large. */
const SCALE: Readonly<Record<LatticeKind, number>> = { square: 36, triangular: 56, hexagonal: 22, points: 40 };
const DISC = 13;
const MARGIN = 8;
const LETTER = 12;

/** Draws a draft; with the sites of its lattice that are still free if they are wanted. */
export function sketchOf(draft: DesignDraft, free: boolean): Sketch {
  const { spots, carry } = draft.lattice ? onLattice(draft, free) : laidOut(draft);
  const marks = carry ? draft.asterisms.flatMap(({ marks = [] }) => marks) : [];
  const letters = marks.map(({ at, text }) => ({ at: carry!(at), text }));
  const corners = [
    ...spots.flatMap(({ place: { polygon, at, radius } }) =>
      polygon ? [...polygon] : [-radius, radius].map((r): XY => [at[0] + r, at[1] + r]),
    ),
    ...letters.flatMap(({ at }) => [-LETTER, LETTER].map((r): XY => [at[0] + r, at[1] + r])),
  ];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return {
    spots,
    lines: draft.solid ? [] : linesThrough(draft, spots),
    letters,
    frame: { left, top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top },
  };
}

/** Lines that cells with polygons need not: there rows and strips show by themselves. */
function linesThrough({ asterisms }: DesignDraft, spots: readonly Spot[]): [XY, XY][] {
  const at = new Map(spots.filter(({ place }) => !place.polygon).map(({ id, place }) => [id, place.at]));
  return asterisms.flatMap(({ kind, cells }): [XY, XY][] => {
    const points = cells.map((id) => at.get(id)).filter((point) => point !== undefined);
    if (kind !== 'line' || points.length < 2) return [];
    const far = (from: XY) => points.reduce((a, b) => (distance(b, from) > distance(a, from) ? b : a));
    const end = far(points[0]!);
    return [[end, far(end)]];
  });
}

function distance(a: XY, b: XY): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

interface Drawn {
  readonly spots: readonly Spot[];
  readonly carry: Layout['carry'];
}

function onLattice({ cells, lattice, window }: DesignDraft, free: boolean): Drawn {
  const { kind } = lattice!;
  const scale = SCALE[kind];
  const carry = ([x = 0, y = 0]: Point): [number, number] => [scale * x, scale * y];
  const present = new Set(cells.map(({ id }) => id));
  const bare = cells.length === 0 || free ? sitesIn(lattice!, window!).filter(({ id }) => !present.has(id)) : [];
  const sites = [...cells.map(({ point }) => siteNear(lattice!, point)), ...bare];
  const spots = sites.map((site, index) => ({
    id: site.id,
    site,
    filled: index < cells.length,
    place: placeOf(index, carry(site.point), site.face?.map(carry), scale),
  }));
  return { spots, carry };
}

function placeOf(cell: number, at: [number, number], polygon: [number, number][] | undefined, scale: number): Place {
  return { cell, at, beyond: [], radius: DISC, span: scale, ...(polygon ? { polygon } : {}) };
}

/** A board off the lattices is drawn where it would be printed; a cell by a cut of a net has two places. */
function laidOut(draft: DesignDraft): Drawn {
  const { places, carry } = layOut(must(bareBoardOf(draft)));
  return { spots: places.map((place) => ({ id: draft.cells[place.cell]!.id, filled: true, place })), carry };
}

/** The sides between cells whose regions differ, as the data of an SVG path. */
export function regionBorders(spots: readonly Spot[], regionOf: (id: string) => string): string {
  const sides = new Map<string, { readonly path: string; readonly regions: Set<string> }>();
  for (const { place, id, filled } of spots) {
    if (!filled || !place.polygon) continue;
    const corners = place.polygon.map((corner) => corner.map((x) => Math.round(10 * x) / 10).join(' '));
    for (const [i, from] of corners.entries()) {
      const ends = [from, corners[(i + 1) % corners.length]!].sort();
      const side = sides.get(ends.join()) ?? { path: `M${ends[0]}L${ends[1]}`, regions: new Set() };
      side.regions.add(regionOf(id));
      sides.set(ends.join(), side);
    }
  }
  return [...sides.values()]
    .filter(({ regions }) => regions.size > 1)
    .map(({ path }) => path)
    .join('');
}
