export * from './beginning.ts';
export * from './canonical/index.ts';
export * from './classify.ts';
export * from './entry.ts';
export * from './kind-words.ts';
export {
  brokenConstraints,
  type Constraint,
  type ConstraintRow,
  type CountedLabel,
  type NamedRow,
  rowsOf,
} from './model/constraint.ts';
export * from './model/faults.ts';
export * from './model/multiset.ts';
export * from './model/partial-board.ts';
export * from './model/problem.ts';
export * from './model/puzzle.ts';
export type { RefutationLine } from './model/refutation.ts';
export * from './square/index.ts';
export * from './types.ts';
