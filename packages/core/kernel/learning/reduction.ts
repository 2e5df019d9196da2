import {
  afterClause,
  arena,
  arenaEnd,
  compactArena,
  HEADER,
  isGarbage,
  isReason,
  lbdAt,
  markGarbage,
  setLbdAndUse,
  sizeAt,
  usedAt,
} from './clauses';
import { isLogging, logForgetting, logForgotten, logSettled } from './log';
import { tick } from './ticks';
import { levelOf, literalValue } from './trail';
import { rebuildWatches } from './watches';

/*
 * Learned clauses are many and most never serve again. From time to time three in four of those that have not been used of
 * late go, those with the greatest LBD first.
 */

/** The part of the idle clauses that goes. */
const PART: f64 = 0.75;
/** A clause of this LBD at most, a glue clause, is never thrown away. */
const GLUE: i32 = 2;
/** A greater LBD counts as this one. */
const GREATEST: i32 = 63;
/** Per LBD the number of idle clauses. */
const tallies = memory.data(4 * (GREATEST + 1));
const FIRST: u64 = 300;
let due: u64 = FIRST;
let reductions: u64 = 0;

export function initReduction(): void {
  due = FIRST;
  reductions = 0;
}

export function reductionIsDue(conflicts: u64): bool {
  return conflicts >= due;
}

export function reduce(conflicts: u64): void {
  reductions++;
  due = conflicts + FIRST * (reductions + 1);
  tick(<i32>((arenaEnd - arena) >>> 5));
  memory.fill(tallies, 0, 4 * (GREATEST + 1));
  let idle = 0;
  for (let at = arena; at < arenaEnd; at = afterClause(at))
    if (isSatisfied(at)) markGarbage(at);
    else if (isIdle(at)) {
      const tally = tallies + ((<usize>bandOf(at)) << 2);
      store<i32>(tally, load<i32>(tally) + 1);
      idle++;
    }
  let excess = <i32>(PART * <f64>idle);
  let limit = GREATEST + 1;
  while (excess > 0) excess -= load<i32>(tallies + ((<usize>--limit) << 2));
  // Of the least LBD that goes, so many may stay as would be too many to lose.
  let pardons = -excess;
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    if (isGarbage(at)) continue;
    if (!isIdle(at)) setLbdAndUse(at, lbdAt(at), max(0, usedAt(at) - 1));
    else if (bandOf(at) > limit || (bandOf(at) === limit && --pardons < 0)) markGarbage(at);
  }
  if (isLogging) logGarbage();
  compactArena();
  rebuildWatches();
}

function logGarbage(): void {
  logSettled();
  let count = 0;
  for (let at = arena; at < arenaEnd; at = afterClause(at)) if (isGarbage(at)) count++;
  logForgetting(count);
  let number = 0;
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    if (isGarbage(at)) logForgotten(number);
    number++;
  }
}

// @inline
function bandOf(at: usize): i32 {
  return min(lbdAt(at), GREATEST);
}

function isIdle(at: usize): bool {
  return usedAt(at) === 0 && lbdAt(at) > GLUE && sizeAt(at) > 2 && !isReason(at);
}

/** Whether a literal that nobody questions makes the clause true for good. */
function isSatisfied(at: usize): bool {
  for (let next = at + HEADER, end = afterClause(at); next < end; next += 4) {
    const literal = load<i32>(next);
    if (literalValue(literal) > 0 && levelOf(literal >> 1) === 0) return true;
  }
  return false;
}
