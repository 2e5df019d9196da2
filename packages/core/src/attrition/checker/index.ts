export { type CheckResult, checkProof } from './check.ts';
export { type Complaint, REASONS, type Reason } from './reasons.ts';
export type { Limits } from './step-checker.ts';
