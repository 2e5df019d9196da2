export { ChunkRunner } from './chunk-runner.ts';
export { type ChunkFate, doChunk } from './do-chunk.ts';
export { estimatePlan, type LineEstimate, type TrialOptions } from './estimate.ts';
export { type PatienceOptions, patiently } from './patience.ts';
export { type PlanRunOptions, runPlan } from './run-plan.ts';
