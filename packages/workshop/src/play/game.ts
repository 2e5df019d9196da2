import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type Clock, startClock, stopClock, ZERO_CLOCK } from './clock.ts';
import { beginHistory, type GameHistory, playMove } from './history.ts';
import type { Move } from './move.ts';

/** A puzzle being played. */
export interface Game {
  readonly puzzle: Puzzle;
  readonly history: GameHistory;
  readonly clock: Clock;
}

/** A game in which nothing has been done; its clock stands still. */
export function beginGame(puzzle: Puzzle): Game {
  return { puzzle, history: beginHistory(puzzle), clock: ZERO_CLOCK };
}

/** The same puzzle from the beginning, with nothing known of how it was solved. */
export function beginAgain({ puzzle }: Game, now: number): Game {
  return resumeGame(beginGame(puzzle), now);
}

export function resumeGame(game: Game, now: number): Game {
  return { ...game, clock: startClock(game.clock, now) };
}

export function pauseGame(game: Game, now: number): Game {
  return { ...game, clock: stopClock(game.clock, now) };
}

export function isPaused({ clock }: Game): boolean {
  return clock.since === undefined;
}

/** Walks through the history of a game: a move, undo, redo, a jump, a checkpoint, a trial. */
export function changeHistory(game: Game, change: (history: GameHistory) => GameHistory): Game {
  const history = change(game.history);
  return history === game.history ? game : { ...game, history };
}

/** Makes a move, unless the clock stands still. */
export function makeMove(game: Game, move: Move): Game {
  return isPaused(game) ? game : changeHistory(game, (history) => playMove(history, move));
}
