export { type Clock, makeClockText, readClock, ZERO_CLOCK } from './clock.ts';
export {
  makeChallengeRecord,
  makeGameCode,
  makePuzzleCode,
  type PackText,
  parseCode,
  type Shared,
  type UnpackText,
} from './codes.ts';
export {
  ENTRY_MODES,
  type EntryHabits,
  type EntryMode,
  hasEntry,
  planEntry,
  planErasure,
  showsCandidates,
} from './entry.ts';
export { beginAgain, beginGame, changeHistory, type Game, isPaused, makeMove, pauseGame, resumeGame } from './game.ts';
export {
  beginTrial,
  canRedo,
  canUndo,
  endTrial,
  findPath,
  findTip,
  type GameHistory,
  type HistoryNode,
  jumpTo,
  listBranches,
  listTentative,
  nameCheckpoint,
  playMove,
  redoMove,
  retractMove,
  undoMove,
} from './history.ts';
export { mergeHistories, type OpenedGame, receiveGame, settleGame } from './merge.ts';
export { type Change, type Move, makeMoveText, parseMoveText } from './move.ts';
export {
  type FindSavedGame,
  findFirstPlace,
  findSavePlace,
  readSavedGame,
  type SavedGame,
  type SavePlace,
} from './places.ts';
export { GAME_FORMAT, type GameRecord, type HistoryRecord, makeGameRecord, parseGameRecord } from './record.ts';
export { type CheckReport, checkTable, countLabelsLeft, countNeeds } from './rules.ts';
export {
  beginTable,
  type CellState,
  COLOURS,
  isBlank,
  isClue,
  MARKS,
  type MarkKind,
  readLabels,
  type Table,
} from './table.ts';
export { type Candidates, findCandidates, isSolved, listConflicts, type TableTally, tallyTable } from './tally.ts';
