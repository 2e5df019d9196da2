/**
 * The mathematics of Latin puzzles: boards of any shape, labels of any multiset. No dependencies, no DOM, no Node API.
 *
 * This is the front door, with what most programs need. A cell and a label are numbers: the cells of a board count from 0
 * in its reading order, and a label is an index into `multiset.labels`. What judges input answers with a `Result`, a value
 * or a coded fault; `must` takes the value out, or throws.
 *
 * The rooms behind it are subpaths: `@latin-puzzles/core/basis`, `board`, `puzzle`, `engine`, `attrition`, `rating`,
 * `finding`, `counting`, `classes`, `sampling` and `format`.
 *
 * @packageDocumentation
 */

export {
  type CheckResult,
  checkPuzzleProof,
  explain,
  type Placement,
  type Proof,
  type ProvePuzzleOptions,
  provePuzzle,
  type Step,
} from './attrition/index.ts';
export { type Fault, type LanguageCode, must, type Result } from './basis/index.ts';
export { type Board, CATALOG, type CatalogEntry, catalogEntry, FAMILIES, resolveBoard } from './board/index.ts';
export {
  countSolutions,
  type Ending,
  hasOneSolution,
  type ListOptions,
  type Solved,
  solvePuzzle,
} from './engine/index.ts';
export { type BatchOptions, type BatchPuzzle, generatePuzzles, type Wishes } from './finding/index.ts';
export { makeLine, makeNative, parseNativeRecord, parsePuzzle } from './format/index.ts';
export {
  beginningOf,
  clueCount,
  EMPTY,
  type Labeling,
  type Multiset,
  makeMultiset,
  makePuzzle,
  type PartialBoard,
  type Puzzle,
} from './puzzle/index.ts';
export { LEVELS, type Level, type RateOptions, type Rating, ratePuzzle } from './rating/index.ts';
