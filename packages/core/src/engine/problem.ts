export { type Problem, problemOf } from '../puzzle/index.ts';
