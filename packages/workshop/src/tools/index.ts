export { orRefuse, Refusal } from './refusal.ts';
export { type ConstraintMaker, type Extensions, makeTools, type Tools } from './tools.ts';
