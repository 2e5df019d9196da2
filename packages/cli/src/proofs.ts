import { compact, LADDER, type Proof, prove, type Shape } from '@latin-puzzles/core/attrition';
import type { PartialBoard } from '@latin-puzzles/core/puzzle';
import { makeTools } from '@latin-puzzles/workshop/tools';

export function makeShapes(): (partial: PartialBoard) => Shape {
  return makeTools().shapeFor;
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
