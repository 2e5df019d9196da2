export { type CollectCounts, type CollectOptions, collectPuzzles } from './collect.ts';
export { JUDGEMENT_CSV_HEAD, makeJudgementCsvLine, makePuzzleCsvLine, PUZZLE_CSV_HEAD } from './csv.ts';
export { type ExportOptions, makeExportRecord } from './export-record.ts';
export { ENTRY_CODES, ENTRY_FAULTS, type EntryFaultFacts } from './faults.ts';
export { findByHash, type JudgeOutcome, judgePuzzle, judgePuzzles } from './judge.ts';
export { type StudyWishes, studyEntry } from './study.ts';
