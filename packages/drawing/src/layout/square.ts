import type { Board } from '@latin-puzzles/core/board';
import type { XY } from '../plane/vector.ts';
import { layOutPolygons } from './faces.ts';
import type { Layout } from './place.ts';

/**
 * A board without points that holds a square: n disjoint asterisms of n cells, and n more, each of which meets each of
 * the first in one cell. They become its rows and columns, in the order in which they are listed.
 */
export function layOutSquare({ cells, asterisms }: Board): Layout | undefined {
  const n = Math.round(Math.sqrt(cells));
  if (n * n !== cells || n < 2) return undefined;
  const sized = [...asterisms.keys()].filter((a) => asterisms[a]!.cells.length === n);
  const rows = disjointFrom(sized, (a) => asterisms[a]!.cells, cells, n);
  if (!rows) return undefined;
  const row = indexOfHolder(rows, asterisms, cells);
  const crossing = sized.filter((a) => new Set(asterisms[a]!.cells.map((cell) => row[cell])).size === n);
  const columns = disjointFrom(crossing, (a) => asterisms[a]!.cells, cells, n);
  if (!columns) return undefined;
  const column = indexOfHolder(columns, asterisms, cells);
  const faces = row.map((r, cell) => {
    const c = column[cell]!;
    return [
      [c, r],
      [c + 1, r],
      [c + 1, r + 1],
      [c, r + 1],
    ] as XY[];
  });
  return layOutPolygons(faces);
}

/** How many asterisms are tried as the first of a class before giving up. */
const TRIES = 64;

/** n disjoint asterisms, taken greedily in the order listed from some first one on. */
function disjointFrom(
  candidates: readonly number[],
  cellsOf: (asterism: number) => readonly number[],
  cells: number,
  n: number,
): number[] | undefined {
  for (let start = 0; start < Math.min(TRIES, candidates.length); start++) {
    const taken = new Uint8Array(cells);
    const chosen: number[] = [];
    for (const asterism of [...candidates.slice(start), ...candidates.slice(0, start)]) {
      if (chosen.length === n || cellsOf(asterism).some((cell) => taken[cell])) continue;
      for (const cell of cellsOf(asterism)) taken[cell] = 1;
      chosen.push(asterism);
    }
    if (chosen.length === n) return chosen.sort((a, b) => a - b);
  }
  return undefined;
}

function indexOfHolder(chosen: readonly number[], asterisms: Board['asterisms'], cells: number): number[] {
  const index = new Array<number>(cells).fill(0);
  for (const [i, asterism] of chosen.entries()) for (const cell of asterisms[asterism]!.cells) index[cell] = i;
  return index;
}
