export { type CheckResult, checkProof } from './check.ts';
export { type ProofFlaw, REASONS, type Reason } from './reasons.ts';
export type { CheckLimits } from './step-checker.ts';
