import { setWord, take, word } from './memory';
import { originals } from './residue';
import { level, startOf, trail, trailSize } from './trail';

/*
 * The proof log (as in Heule, Hunt and Wetzler, Trimming while checking clausal proofs, 2013): every clause that is learned
 * follows by unit propagation from the problem and from those before it that are not forgotten. So who checks the
 * log need not trust the search.
 *
 * In words: a clause is its size and its literals, in atoms of the problem; clauses forgotten are 0, how many, and which they
 * were of those of two literals or more that had not been forgotten before, counted from 0.
 */

export let isLogging: bool = false;
export let log: usize = 0;
/** How many words the log holds, and has room for. */
export let logSize: i32 = 0;
let room: i32 = 0;
/** How much of the trail has been logged: literals of level 0, which outlive the clauses that they rest on. */
let settled: i32 = 0;

export function initLog(isOn: bool): void {
  isLogging = isOn;
  room = isOn ? 0x4000 : 0;
  log = take(4 * room);
  logSize = 0;
  settled = 0;
}

/** What has been read is logged no more. */
export function clearLog(): void {
  logSize = 0;
}

function push(value: i32): void {
  if (logSize === room) {
    const larger = take(8 * room);
    memory.copy(larger, log, 4 * room);
    log = larger;
    room *= 2;
  }
  setWord(log, logSize++, value);
}

export function logClause(literals: usize, size: i32): void {
  push(size);
  for (let i = 0; i < size; i++) pushLiteral(word(literals, i));
}

function pushLiteral(literal: i32): void {
  push((word(originals, literal >> 1) << 1) | (literal & 1));
}

/** Logs what is true for good, before clauses that it rests on are forgotten. */
export function logSettled(): void {
  const end = level === 0 ? trailSize : startOf(1);
  for (; settled < end; settled++) {
    push(1);
    pushLiteral(word(trail, settled));
  }
}

/** Begins a list of clauses forgotten; each is then logged by its number. */
export function logForgetting(count: i32): void {
  push(0);
  push(count);
}

export function logForgotten(number: i32): void {
  push(number);
}
