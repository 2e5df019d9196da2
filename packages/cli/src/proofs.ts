import { compact, LADDER, type Proof, prove, type Shape, shapeOf } from '@latin-puzzles/core/attrition';
import { type PartialBoard, problemOf } from '@latin-puzzles/core/puzzle';
import { perBoard } from './per-board.ts';

export function makeShapes(): (partial: PartialBoard) => Shape {
  return perBoard(({ board, multiset }) => shapeOf(problemOf(board, multiset)));
}

/** What tells long work to stop. */
export interface Signal {
  readonly aborted: boolean;
}

/** Stops at a deadline, in milliseconds of `Date.now`. */
export function signalAt(deadline: number): Signal {
  return {
    get aborted() {
      return Date.now() > deadline;
    },
  };
}

/** The proof on which a puzzle is rated. */
export function plainProof(shape: Shape, { labeling }: PartialBoard, signal?: Signal): Proof {
  return compact(shape, labeling, prove(shape, labeling, LADDER, { signal }));
}
