export { type BackupOutcome, backUp } from './backup.ts';
export { storeFlaws } from './integrity.ts';
export { type MergeOutcome, mergeCollection } from './merge.ts';
export type { CareOptions, CareProgress } from './options.ts';
export { PUZZLE_PROBLEMS, type PuzzleFinding, type PuzzleProblem } from './problems.ts';
export { Verifier, type VerifyEnding, verifyPuzzles } from './verify.ts';
