export type { CoachAsks, CoachedMove, CoachReason } from './coached-move.ts';
export { type CoachVerdict, judgeCoachedMove } from './judge.ts';
export { boardKindOf } from './kind.ts';
export { afterCoachedMove, FEWEST_MOVES, MOST_MOVES, type Opening, planOpening } from './opening.ts';
export { tellCoachedMove, tellEnd, tellWelcome } from './telling.ts';
