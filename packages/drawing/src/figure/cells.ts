import type { Board, Regions } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { inset } from '../plane/polygon.ts';
import type { Area, Item } from '../scene/scene.ts';
import { regionColours } from './regions.ts';

/** The ground of every cell: plain, in the tint of its region, or shaded as often as windows lie over it. */
export function drawCellGrounds(
  board: Board,
  layout: Layout,
  regions: Regions,
  region: readonly (number | undefined)[],
  inscribed: ReadonlySet<number>,
): Item[] {
  const shades = new Uint32Array(board.cells);
  for (const window of regions.windows) for (const cell of board.asterisms[window]!.cells) shades[cell]!++;
  const colours = regionColours(layout, regions, region);
  const ground = (cell: number): Area => {
    if (shades[cell]) return `window-${shades[cell]}`;
    const colour = region[cell] === undefined ? undefined : colours[region[cell]];
    return colour === undefined ? 'cell' : `tint-${colour}`;
  };
  return layout.places.flatMap((place) =>
    place.polygon ? [tile(place, ground(place.cell)), ...plate(place, inscribed)] : [],
  );
}

function tile(place: Place, fill: Area): Item {
  return { shape: 'path', lines: [place.polygon!], closed: true, fill, cell: place.cell };
}

/** What lies under a letter of the inscription. */
function plate(place: Place, inscribed: ReadonlySet<number>): Item[] {
  if (!inscribed.has(place.cell)) return [];
  return [{ shape: 'path', lines: [inset(place.polygon!, 0.07 * place.span)], closed: true, fill: 'inscribed' }];
}

/** Cells that are points: discs, to be painted over the lines that meet there. */
export function drawCellDiscs(layout: Layout, inscribed: ReadonlySet<number>): Item[] {
  return layout.places.flatMap((place): Item[] =>
    place.polygon
      ? []
      : [
          {
            shape: 'disc',
            at: place.at,
            radius: place.radius,
            fill: inscribed.has(place.cell) ? 'inscribed' : 'cell',
            line: 'disc',
            cell: place.cell,
          },
        ],
  );
}
