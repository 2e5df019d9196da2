import { setWord, take, takeZeroed, word } from './memory';

/*
 * An atom says that a certain cell holds a certain label. A literal is an atom (2·atom) or its denial (2·atom + 1).
 * The trail lists the true literals in the order they became so; a level begins with a decision.
 */

export let atoms: i32 = 0;
/** Per literal a byte: 1 true, -1 false, 0 open. */
export let values: usize = 0;
/** Per atom 16 bytes: its level, its place on the trail, its reason, and a mark that belongs to the analysis. */
let records: usize = 0;
export let trail: usize = 0;
export let trailSize: i32 = 0;
/** Per level the size of the trail before its decision. */
let starts: usize = 0;
export let level: i32 = 0;

export function initTrail(count: i32): void {
  atoms = count;
  values = takeZeroed(2 * count);
  records = takeZeroed(16 * count);
  trail = take(4 * count);
  starts = take(4 * (count + 1));
  trailSize = 0;
  level = 0;
}

// @inline
export function literalValue(literal: i32): i32 {
  return load<i8>(values + literal);
}

// @inline
function recordOf(atom: i32): usize {
  return records + ((<usize>atom) << 4);
}

// @inline
export function levelOf(atom: i32): i32 {
  return load<i32>(recordOf(atom));
}

// @inline
export function placeOf(atom: i32): i32 {
  return load<i32>(recordOf(atom), 4);
}

// @inline
export function reasonOf(atom: i32): u32 {
  return load<u32>(recordOf(atom), 8);
}

// @inline
export function setReason(atom: i32, reason: u32): void {
  store<u32>(recordOf(atom), reason, 8);
}

// @inline
export function markOf(atom: i32): i32 {
  return load<i32>(recordOf(atom), 12);
}

// @inline
export function setMark(atom: i32, mark: i32): void {
  store<i32>(recordOf(atom), mark, 12);
}

/** Makes a literal true on a level that is not above the current one. */
// @inline
export function assignAt(literal: i32, reason: u32, depth: i32): void {
  store<i8>(values + literal, 1);
  store<i8>(values + (literal ^ 1), -1);
  const record = recordOf(literal >> 1);
  store<i32>(record, depth);
  store<i32>(record, trailSize, 4);
  store<u32>(record, reason, 8);
  setWord(trail, trailSize++, literal);
}

// @inline
export function assign(literal: i32, reason: u32): void {
  assignAt(literal, reason, level);
}

// @inline
export function reopen(literal: i32): void {
  store<i8>(values + literal, 0);
  store<i8>(values + (literal ^ 1), 0);
}

export function openLevel(): void {
  setWord(starts, ++level, trailSize);
}

export function startOf(depth: i32): i32 {
  return word(starts, depth);
}

export function decisionOf(depth: i32): i32 {
  return word(trail, startOf(depth));
}

/** Cuts the trail where the level above `depth` began; its literals have been reopened. */
export function cutTrail(depth: i32): void {
  trailSize = startOf(depth + 1);
  level = depth;
}
