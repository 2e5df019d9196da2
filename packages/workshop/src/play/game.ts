import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNativeRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type Clock, elapsedAt, MAX_ELAPSED, ZERO } from './clock.ts';
import { beginHistory, type History } from './history.ts';
import { type HistoryRecord, makeHistoryRecord, parseHistoryRecord } from './history-record.ts';

/** A puzzle being played. */
export interface Game {
  readonly puzzle: Puzzle;
  readonly history: History;
  readonly clock: Clock;
}

export const GAME_FORMAT = 'latin-game/1';

/** A game as plain data, to be kept or sent. The clock stands still in it. */
export interface GameRecord {
  readonly format: typeof GAME_FORMAT;
  readonly puzzle: Readonly<Record<string, unknown>>;
  readonly history: HistoryRecord;
  readonly elapsed: number;
}

export function beginGame(puzzle: Puzzle): Game {
  return { puzzle, history: beginHistory(puzzle), clock: ZERO };
}

export function makeGameRecord({ puzzle, history, clock }: Game, now: number): GameRecord {
  return {
    format: GAME_FORMAT,
    puzzle: makeNativeRecord(puzzle),
    history: makeHistoryRecord(history),
    elapsed: elapsedAt(clock, now),
  };
}

export function parseGameRecord(value: unknown): Result<Game> {
  const { format, puzzle: record, history: moves, elapsed } = (value ?? {}) as Partial<GameRecord>;
  if (format !== GAME_FORMAT) return failure('format.version:game', 'format');
  const puzzle = parseNativeRecord(record);
  if (!puzzle.ok) return puzzle;
  const history = parseHistoryRecord(moves, puzzle.value);
  if (!history || typeof elapsed !== 'number' || !(elapsed >= 0)) return failure('format.field:moves', 'history');
  return success({ puzzle: puzzle.value, history, clock: { elapsed: Math.min(elapsed, MAX_ELAPSED) } });
}
