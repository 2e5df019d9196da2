import { type CheckResult, checkProof } from '@latin-puzzles/core/attrition';
import { type InputPlace, type Result, success } from '@latin-puzzles/core/basis';
import { parseProof } from '@latin-puzzles/core/format';
import { problemOf } from '@latin-puzzles/core/puzzle';

/** What became of a proof that was checked. */
export interface CheckedProof {
  /** What the proof claims of itself. */
  readonly fair: boolean;
  readonly steps: number;
  readonly verdict: CheckResult;
}

/** Verifies a proof, given as text with its puzzle, without the code that found it. */
export function verifyProof(text: string, place: InputPlace): Result<CheckedProof> {
  const parsed = parseProof(text, place);
  if (!parsed.ok) return parsed;
  const { puzzle, fair, steps } = parsed.value;
  const verdict = checkProof(problemOf(puzzle.board, puzzle.multiset), puzzle.labeling, { fair, steps });
  return success({ fair, steps: steps.length, verdict });
}
