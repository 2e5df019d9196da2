import type { Board, Regions } from '@latin-puzzles/core/board';
import type { Layout } from '../layout/place.ts';
import type { Item } from '../scene/scene.ts';
import { drawChains } from './borders.ts';
import { colourNeighbours } from './colouring.ts';
import { outlineCells } from './outlines.ts';

const INSET = 2;

/** More windows than this are shaded only: their outlines would fill the cells. */
const MOST_OUTLINED = 60;

/** The outlines of windows. Windows that overlap are drawn at different depths. */
export function drawWindowOutlines(board: Board, layout: Layout, { windows }: Regions): Item[] {
  if (windows.length > MOST_OUTLINED) return [];
  const depth = colourNeighbours(overlaps(board, windows));
  return windows.flatMap((window, i) => {
    const cells = new Set(board.asterisms[window]!.cells);
    return drawChains(outlineCells(layout, cells, INSET * (1 + depth[i]!)), 'window');
  });
}

function overlaps({ asterismsOf }: Board, windows: readonly number[]): Set<number>[] {
  const position = new Map(windows.map((window, i) => [window, i]));
  const neighbours = windows.map(() => new Set<number>());
  for (const holders of asterismsOf) {
    const here = holders.flatMap((asterism) => position.get(asterism) ?? []);
    for (const a of here) for (const b of here) if (a !== b) neighbours[a]!.add(b);
  }
  return neighbours;
}
