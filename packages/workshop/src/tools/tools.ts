import { type Shape, shapeOf } from '@latin-puzzles/core/attrition';
import { type Engine, makeEngine } from '@latin-puzzles/core/engine';
import { type PartialBoard, problemOf } from '@latin-puzzles/core/puzzle';
import { perBoard } from './per-board.ts';

/**
 * What every use needs of a board and its multiset, made once and kept: the engine that lists Latin boards, and the shape
 * on which theorems argue.
 */
export interface Tools {
  engineFor(partial: Pick<PartialBoard, 'board' | 'multiset'>): Engine;
  shapeFor(partial: Pick<PartialBoard, 'board' | 'multiset'>): Shape;
}

/** Makes tools that have met no board yet. */
export function makeTools(): Tools {
  return {
    engineFor: perBoard(({ board, multiset }) => makeEngine(problemOf(board, multiset))),
    shapeFor: perBoard(({ board, multiset }) => shapeOf(problemOf(board, multiset))),
  };
}
