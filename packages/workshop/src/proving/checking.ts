import {
  type CheckResult,
  checkProof,
  findMisnamed,
  LADDER,
  type Misnamed,
  type Step,
  shapeOf,
} from '@latin-puzzles/core/attrition';
import { type InputPlace, type Result, success } from '@latin-puzzles/core/basis';
import { parseProof } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';

/** What became of a proof that was checked. */
export interface CheckedProof {
  /** What the proof claims of itself; not if it is not by the theorems that it names. */
  readonly fair: boolean;
  readonly steps: number;
  readonly verdict: CheckResult;
  /** Of a valid proof, the first step that is not by the theorem that it names. */
  readonly misnamed: Misnamed | undefined;
}

/**
 * Verifies a proof, given as text with its puzzle, without the code that found it; then whether its steps are by the theorems
 * that they name.
 */
export function verifyProof(text: string, place: InputPlace): Result<CheckedProof> {
  const parsed = parseProof(text, place);
  if (!parsed.ok) return parsed;
  const { puzzle, fair, steps } = parsed.value;
  const problem = problemOf(puzzle.board, puzzle.multiset);
  const verdict = checkProof(problem, puzzle.labeling, { fair, steps });
  const misnamed = verdict.valid
    ? findMisnamed(shapeOf(problem), puzzle.labeling, steps as readonly Step[], LADDER)
    : undefined;
  return success({ fair: fair && !misnamed, steps: steps.length, verdict, misnamed });
}
