import { backtrack } from './backtracking';
import { setWord, take, word } from './memory';
import { BY_DECISIONS, NO_REASON } from './reasons';
import { assign, assignAt, atoms, decisionOf, level, literalValue } from './trail';

/*
 * Solutions that have been listed are not met again, and no memory is spent on them. When everything under the decisions
 * made so far has been listed or refuted, the last decision is denied for as long as the ones below it stand; and they
 * stand, below `floor`, until everything under them has been listed in turn (Gebser, Kaufmann, Neumann and Schaub,
 * Conflict-driven answer set enumeration, 2007).
 */

/** The level below which neither backjumps nor restarts go. */
export let floor: i32 = 0;
/** Literals learned to be true on every level, while the trail cannot be cut down to level 0 to say so. */
let facts: usize = 0;
let factsSize: i32 = 0;

export function initEnumeration(): void {
  floor = 0;
  facts = take(4 * atoms);
  factsSize = 0;
}

/** Makes a literal true for good. */
export function assertFact(literal: i32): void {
  if (floor > 0) setWord(facts, factsSize++, literal);
  assignAt(literal, NO_REASON, 0);
}

/** Leaves what lies under the decisions of the current level for good. False if nothing is left. */
export function leaveSubtree(): bool {
  if (level === 0) return false;
  const decision = decisionOf(level);
  backtrack(level - 1);
  floor = level;
  for (let i = 0; i < factsSize; i++) {
    const fact = word(facts, i);
    if (literalValue(fact) === 0) assignAt(fact, NO_REASON, 0);
  }
  if (level === 0) factsSize = 0;
  assign(decision ^ 1, level === 0 ? NO_REASON : BY_DECISIONS);
  return true;
}
