import { addDifference, fileDifferences, forgetDifferences, isOpenAt, keepDifferences, toggle } from './differences';
import { findExchanges } from './exchanges';
import {
  cells,
  clueCells,
  clues,
  covers,
  gone,
  groupFrom,
  groupOf,
  known,
  mayExchange,
  orderCells,
  other,
  Removal,
  Stop,
} from './tables';
import { begin, forbid, nodesAtSolution, nodesSeen, solutionsSeen, walk } from './walk';

/*
 * Takes clues away from a puzzle whose only solution is known, group after group in a given order, each as a whole or not at
 * all, as long as the solution stays the only one. What cannot go when its turn comes cannot go later, so one pass suffices.
 *
 * Several groups are taken away at once, and one search tells whether all of them may go: half of all groups at first, then
 * a part of those left, fewer after a failure. The result is that of taking them one by one, whatever the parts.
 */

const FIRST_PART: f64 = 0.45;
const NEXT_PART: f64 = 0.15;
const GROWTH: f64 = 1.5;
const SHRINKAGE: f64 = 0.4;
/** So many groups at a time, rounded up to one: with less, more successes have to come before it is two again. */
const FEWEST: f64 = 0.3;

/** Most searches end within a few nodes. One that does not begins anew, this time with intersections. */
const HASTY_NODES: f64 = 24;

const EMPTY: i16 = -1;

let groups: i32 = 0;
let least: i32 = 0;
let oneByOne: bool = false;
/** How many clues there are. */
let left: i32 = 0;
/** Whether the groups before this one go or stay is certain. */
let settled: i32 = 0;
let part: f64 = 0;
/** The end of the part that is taken away now, and how many groups of it are gone. */
let partEnd: i32 = 0;
let goneCount: i32 = 0;
let searching: bool = false;
let hasty: bool = false;

/**
 * Begins with the clues, the known solution and the order that were written into their tables. `isNew` tells whether the known
 * solution is another than the last time, `one` whether groups are to go one by one only.
 */
export function beginRemoval(count: i32, fewest: i32, isNew: bool, one: bool): void {
  groups = count;
  least = fewest;
  oneByOne = one;
  left = 0;
  for (let at = clueCells, end = at + ((<usize>covers) << 4); at < end; at += 16) v128.store(at, i64x2.splat(0));
  for (let cell = 0; cell < cells; cell++) {
    store<i32>(groupOf + ((<usize>cell) << 2), -1);
    if (load<i16>(clues + ((<usize>cell) << 1)) < 0) continue;
    left++;
    toggle(clueCells, cell);
  }
  for (let group = 0; group < groups; group++)
    for (let at = cellsFrom(group), end = cellsFrom(group + 1); at < end; at += 4)
      store<i32>(groupOf + ((<usize>load<u32>(at)) << 2), group);
  if (isNew) {
    forgetDifferences();
    if (mayExchange) findExchanges();
    keepDifferences();
  }
  fileDifferences(groups);
  settled = 0;
  part = one ? 1 : FIRST_PART * <f64>groups;
  goneCount = 0;
  searching = false;
}

/**
 * Goes on, for so many nodes. A search that has gone through `budget` nodes without a solution is left to the caller, who
 * tells by `decide`. With `tells` it stops whenever groups went.
 */
export function goOn(nodeLimit: f64, budget: f64, tells: bool): Removal {
  while (true) {
    if (!searching) {
      if (!takePart()) return Removal.Done;
      search(true);
    }
    const before = nodesSeen();
    let allowed = min(nodeLimit, budget - (before - nodesAtSolution()));
    if (hasty) allowed = min(allowed, HASTY_NODES - before);
    const found = solutionsSeen();
    const stop = walk(allowed, 1, other);
    nodeLimit -= nodesSeen() - before;
    const isOther = solutionsSeen() > found && !isKnown();
    if (isOther || stop === Stop.Done) {
      decide(isOther);
      if (tells && !isOther) return Removal.Fewer;
    } else if (stop === Stop.Solutions) continue;
    else if (stop === Stop.Memory || nodesSeen() - nodesAtSolution() >= budget) return Removal.Undecided;
    else if (hasty) search(false);
    if (nodeLimit <= 0) return Removal.Nodes;
  }
}

/** Takes notice of whether there is another solution, which lies in `other`, or none. */
export function decide(isOther: bool): void {
  searching = false;
  if (!isOther) {
    settled = partEnd;
    if (!oneByOne) part = min(GROWTH * part, NEXT_PART * <f64>(groups - settled));
    return;
  }
  const first = load<i32>(gone);
  // Not the whole part: groups after it may have had to stay only because this one seemed to go.
  if (addDifference(other) === first || goneCount === 1) settled = first + 1;
  restore();
  if (!oneByOne) part = max(FEWEST, SHRINKAGE * part);
}

/** Leaves it open whether the part that is gone may go: a single group stays, of several fewer are tried. */
export function giveUp(): void {
  if (goneCount === 1) settled = load<i32>(gone) + 1;
  restore();
  if (!oneByOne) part = max(FEWEST, SHRINKAGE * part);
}

/** Puts back the clues that went last. */
export function restore(): void {
  searching = false;
  for (; goneCount > 0; goneCount--) putBack(load<i32>(gone + ((<usize>(goneCount - 1)) << 2)));
}

/** Takes away the next part of the groups, as far as the differences that are known allow; false when all are settled. */
function takePart(): bool {
  goneCount = 0;
  while (settled < groups) {
    partEnd = min(settled + max(1, <i32>part), groups);
    for (let group = settled; group < partEnd; group++) {
      if (left - sizeOf(group) < least) continue;
      take(group);
      if (isOpenAt(group)) putBack(group);
      else {
        store<i32>(gone + ((<usize>goneCount) << 2), group);
        goneCount++;
      }
    }
    if (goneCount > 0) return true;
    settled = partEnd;
  }
  return false;
}

/** Begins the search for another solution. */
function search(isHasty: bool): void {
  hasty = isHasty;
  searching = true;
  begin(clues, !isHasty);
  const first = load<i32>(gone);
  if (goneCount === 1 && sizeOf(first) === 1) {
    const cell = load<i32>(cellsFrom(first));
    forbid(cell, <i32>load<u16>(known + ((<usize>cell) << 1)));
  }
}

function take(group: i32): void {
  for (let at = cellsFrom(group), end = cellsFrom(group + 1); at < end; at += 4) {
    const cell = load<i32>(at);
    store<i16>(clues + ((<usize>cell) << 1), EMPTY);
    toggle(clueCells, cell);
    left--;
  }
}

function putBack(group: i32): void {
  for (let at = cellsFrom(group), end = cellsFrom(group + 1); at < end; at += 4) {
    const cell = load<i32>(at);
    store<u16>(clues + ((<usize>cell) << 1), load<u16>(known + ((<usize>cell) << 1)));
    toggle(clueCells, cell);
    left++;
  }
}

// @inline
function sizeOf(group: i32): i32 {
  return <i32>((cellsFrom(group + 1) - cellsFrom(group)) >> 2);
}

// @inline
function cellsFrom(group: i32): usize {
  return orderCells + ((<usize>load<u32>(groupFrom + ((<usize>group) << 2))) << 2);
}

/** Whether the solution found is the known one. */
function isKnown(): bool {
  for (let at: usize = 0, end = (<usize>cells) << 1; at < end; at += 16)
    if (v128.any_true(v128.xor(v128.load(other + at), v128.load(known + at)))) return false;
  return true;
}
