import {
  extendLadder,
  type LadderAddition,
  type Shape,
  type Subject,
  shapeOf,
  type Theorem,
} from '@latin-puzzles/core/attrition';
import { type Engine, makeEngine } from '@latin-puzzles/core/engine';
import { type Constraint, type PartialBoard, type Problem, problemOf } from '@latin-puzzles/core/puzzle';
import { perBoard } from './per-board.ts';

type BoardWithLabels = Pick<PartialBoard, 'board' | 'multiset'>;

/** A constraint of one's own, that can say what it comes to on a board with its labels. */
export interface ConstraintMaker {
  readonly name: string;
  on(subject: BoardWithLabels): Constraint;
}

/** What tools know beyond asterisms and the shipped ladder. */
export interface Extensions {
  readonly constraints?: readonly ConstraintMaker[] | undefined;
  readonly theorems?: readonly LadderAddition[] | undefined;
}

/**
 * What every use needs of a board and its multiset, made once and kept: the problem, the engine that lists Latin boards, the
 * shape on which theorems argue, and the theorems.
 */
export interface Tools {
  readonly extensions: Extensions;
  problemFor(partial: BoardWithLabels): Problem;
  engineFor(partial: BoardWithLabels): Engine;
  shapeFor(partial: BoardWithLabels): Shape;
  /** The theorems there are, the easiest first, those that constraints allow among them. */
  ladderFor(partial: BoardWithLabels): readonly Theorem[];
  /** What steps on the board are about, so that they are told in the words of the constraints and theorems. */
  subjectFor(partial: BoardWithLabels): Subject;
}

/** Makes tools that have met no board yet. */
export function makeTools(extensions: Extensions = {}): Tools {
  const { constraints = [], theorems } = extensions;
  const problemFor = perBoard(({ board, multiset }) =>
    problemOf(
      board,
      multiset,
      constraints.map((constraint) => constraint.on({ board, multiset })),
    ),
  );
  const ladderFor = perBoard((subject) => extendLadder(theorems, problemFor(subject).constraints));
  return {
    extensions,
    problemFor,
    engineFor: perBoard((subject) => makeEngine(problemFor(subject))),
    shapeFor: perBoard((subject) => shapeOf(problemFor(subject))),
    ladderFor,
    subjectFor: ({ board, multiset }) => ({
      board,
      multiset,
      constraints: problemFor({ board, multiset }).constraints,
      theorems: ladderFor({ board, multiset }),
    }),
  };
}
