import { setWord, takeZeroed, word } from './memory';
import { atoms } from './trail';

/** Per level the number of the last census that met it. */
let stamps: usize = 0;
let census: i32 = 0;

export function allotSpread(): void {
  stamps = takeZeroed(4 * (atoms + 1));
  census = 0;
}

/** Begins to count levels anew. */
// @ts-ignore: decorator
@inline
export function beginCensus(): void {
  census++;
}

/** Whether the census meets a level for the first time. */
// @ts-ignore: decorator
@inline
export function isNewLevel(level: i32): bool {
  if (word(stamps, level) == census) return false;
  setWord(stamps, level, census);
  return true;
}

// @ts-ignore: decorator
@inline
export function wasMet(level: i32): bool {
  return word(stamps, level) == census;
}
