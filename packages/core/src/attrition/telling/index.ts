export { foldSteps } from './fold.ts';
export { HINT_STAGES, type HintStage, hintArea, tellHint } from './hint.ts';
export {
  PROOF_LENGTHS,
  type ProofLength,
  type StepPart,
  stepsTold,
  type ToldSentence,
  tellProof,
  tellStep,
} from './tell.ts';
export type { Blocker, ToldBranch, ToldStep } from './told-step.ts';
