import type { Board } from '../board/index.ts';
import { findRowsAndColumns, type Multiset, type RowsAndColumns, SQUARE_RELATIONS } from '../puzzle/index.ts';
import { type ActingGroup, groupOf, structureOf } from './structure.ts';

/**
 * When two Latin boards count as the same. `board`: a permutation of cells that keeps the asterisms and an exchange of labels of
 * equal count take one to the other. The others are of Latin squares.
 */
export const RELATIONS = ['board', ...SQUARE_RELATIONS] as const;
export type Relation = (typeof RELATIONS)[number];

/** The rows and columns of a board that has no other asterisms. */
export function plainSquare(board: Board): RowsAndColumns | undefined {
  if (board.k === undefined || board.asterisms.length !== 2 * board.k) return undefined;
  const found = findRowsAndColumns(board);
  return typeof found === 'string' ? undefined : found;
}

/** Whether the Latin boards of a board and a multiset have classes of a kind. */
export function hasRelation(relation: Relation, board: Board, multiset: Multiset): boolean {
  return relation === 'board' || (multiset.counts.every((count) => count === 1) && plainSquare(board) !== undefined);
}

/** The group of cells of a board, or of a square whose rows stay rows. */
export function cellGroup(board: Board, relation: 'board' | 'isotopy'): ActingGroup {
  if (relation === 'board') return groupOf(structureOf(board));
  const rows = new Set(plainSquare(board)!.rows);
  return groupOf(
    structureOf(
      board,
      board.asterisms.map((_, asterism) => (rows.has(asterism) ? 1 : 0)),
    ),
  );
}

/**
 * The group of lines of Latin squares of an order: rows, columns and labels are points, those of each kind a set. For the main
 * classes the three sets may change places; for isomorphism they stay, and each row, the column and the label of its number go
 * together.
 */
export function lineGroup(order: number, relation: 'main' | 'isomorphism'): ActingGroup {
  const numbers = Array.from({ length: order }, (_, i) => i);
  const kinds = [0, 1, 2].map((kind) => numbers.map((i) => kind * order + i));
  if (relation === 'main') return groupOf({ points: 3 * order, sets: kinds, colours: [0, 0, 0] });
  const threes = numbers.map((i) => [i, order + i, 2 * order + i]);
  return groupOf({
    points: 3 * order,
    sets: [...kinds, ...threes],
    colours: [0, 1, 2, ...threes.map(() => 3)],
  });
}
