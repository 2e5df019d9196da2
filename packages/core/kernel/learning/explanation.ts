import { clauseAt, HEADER, sizeAt } from './clauses';
import { membersEndOf, membersOf } from './quotas';
import { isClause, subjectOf } from './reasons';
import { literalValue, placeOf } from './trail';

/*
 * The literals whose being false makes another literal true, read in place off the clause or the quota that is its
 * reason: the words from `firstWord` up to `endWord` are literals in a clause and atoms in a quota. An affirmed member of
 * a quota owes it to the denied ones, a denied member to the affirmed ones.
 */

// @inline
export function firstWord(reason: u32): usize {
  const subject = subjectOf(reason);
  return isClause(reason) ? clauseAt(subject) + HEADER : membersOf(subject);
}

// @inline
export function endWord(reason: u32): usize {
  const subject = subjectOf(reason);
  if (!isClause(reason)) return membersEndOf(subject);
  const at = clauseAt(subject);
  return at + HEADER + ((<usize>sizeAt(at)) << 2);
}

/** The literal for which a word of `reason` stands, as a part of the explanation of `explained`. */
// @inline
export function literalAt(at: usize, reason: u32, explained: i32): i32 {
  const here = load<i32>(at);
  return isClause(reason) ? here : (here << 1) | (explained & 1);
}

/** Whether a literal was false when the explained one, at place `before` on the trail, became true. */
// @inline
export function explains(literal: i32, explained: i32, before: i32): bool {
  return literalValue(literal) < 0 && literal >> 1 !== explained >> 1 && placeOf(literal >> 1) < before;
}
