import {
  afterClause, arena, arenaEnd, compactArena, condemn, HEADER, isCondemned, isReason, setSpreadAndUse, sizeAt, spreadAt, usedAt,
} from './clauses';
import { tick } from './ticks';
import { levelOf, valueOf } from './trail';
import { rebuildWatches } from './watches';

/*
 * Learned clauses are many and most never serve again. From time to time three in four of those that have not been used of
 * late go, the widest spread over levels first.
 */

/** The part of the idle clauses that goes. */
const PART: f64 = 0.75;
/** A clause spread over two levels at most is never thrown away. */
const PRECIOUS: i32 = 2;
/** Wider spreads count as this one. */
const WIDEST: i32 = 63;
/** Per spread the number of idle clauses. */
const tallies = memory.data(4 * (WIDEST + 1));
const FIRST: u64 = 300;
let due: u64 = FIRST;
let reductions: u64 = 0;

export function allotReduction(): void {
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
  memory.fill(tallies, 0, 4 * (WIDEST + 1));
  let idle = 0;
  for (let at = arena; at < arenaEnd; at = afterClause(at))
    if (isSatisfied(at)) condemn(at);
    else if (isIdle(at)) {
      const tally = tallies + (<usize>bandOf(at) << 2);
      store<i32>(tally, load<i32>(tally) + 1);
      idle++;
    }
  let excess = <i32>(PART * <f64>idle);
  let limit = WIDEST + 1;
  while (excess > 0) excess -= load<i32>(tallies + (<usize>--limit << 2));
  // Of the narrowest spread that goes, so many may stay as would be too many to lose.
  let pardons = -excess;
  for (let at = arena; at < arenaEnd; at = afterClause(at)) {
    if (isCondemned(at)) continue;
    if (!isIdle(at)) setSpreadAndUse(at, spreadAt(at), max(0, usedAt(at) - 1));
    else if (bandOf(at) > limit || (bandOf(at) == limit && --pardons < 0)) condemn(at);
  }
  compactArena();
  rebuildWatches();
}

// @ts-ignore: decorator
@inline
function bandOf(at: usize): i32 {
  return min(spreadAt(at), WIDEST);
}

function isIdle(at: usize): bool {
  return usedAt(at) == 0 && spreadAt(at) > PRECIOUS && sizeAt(at) > 2 && !isReason(at);
}

/** Whether a literal that nobody questions makes the clause true for good. */
function isSatisfied(at: usize): bool {
  for (let next = at + HEADER, end = afterClause(at); next < end; next += 4) {
    const literal = load<i32>(next);
    if (valueOf(literal) > 0 && levelOf(literal >> 1) == 0) return true;
  }
  return false;
}
