export { foldSteps } from './fold.ts';
export { PROOF_LENGTHS, type ProofLength, type ToldSentence, tellProof, tellStep } from './tell.ts';
export type { Blocker, ToldBranch, ToldStep } from './told-step.ts';
