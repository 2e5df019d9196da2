export { fingerprint, shortHash } from './identity.ts';
export { makePlan, parsePlan, parsePlanRecord } from './parse.ts';
export * from './plan.ts';
export { PLAN_SCHEMA } from './schema.ts';
export { STARTER_PLAN } from './starter.ts';
