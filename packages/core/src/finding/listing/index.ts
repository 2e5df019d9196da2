export {
  countPuzzles,
  type PuzzleCount,
  puzzlesFromLatinBoard,
  puzzlesFromLatinBoardAsync,
  type RemovalChoices,
} from './from-latin-board.ts';
export * from './from-partial-board.ts';
export * from './options.ts';
export * from './proven.ts';
export {
  type AttritionChoices,
  type SinglePassPuzzle,
  singlePassPuzzles,
  singlePassPuzzlesAsync,
} from './single-pass.ts';
