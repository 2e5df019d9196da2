import { asterismName, asterismText, type Board } from '../../board/index.ts';
import { asterismRuns, cellsKey, findStraightLines } from './lines.ts';
import { type PlaceKind, type PlaceName, placeText } from './place-names.ts';
import type { InscriptionPlace } from './wishes.ts';

/** Where an inscription of some length may go. */
export interface NamedPlace {
  readonly name: PlaceName;
  /** The line or asterism that it is on, by its name and its kind. */
  readonly line: PlaceName;
  readonly kind: PlaceKind;
  readonly cells: readonly number[];
}

export const ANYWHERE = 'anywhere';

/** The places for so many letters: asterisms, then other straight lines, those nearest to the middle of the board first. */
export function placesFor(board: Board, length: number): NamedPlace[] {
  const runs = asterismRuns(board);
  const whole = (cells: readonly number[]) => cells.length === length;
  const inAsterisms = board.asterisms.flatMap(({ kind, cells }, a): NamedPlace[] => {
    const line = { kind: 'asterism', asterism: asterismName(board, a) } as const;
    if (whole(cells)) return [{ name: line, line, kind, cells }];
    return runs[a]!.flatMap((run) => parts(board, { line, kind, cells: run.cells }, length));
  });
  const onLines = otherLines(board).flatMap((carrier) =>
    whole(carrier.cells) ? [{ name: carrier.line, ...carrier }] : parts(board, carrier, length),
  );
  return [...centralFirst(board, inAsterisms), ...centralFirst(board, onLines)];
}

type Carrier = Omit<NamedPlace, 'name'>;

function parts(board: Board, { line, kind, cells }: Carrier, length: number): NamedPlace[] {
  const starts = Array.from({ length: Math.max(0, cells.length - length + 1) }, (_, start) => start);
  return starts.map((start) => ({
    name: { kind: 'part', of: line, from: board.cellNames[cells[start]!]! },
    line,
    kind,
    cells: cells.slice(start, start + length),
  }));
}

/** Whether a place is one of those that a wish names. */
export function isNamed({ name, line, kind }: NamedPlace, wish: Extract<InscriptionPlace, string>): boolean {
  const wanted = plain(wish);
  if (wanted === ANYWHERE || wanted === kind) return true;
  return [line, name].some((called) => plain(placeText(called)) === wanted);
}

/** The asterism that a wish names, though it may have no room for the inscription. */
export function asterismNamed(board: Board, wish: string): PlaceName | undefined {
  const wanted = plain(wish);
  const names = [...board.asterisms.keys()].map((asterism) => asterismName(board, asterism));
  const asterism = names.find((name) => plain(asterismText(name)) === wanted);
  return asterism && { kind: 'asterism', asterism };
}

/** Whoever names a place need not mind capitals, nor spaces around it. */
function plain(text: string): string {
  return text.trim().toLowerCase();
}

/** The straight lines that are not asterisms, read from left to right or else from the top down. */
function otherLines(board: Board): Carrier[] {
  const known = new Set(board.asterisms.map(({ cells }) => cellsKey(cells)));
  const lines = findStraightLines(board).filter((cells) => !known.has(cellsKey(cells)));
  return lines.map((cells) => {
    const [from, to] = [board.points![cells[0]!]!, board.points![cells.at(-1)!]!];
    const [across, down] = from.map((x, axis) => to[axis]! - x);
    const level = (rise: number) => Math.abs(rise) < 1e-6;
    const backward = level(across!) ? down! < 0 : across! < 0;
    const read = backward ? cells.toReversed() : cells;
    const kind = from.length === 2 && !level(across!) && !level(down!) ? 'diagonal' : 'line';
    const name = { kind, from: board.cellNames[read[0]!]!, to: board.cellNames[read.at(-1)!]! } as const;
    return { line: name, kind, cells: read };
  });
}

function centralFirst(board: Board, places: readonly NamedPlace[]): NamedPlace[] {
  const remoteness = new Map(places.map((place) => [place, distanceToMiddle(board, place.cells)]));
  return places.toSorted((a, b) => remoteness.get(a)! - remoteness.get(b)!);
}

/** In thousandths of the unit of the points, so that places at the same distance keep their order. */
function distanceToMiddle({ points }: Board, cells: readonly number[]): number {
  if (!points) return 0;
  const offset = points[0]!.map((_, axis) => {
    const mean = (some: Iterable<readonly number[]>, count: number) => {
      let sum = 0;
      for (const point of some) sum += point[axis]!;
      return sum / count;
    };
    const there = cells.map((cell) => points[cell]!);
    return mean(there, there.length) - mean(points, points.length);
  });
  return Math.round(1000 * Math.hypot(...offset));
}
