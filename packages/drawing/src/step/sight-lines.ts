import type { Board } from '@latin-puzzles/core/board';
import type { Layout, Place } from '../layout/place.ts';
import { contains } from '../plane/polygon.ts';
import { between, length, minus, plus, times, unit, type XY } from '../plane/vector.ts';

/**
 * The way from a label to a cell of its asterism, as far as it can be seen: straight where that does not leave the asterism; else
 * from cell to cell along it, with a gap where the board is cut open. Ends keep clear of what they join.
 */
export function sightLine(
  board: Board,
  layout: Layout,
  asterism: number,
  from: Place,
  to: { readonly place: Place; readonly at: XY },
  clearance: { readonly from: number; readonly to: number },
): XY[][] {
  const cells = new Set(board.asterisms[asterism]!.cells);
  const straight = [[from.at, to.at]];
  const way = isInside(layout, cells, from.at, to.at) ? straight : (wayAlong(layout, cells, from, to) ?? straight);
  return trimmed(way, clearance);
}

/** As many places are tried on a straight way. */
const PROBES = 24;

function isInside({ places }: Layout, cells: ReadonlySet<number>, from: XY, to: XY): boolean {
  const held = places.flatMap(({ cell, polygon }) => (cells.has(cell) && polygon ? [polygon] : []));
  if (held.length === 0) return true;
  return Array.from({ length: PROBES }, (_, i) => between(from, to, (i + 0.5) / PROBES)).every((at) =>
    held.some((polygon) => contains(polygon, at)),
  );
}

/** From cell to cell across their common sides, by as few as there are; nothing where these do not lead there. */
function wayAlong(
  { places }: Layout,
  cells: ReadonlySet<number>,
  from: Place,
  { place, at }: { readonly place: Place; readonly at: XY },
): XY[][] | undefined {
  const placeOf = new Map(places.map((each) => [each.cell, each]));
  const cameFrom = new Map<number, Place | undefined>([[from.cell, undefined]]);
  for (const cell of cameFrom.keys()) {
    const here = placeOf.get(cell)!;
    for (const other of here.beyond)
      if (other !== undefined && cells.has(other) && !cameFrom.has(other)) cameFrom.set(other, here);
  }
  if (!cameFrom.has(place.cell)) return undefined;
  const way: Place[] = [];
  for (let here: Place | undefined = place; here; here = cameFrom.get(here.cell)) way.unshift(here);
  const lines: XY[][] = [[from.at]];
  for (const [i, here] of way.slice(0, -1).entries()) {
    const there = way[i + 1]!;
    const [leaving, entering] = [sideTowards(here, there), sideTowards(there, here)];
    // In a cell that is bent, the straight way across would leave it.
    const middle = between(lines.at(-1)!.at(-1)!, leaving);
    if (i > 0 && here.polygon && !contains(here.polygon, middle)) lines.at(-1)!.push(here.at);
    lines.at(-1)!.push(leaving);
    if (length(minus(leaving, entering)) > 0.5) lines.push([entering]);
  }
  lines.at(-1)!.push(at);
  return lines;
}

/** The middle of the sides, if they are several, that a cell shares with another. */
function sideTowards({ polygon = [], beyond, at }: Place, { cell }: Place): XY {
  const sides = beyond.flatMap((other, side) => (other === cell ? [side] : []));
  if (sides.length === 0) return at;
  // Sides that go on round the first corner come before those that began there.
  const start = sides.find((side) => !sides.includes((side + beyond.length - 1) % beyond.length)) ?? sides[0]!;
  const corner = (step: number) => polygon[(start + step) % polygon.length]!;
  const half = Math.floor(sides.length / 2);
  return sides.length % 2 === 0 ? corner(half) : between(corner(half), corner(half + 1));
}

/** Without what lies too near to the ends; nothing where they touch. */
function trimmed(lines: XY[][], { from, to }: { readonly from: number; readonly to: number }): XY[][] {
  const [first, last] = [lines[0]!, lines.at(-1)!];
  if (lines.length === 1 && first.length === 2 && length(minus(first[1]!, first[0]!)) <= from + to) return [];
  first[0] = towards(first[0]!, first[1]!, from);
  last[last.length - 1] = towards(last.at(-1)!, last.at(-2)!, to);
  return lines;
}

function towards(at: XY, other: XY, distance: number): XY {
  const way = minus(other, at);
  return length(way) < 0.01 ? at : plus(at, times(unit(way), Math.min(distance, length(way))));
}
