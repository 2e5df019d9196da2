import {
  beginAgain,
  changeHistory,
  type EntryMode,
  type Game,
  type GameHistory,
  type Move,
  makeMove,
  pauseGame,
  planEntry,
  planErasure,
  resumeGame,
} from '@latin-puzzles/workshop/play';
import { batch } from '@preact/signals';
import { NOTHING } from '../board-view/selection.ts';
import type { Session } from './session.ts';

/** Walks through the history of the game: undo, redo, a jump, a checkpoint, a trial. */
export function changeGame(session: Session, change: (history: GameHistory) => GameHistory): void {
  goOn(session, changeHistory(session.game.value, change));
}

/** Makes a move, unless there is none to be made or the clock stands still; the move if it was made. */
export function play(session: Session, move: Move | undefined): Move | undefined {
  if (!move || session.paused.value) return undefined;
  goOn(session, makeMove(session.game.value, move));
  return move;
}

function goOn({ game, found, selection, solved, celebrating }: Session, next: Game): void {
  if (next === game.value) return;
  const before = solved.value;
  batch(() => {
    game.value = next;
    if (found.value.size > 0) found.value = new Set();
    celebrating.value = solved.value && !before;
    if (celebrating.value) selection.value = NOTHING;
  });
}

/** Changes what entering does. A label pinned is no colour, and a colour no label. */
export function setMode({ mode, modes, pinned }: Session, next: EntryMode): void {
  if (!modes.includes(next)) return;
  const other = (mode.value === 'colours') !== (next === 'colours');
  batch(() => {
    mode.value = next;
    if (other && pinned.value !== undefined) pinned.value = 0;
  });
}

/** Enters a label or a colour in the cells selected. */
export function enterValue(
  session: Session,
  value: number,
  mode = session.mode.value,
  cells = session.selection.value.cells,
): Move | undefined {
  const { game, table, habits, modes } = session;
  if (!modes.includes(mode)) return undefined;
  return play(session, planEntry(game.value.puzzle, table.value, cells, mode, value, habits.value));
}

export function eraseSelected(session: Session): Move | undefined {
  return play(session, planErasure(session.game.value.puzzle, session.table.value, session.selection.value.cells));
}

export function restart({ game, celebrating }: Session, now: number): void {
  batch(() => {
    game.value = beginAgain(game.value, now);
    celebrating.value = false;
  });
}

export function resume({ game }: Session, now: number): void {
  game.value = resumeGame(game.value, now);
}

export function pause({ game }: Session, now: number): void {
  game.value = pauseGame(game.value, now);
}
