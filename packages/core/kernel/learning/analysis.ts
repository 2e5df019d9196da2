import { bump } from './activity-order';
import { clauseAt, HEADER, lbdAt, setLbdAndUse, sizeAt, usedAt } from './clauses';
import { endWord, explains, firstWord, literalAt } from './explanation';
import { beginCensus, isNewLevel } from './lbd';
import { INVOLVED, mark, markedAtom, markedAtoms, SEEN, unmarkAll } from './marks';
import { setWord, take, word } from './memory';
import { minimise } from './minimising';
import { BY_DECISIONS, conflictLiteral, conflictReason, isClause, isLiteral, NO_REASON, subjectOf } from './reasons';
import { tick } from './ticks';
import { atoms, decisionOf, level, levelOf, markOf, placeOf, reasonOf, trail, trailSize } from './trail';

/*
 * Conflict analysis, from a conflict to a clause that forbids it: resolve the conflict with the reasons of its literals, the
 * latest first, until a single literal of the current level is left (the first unique implication point).
 *
 * Most literals are atoms denied because one other atom is true: the labels a cell lost to the label it got, the places a
 * label lost to the place it took. Each such literal is replaced at once by the one that denied it. Several of them share
 * it, so lemmas come out at less than half the length, and they speak of what is written rather than of what is not.
 */

/** The learned clause: first the literal it asserts, then the others, one of the highest level in front. */
export let lemma: usize = 0;
export let lemmaSize: i32 = 0;
/** The LBD of the lemma: on how many levels its literals lie. */
export let lemmaLbd: i32 = 0;
/** The level at which the lemma asserts its first literal. */
export let lemmaLevel: i32 = 0;

/** A clause whose literals lie on so few levels is worth keeping for a while after each use. */
const LOW_LBD: i32 = 6;
/** How many literals of the current level are still to be resolved. */
let pending: i32 = 0;

export function initAnalysis(): void {
  lemma = take(4 * (atoms + 1));
}

/** Learns from the conflict that the propagation met. The current level is above 0. */
export function analyse(): void {
  lemmaSize = 1;
  pending = 0;
  meet(conflictLiteral);
  meetReason(conflictLiteral, conflictReason, trailSize);
  let place = trailSize;
  let literal = 0;
  while (true) {
    do literal = word(trail, --place);
    while (!(markOf(literal >> 1) & SEEN));
    if (--pending === 0) break;
    meetReason(literal, reasonOf(literal >> 1), place);
  }
  setWord(lemma, 0, literal ^ 1);
  lemmaSize = minimise(lemma, lemmaSize);
  arrange();
  for (let i = 0; i < lemmaSize; i++) involveReason(word(lemma, i) ^ 1);
  const end = markedAtoms();
  tick(end);
  for (let i = 0; i < end; i++) {
    const atom = markedAtom(i);
    if (markOf(atom) & (SEEN | INVOLVED)) bump(atom);
  }
  unmarkAll();
}

/** Takes a false literal, or the one that denied it, into the lemma or among those to be resolved. */
function meet(denied: i32): void {
  let literal = denied;
  let atom = literal >> 1;
  const depth = levelOf(atom);
  if (depth === 0) return;
  for (let reason = reasonOf(atom); isLiteral(reason); reason = reasonOf(atom)) {
    mark(atom, INVOLVED);
    literal = subjectOf(reason) ^ 1;
    atom = literal >> 1;
  }
  if (markOf(atom) & SEEN) return;
  mark(atom, SEEN);
  if (depth === level) pending++;
  else setWord(lemma, lemmaSize++, literal);
}

/** Meets the false literals that make `literal` true. */
function meetReason(literal: i32, reason: u32, before: i32): void {
  if (isLiteral(reason)) {
    meet(subjectOf(reason) ^ 1);
  } else if (reason === BY_DECISIONS) {
    for (let depth = levelOf(literal >> 1); depth > 0; depth--) meet(decisionOf(depth) ^ 1);
  } else {
    for (let at = firstWord(reason), end = endWord(reason); at < end; at += 4) {
      const other = literalAt(at, reason, literal);
      if (explains(other, literal, before)) meet(other);
    }
    if (isClause(reason)) refresh(clauseAt(subjectOf(reason)));
  }
}

/** A clause that took part has its worth measured again. */
function refresh(at: usize): void {
  const lbd = lbdAt(at);
  beginCensus();
  let now = 0;
  const end = at + HEADER + ((<usize>sizeAt(at)) << 2);
  for (let next = at + HEADER; next < end && now < lbd; next += 4) if (isNewLevel(levelOf(load<i32>(next) >> 1))) now++;
  setLbdAndUse(at, now, now <= LOW_LBD ? 2 : max(1, usedAt(at)));
}

/** Brings a literal of the highest level to the second place and measures the LBD. */
function arrange(): void {
  lemmaLevel = 0;
  lemmaLbd = 1;
  beginCensus();
  for (let i = 1; i < lemmaSize; i++) {
    const literal = word(lemma, i);
    const depth = levelOf(literal >> 1);
    if (isNewLevel(depth)) lemmaLbd++;
    if (depth > lemmaLevel) {
      lemmaLevel = depth;
      setWord(lemma, i, word(lemma, 1));
      setWord(lemma, 1, literal);
    }
  }
}

/** What lies one step behind the lemma is likely to matter next. */
function involveReason(literal: i32): void {
  const atom = literal >> 1;
  const reason = reasonOf(atom);
  if (reason === NO_REASON || reason === BY_DECISIONS) return;
  if (isLiteral(reason)) {
    mark(subjectOf(reason) >> 1, INVOLVED);
    return;
  }
  const before = placeOf(atom);
  for (let at = firstWord(reason), end = endWord(reason); at < end; at += 4) {
    const other = literalAt(at, reason, literal);
    if (explains(other, literal, before) && levelOf(other >> 1) > 0) mark(other >> 1, INVOLVED);
  }
}
