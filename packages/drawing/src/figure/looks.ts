import type { AsterismKind, Board } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { cross, dot, length, minus, type XY } from '../plane/vector.ts';
import { runsRound } from './lines.ts';

/** How the asterisms of a board are shown; those in none of the lists show by themselves, as rows do. */
export interface Looks {
  /** Shaded or bordered. */
  readonly regions: readonly number[];
  /** Straight lines through their cells, in order along them. */
  readonly lines: readonly (readonly number[])[];
  /** Strips round a solid. */
  readonly strips: readonly number[];
  /** Lines round a solid. */
  readonly rounds: readonly number[];
  /** Cells scattered among others, tied together. */
  readonly links: readonly number[];
}

/** Rows and columns of a globe: they show by themselves though they are not straight. */
const CURVED: ReadonlySet<AsterismKind> = new Set(['parallel', 'meridian']);

export function looksOf(board: Board, layout: Layout): Looks {
  const looks = { regions: [], lines: [], strips: [], rounds: [], links: [] } as {
    [K in keyof Looks]: Looks[K][number][];
  };
  if (layout.spread) return looks;
  const marked = new Set(board.marks.map(({ asterism }) => asterism));
  for (const [index, { kind, cells }] of board.asterisms.entries()) {
    if (layout.net) {
      if (layout.places[0]!.polygon) looks.strips.push(index);
      else if (runsRound(board, cells)) looks.rounds.push(index);
      else looks.links.push(index);
      continue;
    }
    const places = cells.map((cell) => layout.places[cell]!);
    const straight = alongLine(places);
    const tiles = places[0]!.polygon !== undefined;
    if (tiles && (marked.has(index) || CURVED.has(kind) || (straight && sideBySide(straight)))) continue;
    if (straight && (!tiles || kind !== 'region')) looks.lines.push(straight.map(({ cell }) => cell));
    else if (tiles) looks.regions.push(index);
    else looks.links.push(index);
  }
  return looks;
}

/** The places in order along a straight line, if they lie on one. */
function alongLine(places: readonly Place[]): Place[] | undefined {
  if (places.length < 2) return undefined;
  const start = places[0]!.at;
  const far = places.reduce((a, b) => (length(minus(b.at, start)) > length(minus(a.at, start)) ? b : a));
  const direction = minus(far.at, start);
  const off = (at: XY) => Math.abs(cross(minus(at, start), direction)) / length(direction);
  if (places.some(({ at }) => off(at) > 0.01)) return undefined;
  return places.toSorted((a, b) => dot(minus(a.at, b.at), direction));
}

/** Whether each cell has the next one beyond one of its sides. */
function sideBySide(places: readonly Place[]): boolean {
  return places.every(({ beyond }, i) => i === places.length - 1 || beyond.includes(places[i + 1]!.cell));
}
