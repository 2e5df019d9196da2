import { digest, isRecord } from '@latin-puzzles/core/basis';
import { COUNT_METHODS, type CountState, isCountState } from '@latin-puzzles/core/counting';
import { makeNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';

const FORMAT = 'latin-count/1';

/** What a file holds from which a count that was killed goes on, with a checksum. */
export function makeCountCheckpoint(puzzle: Puzzle, state: CountState): string {
  const counts = makeNativeRecord(puzzle);
  return `${JSON.stringify({ format: FORMAT, counts, state, check: checksum(counts, state) })}\n`;
}

/**
 * What was counted of a puzzle; or that the text is something other than a checkpoint of it, or one that was cut or changed, from which no
 * figure may come.
 */
export function parseCountCheckpoint(text: string, puzzle: Puzzle): CountState | 'other' | 'damaged' {
  // What is cut still tells by its beginning what it was.
  if (!text.startsWith(`{"format":"${FORMAT}"`)) return 'other';
  let held: unknown;
  try {
    held = JSON.parse(text);
  } catch {
    return 'damaged';
  }
  if (!isRecord(held) || held.check !== checksum(held.counts, held.state)) return 'damaged';
  const isOfPuzzle = JSON.stringify(held.counts) === JSON.stringify(makeNativeRecord(puzzle));
  return isOfPuzzle && isKnown(held.state) ? held.state : 'other';
}

function checksum(counts: unknown, state: unknown): string {
  const text = JSON.stringify([counts, state]);
  return digest(Array.from(text, (character) => character.codePointAt(0)!));
}

/** Whether something is a state by methods that there are. */
function isKnown(state: unknown): state is CountState {
  return isCountState(state) && [state, ...(state.others ?? [])].every(({ method }) => COUNT_METHODS.includes(method));
}
