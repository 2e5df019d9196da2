import { type CheckResult, checkProof, findMisnamed, type Misnamed, type Step } from '@latin-puzzles/core/attrition';
import { type InputPlace, type Result, success } from '@latin-puzzles/core/basis';
import { parseProof } from '@latin-puzzles/core/format';
import { makeTools, type Tools } from '../tools/index.ts';

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
 * that they name. Constraints are those that the tools know. Steps without a certificate are believed of a theorem or a
 * constraint that the tools know, and that itself concludes the same where the step stands.
 */
export function verifyProof(text: string, place: InputPlace, tools: Tools = makeTools()): Result<CheckedProof> {
  const { constraints = [] } = tools.extensions;
  const parsed = parseProof(
    text,
    place,
    constraints.map(({ name }) => name),
  );
  if (!parsed.ok) return parsed;
  const { puzzle, fair, steps } = parsed.value;
  const ladder = tools.ladderFor(puzzle);
  const believed = ladder.flatMap(({ name, unchecked }) => (unchecked ? [name] : []));
  const verdict = checkProof(tools.problemFor(puzzle), puzzle.labeling, { fair, steps }, { believed });
  const misnamed = verdict.valid
    ? findMisnamed(tools.shapeFor(puzzle), puzzle.labeling, steps as readonly Step[], ladder)
    : undefined;
  return success({ fair: fair && !misnamed, steps: steps.length, verdict, misnamed });
}
