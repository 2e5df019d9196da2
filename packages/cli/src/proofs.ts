import { compact, LADDER, type Proof, prove, type Shape, shapeOf } from '@latin-puzzles/core/attrition';
import { type PartialBoard, problemOf } from '@latin-puzzles/core/puzzle';
import { perBoard } from './per-board.ts';

export function makeShapes(): (partial: PartialBoard) => Shape {
  return perBoard(({ board, multiset }) => shapeOf(problemOf(board, multiset)));
}

/** The proof on which a puzzle is rated. */
export function plainProof(shape: Shape, { labeling }: PartialBoard): Proof {
  return compact(shape, labeling, prove(shape, labeling, LADDER));
}
