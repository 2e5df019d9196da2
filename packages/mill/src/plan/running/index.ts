export { ChunkRunner } from './chunk-runner.ts';
export { type EstimateOptions, estimatePlan, type LineEstimate } from './estimate.ts';
export { type PatienceOptions, patiently } from './patience.ts';
export { type PlanRunOptions, runPlan } from './run-plan.ts';
