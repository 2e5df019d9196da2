import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import { dateAfter } from '../daily/date.ts';
import type { Solve } from './solve.ts';

/** What solves of one kind add up to. */
export interface SolveSummary {
  readonly count: number;
  /** In seconds: the least, and the middle one of all. */
  readonly best: number;
  readonly median: number;
  readonly hints: number;
  /** How many were solved without help. */
  readonly unaided: number;
  readonly latest: number;
}

export function summarizeSolves(solves: readonly Solve[]): SolveSummary | undefined {
  if (solves.length === 0) return undefined;
  const times = solves.map(({ seconds }) => seconds).sort((a, b) => a - b);
  const middle = times.length >> 1;
  return {
    count: solves.length,
    best: times[0]!,
    median: times.length % 2 === 1 ? times[middle]! : (times[middle - 1]! + times[middle]!) / 2,
    hints: solves.reduce((sum, { hints }) => sum + hints, 0),
    unaided: solves.filter(({ hints }) => hints === 0).length,
    latest: Math.max(...solves.map(({ at }) => at)),
  };
}

/** The solves of a board, and of each of its levels that has any, the easiest first. */
export interface BoardSummary {
  readonly board: string;
  readonly all: SolveSummary;
  readonly levels: readonly (SolveSummary & { readonly level: Level })[];
}

/** Every board that was solved, the one solved last first. */
export function summarizeBoards(solves: readonly Solve[]): readonly BoardSummary[] {
  const boards = [...new Set(solves.map(({ board }) => board))].map((board) => {
    const own = solves.filter((solve) => solve.board === board);
    const levels = LEVELS.flatMap((level) => {
      const summary = summarizeSolves(own.filter((solve) => solve.level === level));
      return summary ? [{ ...summary, level }] : [];
    });
    return { board, all: summarizeSolves(own)!, levels };
  });
  return boards.sort((a, b) => b.all.latest - a.all.latest);
}

/** Days in a row. */
export interface Streaks {
  /** Up to today; up to yesterday as long as today is not over. */
  readonly current: number;
  readonly longest: number;
}

/** The streaks among days, written as 2026-11-18, in any order and as often as they like. */
export function findStreaks(days: Iterable<string>, today: string): Streaks {
  const known = new Set(days);
  let longest = 0;
  for (const day of known) if (!known.has(dateAfter(day, -1))) longest = Math.max(longest, runFrom(known, day, 1));
  const last = known.has(today) ? today : dateAfter(today, -1);
  return { current: runFrom(known, last, -1), longest };
}

function runFrom(days: ReadonlySet<string>, first: string, step: 1 | -1): number {
  let length = 0;
  for (let day = first; days.has(day); day = dateAfter(day, step)) length++;
  return length;
}
