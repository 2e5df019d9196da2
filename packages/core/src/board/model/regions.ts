import type { Board } from './board.ts';

/** Regions that cover a board without overlap, and the others, which lie over them like windows. */
export interface Regions {
  readonly cover: readonly number[];
  readonly windows: readonly number[];
}

/** How many regions are tried as the first of a cover. */
const TRIES = 64;

/** Splits some asterisms of a board, by default those that are regions. */
export function splitRegions(board: Board, regions: readonly number[] = regionsOf(board)): Regions {
  const { cells, asterisms } = board;
  for (let start = 0; start < Math.min(TRIES, regions.length); start++) {
    const taken = new Uint8Array(cells);
    let count = 0;
    const cover: number[] = [];
    for (const region of [...regions.slice(start), ...regions.slice(0, start)]) {
      const held = asterisms[region]!.cells;
      if (held.some((cell) => taken[cell])) continue;
      for (const cell of held) taken[cell] = 1;
      count += held.length;
      cover.push(region);
    }
    if (count < cells) continue;
    const chosen = new Set(cover);
    return { cover, windows: regions.filter((region) => !chosen.has(region)) };
  }
  return { cover: [], windows: regions };
}

function regionsOf({ asterisms }: Board): number[] {
  return asterisms.flatMap(({ kind }, index) => (kind === 'region' ? [index] : []));
}

/** For each cell the place in the cover of the region that holds it. */
export function regionOf(board: Board, { cover }: Regions): (number | undefined)[] {
  const region = new Array<number | undefined>(board.cells).fill(undefined);
  for (const [i, asterism] of cover.entries()) for (const cell of board.asterisms[asterism]!.cells) region[cell] = i;
  return region;
}
