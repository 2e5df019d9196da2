import type { Puzzle } from '../puzzle/index.ts';
import type { Rating } from './rate.ts';
import type { Scale } from './scale.ts';
import { SHIPPED_SCALE } from './shipped-scale.ts';
import { SUKAKU_MARKS } from './sukaku-marks.ts';

/** What tells whether a puzzle is an ordinary Sudoku. */
type RatedBoard = Pick<Puzzle, 'board' | 'multiset'> & Partial<Pick<Puzzle, 'constraintNames'>>;

/** The board of an ordinary Sudoku. */
const SUDOKU = 'sudoku:3x3';

/**
 * About what Sukaku Explainer rates an ordinary Sudoku, by its score on the shipped scale; how well, docs/rating.md tells.
 * Even between two marks.
 */
export function sukakuAt(score: number, marks: readonly (readonly [number, number])[] = SUKAKU_MARKS): number {
  const next = marks.findIndex(([mark]) => score < mark);
  if (next <= 0) return marks.at(next)![1];
  const [[from, low], [to, high]] = [marks[next - 1]!, marks[next]!];
  return Math.round(10 * (low + ((high - low) * (score - from)) / (to - from))) / 10;
}

/** Adds to the rating of an ordinary Sudoku by the shipped scale about what Sukaku Explainer would say. */
export function withSukaku(rating: Rating, puzzle: RatedBoard, scale: Scale = SHIPPED_SCALE): Rating {
  if (!rating.fair || scale !== SHIPPED_SCALE || !isSudoku(puzzle)) return rating;
  return { ...rating, sukaku: sukakuAt(rating.score) };
}

/** Whatever is no puzzle is no Sudoku. */
function isSudoku(puzzle: Partial<RatedBoard> | undefined): boolean {
  const { board, multiset, constraintNames } = { ...puzzle };
  return board?.name === SUDOKU && !constraintNames && new Set(multiset?.entries).size === multiset?.entries?.length;
}
