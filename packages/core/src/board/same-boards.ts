import { CATALOG } from './catalog/index.ts';

/**
 * Members of families that are the same board but for the numbering of cells and asterisms, and so share every result. Found
 * by comparing the canonical hashes of all small members; the test does it again and finds no others.
 */
const SAME: readonly ((specification: string) => string | undefined)[] = [
  // The strips of a tetrahedron of side n, unfolded, are the paired strips of a triangle of side 2n.
  (given) => renamed(/^triangle:(\d+)$/, given, ([side]) => `tetrahedron:${Number(side) / 2}`),
  (given) => renamed(/^tetrahedron:(\d+)$/, given, ([side]) => `triangle:${2 * Number(side)}`),
  // A quarter turn.
  (given) => renamed(/^sudoku:(\d+)x(\d+)$/, given, ([h, w]) => `sudoku:${w}x${h}`),
  // Where sub-squares come in pairs, rows and columns can be put in another order.
  (given) => renamed(/^tartan:(8|32)$/, given, ([side]) => `tartan:${side}/shift`),
  (given) => renamed(/^tartan:(8|32)\/shift$/, given, ([side]) => `tartan:${side}`),
];

function renamed(form: RegExp, given: string, rename: (parts: readonly string[]) => string): string | undefined {
  const match = form.exec(given);
  const other = match ? rename(match.slice(1)) : given;
  return other === given ? undefined : other;
}

/** The specifications of other boards that are the same up to isomorphism as the board of this name. */
export function sameBoards(name: string): string[] {
  return SAME.flatMap((rename) => rename(name) ?? []);
}

/** The names of the Latin Puzzles of the catalog on boards that are the same as this one, but under other names. */
export function sameInCatalog(name: string): string[] {
  const same = sameBoards(name);
  return CATALOG.filter(({ board }) => same.includes(board)).map((entry) => entry.name);
}
