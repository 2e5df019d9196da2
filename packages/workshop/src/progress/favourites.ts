import { isRecord } from '@latin-puzzles/core/basis';

/** By board: whether it is a favourite, and since when that holds, in milliseconds since 1970. */
export type Favourites = Readonly<Record<string, { readonly on: boolean; readonly at: number }>>;

export function isFavourite(favourites: Favourites, board: string): boolean {
  return Object.hasOwn(favourites, board) && favourites[board]!.on;
}

export function markFavourite(favourites: Favourites, board: string, on: boolean, at: number): Favourites {
  return mergeFavourites(favourites, { [board]: { on, at } });
}

/** What was said last of each board; at the same moment, that it is one. */
export function mergeFavourites(a: Favourites, b: Favourites): Favourites {
  const merged = new Map(Object.entries(a));
  for (const [board, mark] of Object.entries(b)) {
    const other = merged.get(board);
    if (!other || other.at < mark.at || (other.at === mark.at && mark.on)) merged.set(board, mark);
  }
  return Object.fromEntries([...merged].sort(([x], [y]) => (x < y ? -1 : 1)));
}

export function parseFavourites(value: unknown): Favourites | undefined {
  if (!isRecord(value)) return undefined;
  const marks = Object.entries(value).flatMap(([board, mark]) => {
    const { on, at } = isRecord(mark) ? mark : {};
    return typeof on === 'boolean' && typeof at === 'number' && Number.isFinite(at)
      ? [[board, { on, at }] as const]
      : [];
  });
  return Object.fromEntries(marks);
}
