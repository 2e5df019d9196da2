import { letterAt, type Point } from '@latin-puzzles/core/board';
import { NAMES_IN_FILES } from '@latin-puzzles/core/format';
import type { DesignDraft, DraftCell } from './draft.ts';
import type { NewAsterism } from './editing.ts';
import { HEIGHT, type LatticeKind, NORMALS } from './lattice.ts';

/** Asterisms that a lattice suggests, all of a kind at once. */
export type AsterismSuggestion =
  | 'rows'
  | 'columns'
  | 'row-pairs'
  | 'column-pairs'
  | 'diagonals'
  | 'strips'
  | 'strip-pairs';

export const SUGGESTIONS: Readonly<Record<LatticeKind, readonly AsterismSuggestion[]>> = {
  square: ['rows', 'columns', 'diagonals', 'row-pairs', 'column-pairs'],
  triangular: ['strips', 'strip-pairs'],
  hexagonal: ['strips', 'strip-pairs'],
  points: [],
};

export function suggestAsterisms(draft: DesignDraft, what: AsterismSuggestion): NewAsterism[] {
  if (draft.cells.length === 0) return [];
  if (what === 'rows' || what === 'columns') return linesAcross(draft, what === 'rows' ? DOWN : RIGHT, what);
  if (what === 'row-pairs') return paired(draft, [DOWN], 'rows');
  if (what === 'column-pairs') return paired(draft, [RIGHT], 'columns');
  if (what === 'strips')
    return numbered(
      draft,
      NORMALS.flatMap((normal) => stripsAcross(draft, normal)),
    );
  if (what === 'strip-pairs') return paired(draft, NORMALS, 'strips');
  return diagonals(draft);
}

const DOWN: Point = [0, 1];
const RIGHT: Point = [1, 0];
interface Strip {
  readonly cells: readonly string[];
  /** A place outside the board from which to point along the strip. */
  readonly outside: Point;
}

/** How thick the strips of a lattice are, and how far from the middle of its first cell a letter stands. */
const THICKNESS: Readonly<Record<LatticeKind, number>> = { square: 1, triangular: HEIGHT, hexagonal: 1.5, points: 1 };
const REACH: Readonly<Record<LatticeKind, number>> = { square: 1, triangular: 0.63, hexagonal: 1.4, points: 1 };

/** The strips across a direction, in order, each from end to end. */
function stripsAcross({ cells, lattice }: DesignDraft, normal: Point): Strip[] {
  const { kind } = lattice!;
  const along: Point = [normal[1]!, -normal[0]!];
  const corners = cells.flatMap(({ face, point }) => face ?? [point]);
  const origin = Math.min(...corners.map((corner) => dot(corner, normal)));
  // Hexagons reach into the strips beside them: their middles tell where they are.
  const depth = ({ point }: DraftCell) =>
    kind === 'hexagonal'
      ? Math.round((dot(point, normal) - origin - 1) / 1.5)
      : Math.floor((dot(point, normal) - origin) / THICKNESS[kind]);
  const strips = new Map<number, DraftCell[]>();
  for (const cell of cells) strips.set(depth(cell), [...(strips.get(depth(cell)) ?? []), cell]);
  return [...strips]
    .sort(([a], [b]) => a - b)
    .map(([index, held]) => {
      const ordered = held.toSorted((a, b) => dot(a.point, along) - dot(b.point, along));
      const end = dot(ordered[0]!.point, along) - REACH[kind];
      const level = kind === 'hexagonal' ? origin + 1 + 1.5 * index : origin + (index + 0.5) * THICKNESS[kind];
      const outside = [0, 1].map((d) => along[d]! * end + normal[d]! * level);
      return { cells: ordered.map(({ id }) => id), outside };
    });
}

function linesAcross(draft: DesignDraft, normal: Point, what: 'rows' | 'columns'): NewAsterism[] {
  const kind = what === 'rows' ? 'row' : 'column';
  return stripsAcross(draft, normal).map(({ cells }, i) => ({
    kind,
    name: `${kind} ${i + 1}`,
    cells: what === 'rows' ? cells : cells.toReversed(),
  }));
}

function numbered({ asterisms }: DesignDraft, strips: readonly Strip[]): NewAsterism[] {
  const before = asterisms.filter(({ name }) => isNumbered('strip', name)).length;
  return strips.map(({ cells }, i) => ({ kind: 'strip', name: `strip ${before + i + 1}`, cells }));
}

/** Strips in pairs, and a letter that points at both. */
function paired({ asterisms, ...draft }: DesignDraft, normals: readonly Point[], word: string): NewAsterism[] {
  const pairs = normals.flatMap((normal) => pairsOf(stripsAcross({ asterisms, ...draft }, normal)));
  const before = asterisms.filter(({ marks = [] }) => marks.length > 0).length;
  return pairs.map((pair, i) => {
    const text = letterAt(before + i);
    return {
      kind: 'strip',
      name: `${word} ${text}`,
      cells: pair.flatMap(({ cells }) => cells),
      marks: pair.map(({ outside }) => ({ at: outside, text })),
    };
  });
}

/**
 * Strip i with strip n+1−i, as in a triangle; where their number is odd the middle one stays alone. In a hexagon those
 * pairs differ in size, and strip i goes with strip i+n/2.
 */
function pairsOf(strips: readonly Strip[]): Strip[][] {
  const half = Math.ceil(strips.length / 2);
  const outer = strips.slice(0, half);
  const mirrored = outer.map((strip, i) => [...new Set([strip, strips[strips.length - 1 - i]!])]);
  const shifted = outer.map((strip, i) => [strip, ...strips.slice(half + i, half + i + 1)]);
  return !areEqual(mirrored) && areEqual(shifted) ? shifted : mirrored;
}

function areEqual(pairs: readonly (readonly Strip[])[]): boolean {
  return new Set(pairs.map((pair) => pair.flatMap(({ cells }) => cells).length)).size === 1;
}

/** The two diagonals of the rectangle round the cells, where it is a square. */
function diagonals({ cells }: DesignDraft): NewAsterism[] {
  const xs = cells.map(({ point }) => point[0]!);
  const ys = cells.map(({ point }) => point[1]!);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const side = Math.max(...xs) - left;
  if (side !== Math.max(...ys) - top) return [];
  const falling = cells.filter(({ point: [x = 0, y = 0] }) => x - left === y - top);
  const rising = cells.filter(({ point: [x = 0, y = 0] }) => x - left === side - (y - top));
  return [falling, rising].map((held, i) => ({ kind: 'line', name: `line ${i + 1}`, cells: held.map(({ id }) => id) }));
}

function dot(a: Point, b: Point): number {
  return a[0]! * b[0]! + a[1]! * b[1]!;
}

const STRAIGHT = 1e-6;

/** Every straight line through exactly so many cells. */
export function listStraightLines({ cells, asterisms }: DesignDraft, count: number): NewAsterism[] {
  const found = new Map<string, readonly DraftCell[]>();
  for (const [i, a] of cells.entries())
    for (const b of cells.slice(i + 1)) {
      const line = cells.filter((cell) => isOn(cell.point, a.point, b.point));
      // A line is met once for every pair of its cells: the first pair counts.
      if (line.length === count && line[0] === a && line[1] === b) found.set(line.map(({ id }) => id).join(' '), line);
    }
  const before = asterisms.filter(({ name }) => isNumbered('line', name)).length;
  return [...found.values()].map((line, i) => ({
    kind: 'line',
    name: `line ${before + i + 1}`,
    cells: line.map(({ id }) => id),
  }));
}

function isOn(point: Point, a: Point, b: Point): boolean {
  const [dx, dy] = [b[0]! - a[0]!, b[1]! - a[1]!];
  return Math.abs((point[0]! - a[0]!) * dy - (point[1]! - a[1]!) * dx) < STRAIGHT * Math.hypot(dx, dy);
}

/** Whether an asterism of a draft is named by its kind and a number: `line 3`. */
function isNumbered(kind: string, text: string): boolean {
  const name = NAMES_IN_FILES.asterism(text);
  return name.kind === kind && 'id' in name && typeof name.id === 'number';
}
