import { inkColour, type Place, type Surface, type TextItem, type Theme } from '@latin-puzzles/drawing';
import { showsCandidates, type Table } from '@latin-puzzles/workshop/play';
import type { FrameClock } from '../base/frame-clock.ts';
import type { Sight } from './sight.ts';
import { overlap, type Tile } from './tiles.ts';

/** Candidates to be painted, and how. */
export interface Painting {
  readonly tiles: readonly Tile[];
  readonly table: Table;
  /** One list per cell. */
  readonly candidates: readonly (readonly number[])[];
  readonly sight: Sight;
  readonly surface: Surface;
  readonly theme: Theme;
}

/** What is painted on. */
export interface TileCanvas {
  /** Lays it over a tile, blank. */
  lay(tile: Tile, sight: Sight): void;
  /** Writes in a cell, in place of what was written there. */
  write(place: Place, items: readonly TextItem[], colour: string): void;
  remove(): void;
}

export interface Painter {
  show(painting: Painting): void;
  end(): void;
}

/** Painting ends after so many milliseconds, and the rest waits for the next frame: sooner in a frame that a move has filled. */
const PATIENCE = { withMove: 1, alone: 2 };

const NONE: readonly number[] = [];

/** A canvas, and the list that each of its cells shows; of another colour or place, none that counts. */
interface Painted {
  readonly canvas: TileCanvas;
  readonly lists: (readonly number[] | undefined)[];
}

/** Paints the candidates of a board: only in tiles that are in sight, there only in cells where they have changed. */
export function makePainter(makeTileCanvas: () => TileCanvas, clock: FrameClock): Painter {
  const canvases = new Map<Tile, Painted>();
  let shown: Painting | undefined;
  let request = 0;

  function work(patience: number): void {
    const { table, candidates, surface, theme } = shown!;
    const start = clock.now();
    const colour = inkColour(theme, 'candidate');
    request = 0;
    for (const [{ places }, { canvas, lists }] of canvases)
      for (const [index, place] of places.entries()) {
        const list = showsCandidates(table[place.cell]!) ? candidates[place.cell]! : NONE;
        if (lists[index] === list) continue;
        if (clock.now() - start > patience) {
          request = clock.request(() => work(PATIENCE.alone));
          return;
        }
        canvas.write(place, surface.candidates(place, list), colour);
        lists[index] = list;
      }
  }

  function layCanvases({ tiles, sight }: Painting): void {
    const seen = new Set(tiles.filter(({ box }) => overlap(box, sight.part)));
    const spare = [...canvases].filter(([tile]) => !seen.has(tile));
    for (const [tile] of spare) canvases.delete(tile);
    for (const tile of seen) {
      if (canvases.has(tile)) continue;
      const canvas = spare.pop()?.[1].canvas ?? makeTileCanvas();
      canvas.lay(tile, sight);
      canvases.set(tile, { canvas, lists: tile.places.map(() => NONE) });
    }
    for (const [, { canvas }] of spare) canvas.remove();
  }

  function clear(): void {
    for (const { canvas } of canvases.values()) canvas.remove();
    canvases.clear();
  }

  return {
    show(painting) {
      if (shown && !(shown.surface === painting.surface && isSameView(shown.sight, painting.sight))) clear();
      else if (shown?.theme !== painting.theme) for (const { lists } of canvases.values()) lists.fill(undefined);
      shown = painting;
      layCanvases(painting);
      // While there is more than a frame can hold, each holds one portion of it.
      if (request === 0) work(PATIENCE.withMove);
    },
    end() {
      clock.cancel(request);
      clear();
    },
  };
}

/** Whether points of the drawing are on the same pixels. */
function isSameView(a: Sight, b: Sight): boolean {
  return a.scale === b.scale && a.ratio === b.ratio && a.at[0] === b.at[0] && a.at[1] === b.at[1];
}
