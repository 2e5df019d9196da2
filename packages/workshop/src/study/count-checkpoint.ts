import { isRecord } from '@latin-puzzles/core/basis';
import { COUNT_METHODS, type CountState, isCountState } from '@latin-puzzles/core/counting';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';

/** What a file holds from which a count that was killed goes on. */
export function makeCountCheckpoint(puzzle: Puzzle, state: CountState): string {
  return `${JSON.stringify({ counts: makeNativeRecord(puzzle), state })}\n`;
}

/** What was counted of a puzzle; nothing if the text is no checkpoint of it. */
export function parseCountCheckpoint(text: string, puzzle: Puzzle): CountState | undefined {
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(held) || !isCountState(held.state) || !COUNT_METHODS.includes(held.state.method)) return undefined;
  return JSON.stringify(held.counts) === JSON.stringify(makeNativeRecord(puzzle)) ? held.state : undefined;
}
