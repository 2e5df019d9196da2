import { setWord, takeZeroed, word } from './memory';
import { atoms } from './trail';

/*
 * The literal block distance, LBD, of a clause is the number of levels on which its literals lie (Audemard and Simon,
 * Predicting learnt clauses quality in modern SAT solvers, 2009). It is counted by a census of the levels.
 */

/** Per level the number of the last census that met it. */
let stamps: usize = 0;
let census: i32 = 0;

export function initLbd(): void {
  stamps = takeZeroed(4 * (atoms + 1));
  census = 0;
}

/** Begins to count levels anew. */
// @inline
export function beginCensus(): void {
  census++;
}

/** Whether the census meets a level for the first time. */
// @inline
export function isNewLevel(level: i32): bool {
  if (word(stamps, level) === census) return false;
  setWord(stamps, level, census);
  return true;
}

// @inline
export function wasMet(level: i32): bool {
  return word(stamps, level) === census;
}
