import type { AsterismName, CellName } from './name-kinds.ts';
import type { Solid } from './solid.ts';
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
