import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import { BOARD_FAULTS } from './faults.ts';
import { findMisshapen } from './form.ts';
import type { AsterismName, CellName } from './name-kinds.ts';
import { checkOnSolid, type Solid } from './solid.ts';
import type { Point } from './space.ts';

/** What an asterism is: how it is drawn, and where a word may run along it. */
export const ASTERISM_KINDS = ['row', 'column', 'region', 'strip', 'line', 'parallel', 'meridian'] as const;
export type AsterismKind = (typeof ASTERISM_KINDS)[number];

export interface Asterism {
  readonly kind: AsterismKind;
  readonly name: AsterismName;
  readonly cells: readonly number[];
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
  /** The body that carries the cells: their points, and their faces if they have any, lie on it. */
  readonly solid?: Solid | undefined;
  readonly marks?: readonly Mark[] | undefined;
  readonly cellNames?: readonly CellName[] | undefined;
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
  readonly cellNames: readonly CellName[];
  /** The common size of the asterisms if the board is k-uniform. */
  readonly k: number | undefined;
  /** For each cell the indices of the asterisms that hold it, ascending. */
  readonly asterismsOf: readonly (readonly number[])[];
  /** The classes of two or more cells that lie in exactly the same asterisms. */
  readonly twins: readonly (readonly number[])[];
}

export const MAX_CELLS = 16_384;
export const MAX_INCIDENCES = 1_000_000;
/** Coordinates are plain decimals of a drawing; far outside that, arithmetic on them loses meaning. */
export const MAX_COORDINATE = 1e9;

export function makeBoard(draft: BoardDraft): Result<Board> {
  const misshapen = findMisshapen(draft);
  if (misshapen) return failure(BOARD_FAULTS, 'board.form', misshapen.place, { given: excerpt(misshapen.given) });
  const { cells, asterisms } = draft;
  if (!Number.isInteger(cells) || cells < 1)
    return failure(BOARD_FAULTS, 'board.empty:cells', 'board.cells', { cells: excerpt(cells) });
  if (cells > MAX_CELLS)
    return failure(BOARD_FAULTS, 'board.too-large:cells', 'board.cells', { cells, most: MAX_CELLS });
  if (asterisms.length === 0) return failure(BOARD_FAULTS, 'board.empty:asterisms', 'board.asterisms');
  const constellation = checkConstellation(cells, asterisms);
  if (!constellation.ok) return constellation;
  const points = checkPoints(draft);
  if (!points.ok) return points;
  const carried = checkOnSolid(draft);
  if (!carried.ok) return carried;
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
    cellNames: draft.cellNames ?? Array.from({ length: cells }, (_, i) => ({ kind: 'cell', number: i + 1 })),
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
    if (asterism.cells.length === 0) return failure(BOARD_FAULTS, 'board.asterism-empty', place, { asterism: index });
    incidences += asterism.cells.length;
    if (incidences > MAX_INCIDENCES)
      return failure(BOARD_FAULTS, 'board.too-large:asterisms', place, { asterism: index, most: MAX_INCIDENCES });
    for (const [position, cell] of asterism.cells.entries()) {
      if (!Number.isInteger(cell) || cell < 0 || cell >= cells)
        return failure(BOARD_FAULTS, 'board.asterism-range', `${place}[${position}]`, {
          asterism: index,
          cell: excerpt(cell),
          last: cells - 1,
        });
      const holders = asterismsOf[cell]!;
      if (holders.at(-1) === index)
        return failure(BOARD_FAULTS, 'board.asterism-repeats-cell', `${place}[${position}]`, { asterism: index, cell });
      holders.push(index);
    }
    const key = [...asterism.cells].sort((a, b) => a - b).join();
    const twin = seen.get(key);
    if (twin !== undefined) return failure(BOARD_FAULTS, 'board.asterism-repeated', place, { asterism: index, twin });
    seen.set(key, index);
  }
  const uncovered = asterismsOf.findIndex((holders) => holders.length === 0);
  if (uncovered >= 0) return failure(BOARD_FAULTS, 'board.cell-uncovered', 'board.asterisms', { cell: uncovered });
  return success(asterismsOf);
}

function checkPoints({ cells, points, faces }: BoardDraft): Result<undefined> {
  const place = 'board.points';
  if (faces && faces.length !== cells)
    return failure(BOARD_FAULTS, 'board.points:faces', 'board.faces', { faces: faces.length, cells });
  if (!points) return success(undefined);
  if (points.length !== cells)
    return failure(BOARD_FAULTS, 'board.points:count', place, { points: points.length, cells });
  const dimension = points[0]!.length;
  const seen = new Map<string, number>();
  for (const [index, point] of points.entries()) {
    if (point.length !== dimension || (dimension !== 2 && dimension !== 3))
      return failure(BOARD_FAULTS, 'board.points:dimension', `${place}[${index}]`);
    if (!point.every((x) => Math.abs(x) <= MAX_COORDINATE))
      return failure(BOARD_FAULTS, 'board.points:coordinate', `${place}[${index}]`);
    const key = point.map((x) => Math.round(x * 1e6)).join();
    const twin = seen.get(key);
    if (twin !== undefined)
      return failure(BOARD_FAULTS, 'board.points:same', `${place}[${index}]`, { cells: [twin, index] });
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
