/**
 * What one can do with Latin puzzles and boards, written once for the command, the studio and worker threads. Plain data
 * in, plain data out; no DOM, no Node API.
 *
 * This is the front door, with the main uses. Those that search or prove take the `Tools` of `makeTools()` first: they keep
 * what is made of a board, so that the second puzzle on it starts at once. All uses are in the subpaths:
 * `@latin-puzzles/workshop/reading`, `study`, `proving`, `advice`, `play`, `generate` and so on.
 *
 * @packageDocumentation
 */

export { type Advice, advise, findObjection, type PlayerKnowledge, readKnowledge } from './advice/index.ts';
export {
  makeFindingRecord,
  type ProductionOptions,
  type PuzzleOrder,
  type PuzzleSubject,
  producePuzzles,
  subjectNamed,
  wishesOn,
} from './generate/index.ts';
export { beginGame, type Game, makeGameRecord, makeMove, parseGameRecord, readLabels } from './play/index.ts';
export {
  findLeastTheorems,
  findProof,
  findRating,
  type ProofOptions,
  type RatingOptions,
  shortenProof,
  verifyProof,
} from './proving/index.ts';
export { type PuzzleText, readFirstPuzzle, readPuzzles } from './reading/index.ts';
export {
  classifyPuzzle,
  countCompletions,
  listCompletions,
  type SolveOptions,
  solutionCountOf,
} from './study/index.ts';
export { makeTools, type Tools } from './tools/index.ts';
