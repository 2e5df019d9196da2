/*
 * A reason, or antecedent, tells why a literal is true: a clause whose other literals are false, a quota that is used up, a
 * single other literal, or that all solutions under the decisions made so far and its denial have been listed. It is a
 * number whose two lowest bits name the kind. Reasons are spelled out only when asked for.
 */

/** A decision, or a literal of level 0, which nobody questions. */
export const NO_REASON: u32 = 0;
export const BY_DECISIONS: u32 = 4;
const CLAUSE: u32 = 1;
const QUOTA: u32 = 2;
const LITERAL: u32 = 3;

// @inline
export function byClause(clause: i32): u32 {
  return ((<u32>clause) << 2) | CLAUSE;
}

// @inline
export function byQuota(quota: i32): u32 {
  return ((<u32>quota) << 2) | QUOTA;
}

/** Because this literal is true. */
// @inline
export function byLiteral(literal: i32): u32 {
  return ((<u32>literal) << 2) | LITERAL;
}

// @inline
export function isClause(reason: u32): bool {
  return (reason & 3) === CLAUSE;
}

// @inline
export function isLiteral(reason: u32): bool {
  return (reason & 3) === LITERAL;
}

/** The clause, quota or literal that a reason names. */
// @inline
export function subjectOf(reason: u32): i32 {
  return <i32>(reason >>> 2);
}

/** A conflict: `conflictReason` makes `conflictLiteral` true, yet it is false. */
export let conflictLiteral: i32 = 0;
export let conflictReason: u32 = NO_REASON;

export function setConflict(literal: i32, reason: u32): void {
  conflictLiteral = literal;
  conflictReason = reason;
}
