import { type VeriPbFiles, type VeriPbVersion, veriPbFiles } from '../../basis/pseudo-boolean/index.ts';
import { answerable, isLabelingOf, type Labeling, type Problem } from '../../puzzle/index.ts';
import { checkProof } from '../checker/index.ts';
import type { Step } from '../model/step.ts';
import { Encoding } from './encoding.ts';
import { type CaseOptions, refuteByCases } from './refutation.ts';
import { Scribe } from './scribe.ts';
import { writeSteps } from './write-steps.ts';

/**
 * That clues and another solution than the one proved are impossible, as a pseudo-Boolean problem and a proof by cutting planes: a line for
 * every conclusion of every step. Nothing if the proof is not valid, or rests on something that nothing checks.
 */
export function writeVeriPb(
  given: Problem,
  labeling: Labeling,
  proof: { readonly steps: readonly Step[]; readonly fair: boolean },
  version: VeriPbVersion = '3.0',
): VeriPbFiles | undefined {
  const checked = checkProof(given, labeling, proof);
  if (!checked.valid) return undefined;
  const { solution } = checked;
  const encoding = new Encoding(answerable(given), labeling, solution);
  const scribe = new Scribe(encoding);
  writeSteps(scribe, proof.steps);
  const there = solution.map((label, cell) => scribe.fact(scribe.literal({ cell, label }, true))!);
  scribe.conclude(scribe.sum([encoding.other!, ...there]), []);
  return veriPbFiles(encoding, scribe.lines, version);
}

/**
 * That nothing completes a partial board: cases are tried one after the other, and each that fails is a line which follows by unit propagation.
 * Nothing if there is a solution, or if it was stopped first.
 */
export function writeNoCompletion(
  given: Problem,
  labeling: Labeling,
  { version = '3.0', ...options }: CaseOptions & { readonly version?: VeriPbVersion | undefined } = {},
): VeriPbFiles | undefined {
  const problem = answerable(given);
  if (!isLabelingOf(problem, labeling)) return undefined;
  const encoding = new Encoding(problem, labeling);
  const lines = refuteByCases(encoding, problem, options);
  return lines && veriPbFiles(encoding, lines, version);
}
