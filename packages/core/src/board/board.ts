import { excerpt, failure, type Result, success } from '../basis/index.ts';
import type { Vector } from './space.ts';

/** What an asterism is called and how it is drawn. */
export const ASTERISM_KINDS = ['row', 'column', 'region', 'strip', 'line', 'parallel', 'meridian'] as const;
export type AsterismKind = (typeof ASTERISM_KINDS)[number];

/** `[x, y]` with y growing downwards, as on a page, or `[x, y, z]` in space. */
export type Point = readonly number[];

export interface Asterism {
  readonly kind: AsterismKind;
  readonly name: string;
  readonly cells: readonly number[];
}

/** The polyhedron that carries the cells: its corners, and its faces as cycles of corners seen anticlockwise from outside. */
export interface Solid {
  readonly corners: readonly Vector[];
  readonly faces: readonly (readonly number[])[];
}

/** A letter outside the board that points at an asterism, as where strips come in pairs. */
export interface Mark {
  readonly at: Point;
  readonly text: string;
  readonly asterism: number;
}

/** What a family says of a board; everything else is derived. */
export interface BoardDraft {
  /** The specification that names this board, such as `sudoku:3x3`; empty for a board of one's own. */
  readonly name: string;
  readonly cells: number;
  readonly asterisms: readonly Asterism[];
  readonly points?: readonly Point[] | undefined;
  /** One polygon per cell. A cell without a polygon of its own (a crossing of lines) has none: give no faces then. */
  readonly faces?: readonly (readonly Point[])[] | undefined;
  readonly solid?: Solid | undefined;
  readonly marks?: readonly Mark[] | undefined;
  readonly cellNames?: readonly string[] | undefined;
}

/** A board (P, C): points, and a constellation of asterisms whose union is all of them (Palomo, Def. 3.1). */
export interface Board {
  readonly name: string;
  readonly cells: number;
  readonly asterisms: readonly Asterism[];
  readonly points: readonly Point[] | undefined;
  readonly faces: readonly (readonly Point[])[] | undefined;
  readonly solid: Solid | undefined;
  readonly marks: readonly Mark[];
  readonly cellNames: readonly string[];
  /** The common size of the asterisms if the board is k-uniform. */
  readonly k: number | undefined;
  /** For each cell the indices of the asterisms that hold it, ascending. */
  readonly asterismsOf: readonly (readonly number[])[];
  /** The classes of two or more cells that lie in exactly the same asterisms. */
  readonly twins: readonly (readonly number[])[];
}

export const MAX_CELLS = 16_384;
export const MAX_INCIDENCES = 1_000_000;

export function makeBoard(draft: BoardDraft): Result<Board> {
  const { cells, asterisms } = draft;
  if (!Number.isInteger(cells) || cells < 1)
    return failure(
      'board.empty',
      'board.cells',
      `A board needs at least one cell, not ${excerpt(cells)}.`,
      'Give the number of cells as a whole number from 1.',
    );
  if (cells > MAX_CELLS)
    return failure(
      'board.too-large',
      'board.cells',
      `The board has ${cells} cells; we accept up to ${MAX_CELLS}.`,
      'Use a smaller board.',
    );
  if (asterisms.length === 0)
    return failure(
      'board.empty',
      'board.asterisms',
      'The board has no asterisms.',
      'List at least one asterism; together they must hold every cell.',
    );
  const constellation = checkConstellation(cells, asterisms);
  if (!constellation.ok) return constellation;
  const points = checkPoints(draft);
  if (!points.ok) return points;
  const asterismsOf = constellation.value;
  const sizes = new Set(asterisms.map((a) => a.cells.length));
  return success({
    name: draft.name,
    cells,
    asterisms,
    points: draft.points,
    faces: draft.faces,
    solid: draft.solid,
    marks: draft.marks ?? [],
    cellNames: draft.cellNames ?? Array.from({ length: cells }, (_, i) => `cell ${i + 1}`),
    k: sizes.size === 1 ? asterisms[0]!.cells.length : undefined,
    asterismsOf,
    twins: twinClasses(asterismsOf),
  });
}

function checkConstellation(cells: number, asterisms: readonly Asterism[]): Result<readonly (readonly number[])[]> {
  const asterismsOf: number[][] = Array.from({ length: cells }, () => []);
  const seen = new Map<string, number>();
  let incidences = 0;
  for (const [index, asterism] of asterisms.entries()) {
    const place = `board.asterisms[${index}]`;
    if (asterism.cells.length === 0)
      return failure('board.asterism-empty', place, 'The asterism has no cells.', 'Remove it or list its cells.');
    incidences += asterism.cells.length;
    if (incidences > MAX_INCIDENCES)
      return failure(
        'board.too-large',
        place,
        `The asterisms list more than ${MAX_INCIDENCES} cells in all.`,
        'Use fewer or smaller asterisms.',
      );
    for (const [position, cell] of asterism.cells.entries()) {
      if (!Number.isInteger(cell) || cell < 0 || cell >= cells)
        return failure(
          'board.asterism-range',
          `${place}[${position}]`,
          `There is no cell ${excerpt(cell)}; cells are numbered 0 to ${cells - 1}.`,
          'Correct the cell number.',
        );
      const holders = asterismsOf[cell]!;
      if (holders.at(-1) === index)
        return failure(
          'board.asterism-repeats-cell',
          `${place}[${position}]`,
          `Cell ${cell} is listed twice.`,
          'List every cell of an asterism once.',
        );
      holders.push(index);
    }
    const key = [...asterism.cells].sort((a, b) => a - b).join();
    const twin = seen.get(key);
    if (twin !== undefined)
      return failure(
        'board.asterism-repeated',
        place,
        `It holds the same cells as asterism ${twin}.`,
        'A constellation is a set: list each asterism once.',
      );
    seen.set(key, index);
  }
  const uncovered = asterismsOf.findIndex((holders) => holders.length === 0);
  if (uncovered >= 0)
    return failure(
      'board.cell-uncovered',
      'board.asterisms',
      `Cell ${uncovered} lies in no asterism.`,
      'Add it to an asterism, or remove the cell.',
    );
  return success(asterismsOf);
}

function checkPoints({ cells, points, faces }: BoardDraft): Result<undefined> {
  const place = 'board.points';
  if (faces && faces.length !== cells)
    return failure(
      'board.points',
      'board.faces',
      `There are ${faces.length} faces for ${cells} cells.`,
      'Give one face per cell, or none.',
    );
  if (!points) return success(undefined);
  if (points.length !== cells)
    return failure(
      'board.points',
      place,
      `There are ${points.length} points for ${cells} cells.`,
      'Give one point per cell, or none.',
    );
  const dimension = points[0]!.length;
  const seen = new Map<string, number>();
  for (const [index, point] of points.entries()) {
    if (point.length !== dimension || (dimension !== 2 && dimension !== 3))
      return failure(
        'board.points',
        `${place}[${index}]`,
        'All points must be [x, y], or all [x, y, z].',
        'Give every point the same number of coordinates.',
      );
    // Coordinates are plain decimals of a drawing; far outside that, arithmetic on them loses meaning.
    if (!point.every((x) => Number.isFinite(x) && Math.abs(x) <= 1e9))
      return failure(
        'board.points',
        `${place}[${index}]`,
        'A coordinate is not a finite number of at most a thousand million.',
        'Correct the coordinate.',
      );
    const key = point.map((x) => Math.round(x * 1e6)).join();
    const twin = seen.get(key);
    if (twin !== undefined)
      return failure(
        'board.points',
        `${place}[${index}]`,
        `Cells ${twin} and ${index} are at the same point.`,
        'Move one of them.',
      );
    seen.set(key, index);
  }
  return success(undefined);
}

function twinClasses(asterismsOf: readonly (readonly number[])[]): number[][] {
  const classes = new Map<string, number[]>();
  for (const [cell, holders] of asterismsOf.entries()) {
    const key = holders.join();
    const twins = classes.get(key);
    if (twins) twins.push(cell);
    else classes.set(key, [cell]);
  }
  return [...classes.values()].filter((cells) => cells.length > 1);
}

/** Where labels do not repeat, all but one cell of every twin class must be clues: the least number that this asks for. */
export function twinFloor(board: Board): number {
  return board.twins.reduce((sum, cells) => sum + cells.length - 1, 0);
}

export interface Intersection {
  readonly a: number;
  readonly b: number;
  readonly cells: readonly number[];
}

/** Every pair of asterisms that share cells, with the cells they share. */
export function intersections(board: Board): Intersection[] {
  const shared = new Map<number, number[]>();
  const count = board.asterisms.length;
  for (const [cell, holders] of board.asterismsOf.entries())
    for (const [i, a] of holders.entries())
      for (const b of holders.slice(i + 1)) {
        const key = a * count + b;
        const cells = shared.get(key);
        if (cells) cells.push(cell);
        else shared.set(key, [cell]);
      }
  return [...shared].map(([key, cells]) => ({ a: Math.floor(key / count), b: key % count, cells }));
}
