import fc from 'fast-check';
import { anyLabeling, anyPartOf, anyProblem, solvableProblem } from '../../core/test/engine/problems.ts';
import type { Question } from '../src/index.ts';

/** Small boards with clues that may be wrong, or that a solution has. */
export const anyQuestion = fc.oneof(
  anyProblem.chain((problem) => anyLabeling(problem).map((labeling): Question => ({ problem, labeling }))),
  solvableProblem.chain(({ problem, solution }) =>
    anyPartOf(solution).map((labeling): Question => ({ problem, labeling })),
  ),
);
