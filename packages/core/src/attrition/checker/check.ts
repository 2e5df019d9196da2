import { excerpt, isRecord } from '../../basis/index.ts';
import { answerable, brokenConstraints, EMPTY, type Labeling, type Problem } from '../../puzzle/index.ts';
import { wrong } from './form.ts';
import { makeProofFlaw, type ProofFlaw } from './reasons.ts';
import { State, WRITTEN } from './state.ts';
import { type CheckLimits, DEFAULT_LIMITS, StepChecker } from './step-checker.ts';

/** What a checked proof turned out to be: valid, with the solution that it shows, or not, with the reason. */
export type CheckResult =
  | {
      readonly valid: true;
      readonly solution: Labeling;
      /** The theorems and constraints whose steps were believed, where there are any. */
      readonly unchecked?: readonly string[];
    }
  | ({
      readonly valid: false;
      /** The step at fault, if it is one. */
      readonly step: number | undefined;
    } & ProofFlaw);

/**
 * Verifies a proof, `{ steps, fair }`, without any theorem: knowing only what a Latin board is, adds up the equations that
 * each step names and looks whether its conclusions are forced. A valid proof shows that the clues have exactly one
 * solution. The proof may be any value whatever, such as one read from a file; nothing is thrown. Steps without a certificate
 * are refused, unless who vouches for them is among those to be believed.
 */
export function checkProof(
  given: Problem,
  labeling: Labeling,
  proof: unknown,
  limits: Partial<CheckLimits> = {},
): CheckResult {
  const problem = answerable(given);
  const state = new State(problem.cells, problem.labels);
  const early = writeClues(problem, labeling, state) ?? misformedProof(proof);
  if (early) return { valid: false, step: undefined, ...early };
  const { steps, fair } = proof as { steps: unknown[]; fair: boolean };
  const checker = new StepChecker(problem, state, { ...DEFAULT_LIMITS, ...limits });
  for (const [step, value] of steps.entries()) {
    const found = checker.check(value, `steps[${step}]`);
    if (found) return { valid: false, step, ...found };
  }
  const solution = writtenLabels(problem, state);
  const late = unfairness(fair, checker.backtracked) ?? unfinished(problem, solution);
  if (late) return { valid: false, step: undefined, ...late };
  const unchecked = [...checker.unchecked];
  return { valid: true, solution, ...(unchecked.length > 0 && { unchecked }) };
}

function writeClues({ cells, labels }: Problem, labeling: Labeling, state: State): ProofFlaw | undefined {
  if (!Array.isArray(labeling)) return makeProofFlaw('clues.form', 'clues', 'The clues are not a list.');
  if (labeling.length !== cells)
    return makeProofFlaw('clues.form', 'clues', `There are ${labeling.length} entries for ${cells} cells.`);
  for (const [cell, label] of labeling.entries()) {
    if (label === EMPTY) continue;
    if (!Number.isInteger(label) || label < 0 || label >= labels)
      return makeProofFlaw(
        'clues.form',
        `clues[${cell}]`,
        `There is no label ${label}; labels are 0 to ${labels - 1}.`,
      );
    state.settle({ cell, label, holds: true });
  }
  return undefined;
}

function misformedProof(proof: unknown): ProofFlaw | undefined {
  if (!isRecord(proof)) return wrong('', proof, 'a proof');
  if (!Array.isArray(proof.steps)) return wrong('steps', proof.steps, 'an array');
  return typeof proof.fair === 'boolean' ? undefined : wrong('fair', proof.fair, 'true or false');
}

function unfairness(fair: boolean, backtracked: boolean): ProofFlaw | undefined {
  if (fair !== backtracked) return undefined;
  const message = fair
    ? 'A step is a backtrack, so the proof is not fair.'
    : 'No step is a backtrack: the proof is fair.';
  return makeProofFlaw('proof.fair', 'fair', message);
}

function writtenLabels({ cells, labels }: Problem, state: State): Labeling {
  return Array.from({ length: cells }, (_, cell) => {
    for (let label = 0; label < labels; label++) if (state.value({ cell, label }) === WRITTEN) return label;
    return EMPTY;
  });
}

function unfinished(problem: Problem, labeling: Labeling): ProofFlaw | undefined {
  const { asterisms, demands } = problem;
  const cell = labeling.indexOf(EMPTY);
  if (cell >= 0) return makeProofFlaw('proof.unfinished', 'steps', `Cell ${cell} is left without a label.`);
  for (const [asterism, cells] of asterisms.entries())
    for (const [label, demand] of demands[asterism]!.entries()) {
      const held = cells.filter((cell) => labeling[cell] === label).length;
      if (held !== demand) {
        const message = `Asterism ${asterism} holds label ${label} ${held} times instead of ${demand}.`;
        return makeProofFlaw('proof.not-latin', 'steps', message);
      }
    }
  const [broken] = brokenConstraints(problem, labeling);
  if (broken !== undefined)
    return makeProofFlaw('proof.broken', 'steps', `The labels break the constraint ${excerpt(broken)}.`);
  return undefined;
}
