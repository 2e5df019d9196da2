import { afterClause, arena, arenaEnd, HEADER, indexOf, sizeAt } from './clauses';
import { take, takeZeroed } from './memory';

/*
 * Two watched literals: a clause has something to say only when one of two of its literals, those it watches, becomes
 * false. Per literal the clauses that watch it, to be looked at then. A watch is 8 bytes: the clause, and
 * another of its literals, the blocker, which saves the look when it is true.
 */

/** The low bit of a watch's first word: the clause has two literals, so that the blocker is all the rest. */
const PAIR: i32 = 1;
/** Per literal 12 bytes: start, end, end of the room. */
const RECORD: usize = 12;
let lists: usize = 0;
let literals: i32 = 0;
let pool: usize = 0;
let poolTop: usize = 0;
let poolEnd: usize = 0;

export function initWatches(count: i32): void {
  literals = count;
  lists = takeZeroed(<usize>count * RECORD);
  pool = poolTop = poolEnd = 0;
}

// @inline
export function listOf(literal: i32): usize {
  return lists + <usize>literal * RECORD;
}

// @inline
export function makeWatch(clause: i32, isPair: bool): i32 {
  return (clause << 1) | <i32>isPair;
}

// @inline
export function isPair(watch: i32): bool {
  return (watch & PAIR) !== 0;
}

// @inline
export function clauseOf(watch: i32): i32 {
  return watch >>> 1;
}

function room(bytes: usize): usize {
  if (poolTop + bytes > poolEnd) {
    // The old pool is given up. Sizes double, so that all pools together are at most twice the last.
    const size = max<usize>(2 * (poolEnd - pool), max<usize>(bytes, 0x10000));
    pool = take(size);
    poolTop = pool;
    poolEnd = pool + size;
  }
  const start = poolTop;
  poolTop += bytes;
  return start;
}

export function addWatch(literal: i32, watch: i32, blocker: i32): void {
  const list = listOf(literal);
  let end = load<usize>(list, 4);
  if (end === load<usize>(list, 8)) {
    const start = load<usize>(list);
    const bytes = end - start;
    const larger: usize = bytes === 0 ? 32 : 2 * bytes;
    const to = room(larger);
    memory.copy(to, start, bytes);
    end = to + bytes;
    store<usize>(list, to);
    store<usize>(list, to + larger, 8);
  }
  store<i32>(end, watch);
  store<i32>(end, blocker, 4);
  store<usize>(list, end + 8, 4);
}

/** Lays all lists anew, each with room to grow, and watches the first two literals of every clause. */
export function rebuildWatches(): void {
  for (let literal = 0; literal < literals; literal++) store<usize>(listOf(literal), 0, 4);
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    tally(load<i32>(at, HEADER));
    tally(load<i32>(at, HEADER + 4));
  }
  poolTop = pool;
  for (let literal = 0; literal < literals; literal++) {
    const list = listOf(literal);
    const watches = load<usize>(list, 4);
    const bytes: usize = watches === 0 ? 0 : 8 * (watches + (watches >>> 1) + 2);
    const start = room(bytes);
    store<usize>(list, start);
    store<usize>(list, start, 4);
    store<usize>(list, start + bytes, 8);
  }
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    const first = load<i32>(at, HEADER);
    const second = load<i32>(at, HEADER + 4);
    const watch = makeWatch(indexOf(at), sizeAt(at) === 2);
    addWatch(first, watch, second);
    addWatch(second, watch, first);
  }
}

// @inline
function tally(literal: i32): void {
  const list = listOf(literal);
  store<usize>(list, load<usize>(list, 4) + 1, 4);
}
