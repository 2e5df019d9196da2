import type { Board, Regions } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { inset } from '../plane/polygon.ts';
import { minus, plus, times, unit, type XY } from '../plane/vector.ts';
import type { Area, Item } from '../scene/scene.ts';
import { regionColours } from './regions.ts';

/** The ground of every cell: plain, in the tint of its region, or shaded as often as windows lie over it. */
export function drawCellGrounds(
  board: Board,
  layout: Layout,
  regions: Regions,
  region: readonly (number | undefined)[],
  inscribed: ReadonlySet<number>,
  given: GivenCells = NONE_GIVEN,
): Item[] {
  const shades = new Uint32Array(board.cells);
  for (const window of regions.windows) for (const cell of board.asterisms[window]!.cells) shades[cell]!++;
  const colours = regionColours(layout, regions, region);
  const ground = (cell: number): Area => {
    if (given.shaded && given.cells.has(cell)) return 'given';
    if (shades[cell]) return `window-${shades[cell]}`;
    const colour = region[cell] === undefined ? undefined : colours[region[cell]];
    return colour === undefined ? 'cell' : `tint-${colour}`;
  };
  return layout.places.flatMap((place) =>
    place.polygon ? [tile(place, ground(place.cell)), ...corner(place, given), ...plate(place, inscribed)] : [],
  );
}

function tile(place: Place, fill: Area): Item {
  return { shape: 'path', lines: [place.polygon!], closed: true, fill, cell: place.cell };
}

/** The cells that hold clues, and how they are told from the others. */
export interface GivenCells {
  readonly cells: ReadonlySet<number>;
  readonly shaded: boolean;
  readonly corners: boolean;
}

const NONE_GIVEN: GivenCells = { cells: new Set(), shaded: false, corners: false };

/** How long the sides of a corner mark are, in the side of a square cell. */
const CORNER = 0.2;

/** The mark of a clue: the corner of its cell that is most to the upper left. */
function corner({ cell, polygon, span }: Place, { cells, corners }: GivenCells): Item[] {
  if (!corners || !cells.has(cell)) return [];
  const at = polygon!.reduce((best, [x, y], i) => (x + y < polygon![best]![0] + polygon![best]![1] ? i : best), 0);
  const tip = polygon![at]!;
  const along = (other: XY): XY => plus(tip, times(unit(minus(other, tip)), CORNER * span));
  const beside = [polygon!.at(at - 1)!, polygon![(at + 1) % polygon!.length]!];
  return [{ shape: 'path', lines: [[along(beside[0]!), tip, along(beside[1]!)]], closed: true, fill: 'corner' }];
}

/** What lies under a letter of the inscription. */
function plate(place: Place, inscribed: ReadonlySet<number>): Item[] {
  if (!inscribed.has(place.cell)) return [];
  return [{ shape: 'path', lines: [inset(place.polygon!, 0.07 * place.span)], closed: true, fill: 'inscribed' }];
}

/** Cells that are points: discs, to be painted over the lines that meet there. */
export function drawCellDiscs(
  layout: Layout,
  inscribed: ReadonlySet<number>,
  { cells, shaded }: GivenCells = NONE_GIVEN,
): Item[] {
  return layout.places.flatMap((place): Item[] =>
    place.polygon
      ? []
      : [
          {
            shape: 'disc',
            at: place.at,
            radius: place.radius,
            fill: inscribed.has(place.cell) ? 'inscribed' : shaded && cells.has(place.cell) ? 'given' : 'cell',
            line: 'disc',
            cell: place.cell,
          },
        ],
  );
}
