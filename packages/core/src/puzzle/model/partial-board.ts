import { excerpt, failure, type Result, success } from '../../basis/index.ts';
import type { Board } from '../../board/index.ts';
import { BOARD_FAULTS } from '../../board/index.ts';
import { PUZZLE_FAULTS } from './faults.ts';
import type { Multiset } from './multiset.ts';

/** Marks a cell without a label. */
export const EMPTY = -1;

/** One entry per cell: the index of its label, or `EMPTY`. */
export type Labeling = readonly number[];

/** A partial labeled board: a board, a multiset, and labels in some (perhaps none, perhaps all) of the cells. */
export interface PartialBoard {
  readonly board: Board;
  readonly multiset: Multiset;
  readonly labeling: Labeling;
}

export function makePartialBoard(board: Board, multiset: Multiset, labeling: Labeling): Result<PartialBoard> {
  if (!Array.isArray(board?.cellNames)) return failure(BOARD_FAULTS, 'board.form', 'board', { given: excerpt(board) });
  if (!Array.isArray(multiset?.entries))
    return failure(PUZZLE_FAULTS, 'labels.invalid:type', 'labels', { given: excerpt(multiset) });
  if (board.k === undefined) {
    const size = board.asterisms[0]!.cells.length;
    const other = board.asterisms.findIndex((a) => a.cells.length !== size);
    return failure(BOARD_FAULTS, 'board.unequal-sizes', `board.asterisms[${other}]`, {
      asterism: other,
      cells: board.asterisms[other]!.cells.length,
      first: size,
    });
  }
  if (multiset.entries.length !== board.k)
    return failure(PUZZLE_FAULTS, 'labels.count', 'labels', { labels: multiset.entries.length, cells: board.k });
  const entries = Array.isArray(labeling) ? labeling.length : 0;
  if (entries !== board.cells) return failure(PUZZLE_FAULTS, 'clues.count', 'clues', { entries, cells: board.cells });
  const bad = labeling.findIndex((l) => !Number.isInteger(l) || l < EMPTY || l >= multiset.labels.length);
  if (bad >= 0)
    return failure(PUZZLE_FAULTS, 'clues.unknown-label:index', `clues[${bad}]`, {
      index: excerpt(labeling[bad]),
      empty: EMPTY,
      labels: multiset.labels.length,
    });
  return success({ board, multiset, labeling });
}

export function emptyPartialBoard(board: Board, multiset: Multiset): Result<PartialBoard> {
  return makePartialBoard(board, multiset, new Array<number>(board.cells).fill(EMPTY));
}

export interface Violation {
  readonly asterism: number;
  readonly label: number;
  /** How often the asterism holds the label. */
  readonly held: number;
  /** How often the multiset does. */
  readonly allowed: number;
  readonly cells: readonly number[];
}

/** The asterisms that hold a label more often than the multiset does. A partial Latin board has none. */
export function violations({ board, multiset, labeling }: PartialBoard): Violation[] {
  const found: Violation[] = [];
  for (const [asterism, { cells }] of board.asterisms.entries()) {
    const held = new Int32Array(multiset.labels.length);
    for (const cell of cells) if (labeling[cell] !== EMPTY) held[labeling[cell]!]!++;
    for (const [label, allowed] of multiset.counts.entries())
      if (held[label]! > allowed)
        found.push({
          asterism,
          label,
          held: held[label]!,
          allowed,
          cells: cells.filter((cell) => labeling[cell] === label),
        });
  }
  return found;
}

export function isComplete(labeling: Labeling): boolean {
  return Array.isArray(labeling) && !labeling.includes(EMPTY);
}
