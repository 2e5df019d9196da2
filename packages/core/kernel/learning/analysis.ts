import { clauseAt, HEADER, setSpreadAndUse, sizeAt, spreadAt, usedAt } from './clauses';
import { setWord, take, takeZeroed, word } from './memory';
import { bump } from './order';
import { membersEndOf, membersOf, needOf, surplusOf } from './quotas';
import { conflictLiteral, conflictReason, isClause, isLiteral, NO_REASON, subjectOf } from './reasons';
import { atoms, level, levelOf, markOf, placeOf, reasonOf, setMark, trail, trailSize, valueOf } from './trail';
import { K } from './knobs';

/*
 * From a conflict to a clause that forbids it: resolve the conflict with the reasons of its literals, the latest first,
 * until a single literal of the current level is left (the first unique implication point), then drop the literals
 * that the others imply.
 */

const SEEN: i32 = 1;
const NEEDED: i32 = 2;
const IMPLIED: i32 = 4;

/** The learned clause: first the literal it asserts, then the others, the one of the highest level in front. */
export let lemma: usize = 0;
export let lemmaSize: i32 = 0;
/** On how many levels the literals of the lemma lie. */
export let lemmaSpread: i32 = 0;
/** The level at which the lemma asserts its first literal. */
export let lemmaLevel: i32 = 0;

/** The atoms that carry a mark. */
let marked: usize = 0;
let markedSize: i32 = 0;
let seenSize: i32 = 0;
/** Per level the number of the last count that met it. */
let stamps: usize = 0;
let stamp: i32 = 0;
/** How many literals of the current level are still to be resolved. */
let pending: i32 = 0;

export function allotAnalysis(): void {
  lemma = take(4 * (atoms + 1));
  marked = take(4 * atoms);
  stamps = takeZeroed(4 * (atoms + 1));
  stamp = 0;
  markedSize = 0;
  lifted = take(4 * atoms * 64); liftedSize = 0;
  skip = take(4 * (atoms + 1)); scratch = take(4 * (atoms + 1));
}

/** Learns from the conflict that the propagation told. The current level is above 0. */
export function analyse(): void {
  lemmaSize = 1;
  pending = 0;
  meet(conflictLiteral);
  meetReason(conflictLiteral, conflictReason, trailSize);
  let place = trailSize;
  let literal = 0;
  while (true) {
    do literal = word(trail, --place);
    while (markOf(literal >> 1) == 0);
    if (--pending == 0) break;
    meetReason(literal, reasonOf(literal >> 1), place);
  }
  setWord(lemma, 0, literal ^ 1);
  seenSize = markedSize;
  minimise();
  if (K[22] > 0) shrinkBlocks();
  if (K[21] > 0) shrink();
  if (K[23] > 0) again();
  arrange();
  if (K[4] > 0) bumpReasons();
  for (let i = 0; i < liftedSize; i++) bumpOnce(word(lifted, i));
  liftedSize = 0;
  for (let i = 0; i < seenSize; i++) bump(word(marked, i));
  for (let i = 0; i < markedSize; i++) setMark(word(marked, i), 0);
  markedSize = 0;
}

// @ts-ignore: decorator
@inline
function mark(atom: i32, as: i32): void {
  if (markOf(atom) == 0) setWord(marked, markedSize++, atom);
  setMark(atom, markOf(atom) | as);
}

/** Takes a false literal into the lemma, or into what is to be resolved. */
function meet(given: i32): void {
  let literal = given;
  if (K[24] > 0) {
    let reason = reasonOf(literal >> 1);
    while (isLiteral(reason)) {
      if (K[24] > 1) { const a = literal >> 1; if (markOf(a) == 0 && levelOf(a) > 0) { setWord(lifted, liftedSize++, a); } }
      literal = subjectOf(reason) ^ 1;
      reason = reasonOf(literal >> 1);
    }
  }
  const atom = literal >> 1;
  const at = levelOf(atom);
  if (at == 0 || markOf(atom) != 0) return;
  mark(atom, SEEN);
  if (at == level) pending++;
  else setWord(lemma, lemmaSize++, literal);
}

/** Meets the false literals that make `literal` true. */
function meetReason(literal: i32, reason: u32, before: i32): void {
  const subject = subjectOf(reason);
  if (isLiteral(reason)) {
    meet(subject ^ 1);
  } else if (isClause(reason)) {
    const at = clauseAt(subject);
    const end = at + HEADER + (<usize>sizeAt(at) << 2);
    for (let next = at + HEADER; next < end; next += 4) {
      const other = load<i32>(next);
      if (other != literal) meet(other);
    }
    refresh(at);
  } else {
    // An affirmed literal has a spent surplus of denied atoms as its reason, a denied one a spent need of affirmed ones.
    const denial = literal & 1;
    let wanted = denial ? needOf(subject) : surplusOf(subject);
    const atom = literal >> 1;
    for (let next = membersOf(subject); wanted > 0; next += 4) {
      const member = load<i32>(next);
      const other = (member << 1) | denial;
      if (valueOf(other) < 0 && member != atom && placeOf(member) < before) {
        wanted--;
        meet(other);
      }
    }
  }
}

/** A clause that took part earns another look at its worth. */
function refresh(at: usize): void {
  const spread = spreadAt(at);
  if (spread <= 2) return;
  stamp++;
  let now = 0;
  const end = at + HEADER + (<usize>sizeAt(at) << 2);
  for (let next = at + HEADER; next < end && now < spread; next += 4) {
    const depth = levelOf(load<i32>(next) >> 1);
    if (word(stamps, depth) != stamp) {
      setWord(stamps, depth, stamp);
      now++;
    }
  }
  now = min(now, spread);
  setSpreadAndUse(at, now, now <= <i32>K[5] ? 2 : max(1, usedAt(at)));
}

/** Drops the literals that the rest of the lemma implies. */
function minimise(): void {
  // A literal can only be implied through levels that the lemma touches.
  stamp++;
  for (let i = 1; i < lemmaSize; i++) setWord(stamps, levelOf(word(lemma, i) >> 1), stamp);
  let kept = 1;
  for (let i = 1; i < lemmaSize; i++) {
    const literal = word(lemma, i);
    if (!isImpliedByReason(literal ^ 1, 0)) setWord(lemma, kept++, literal);
  }
  lemmaSize = kept;
}

/** Whether a true literal follows from literals of the lemma. */
function isImplied(literal: i32, steps: i32): bool {
  const atom = literal >> 1;
  const depth = levelOf(atom);
  if (depth == 0) return true;
  const known = markOf(atom);
  if (known & (SEEN | IMPLIED)) return true;
  if (known & NEEDED || steps > 400 || word(stamps, depth) != stamp) return false;
  const implied = isImpliedByReason(literal, steps);
  mark(atom, implied ? IMPLIED : NEEDED);
  return implied;
}

function isImpliedByReason(literal: i32, steps: i32): bool {
  const atom = literal >> 1;
  const reason = reasonOf(atom);
  if (reason == NO_REASON) return false;
  const subject = subjectOf(reason);
  if (isLiteral(reason)) return isImplied(subject, steps + 1);
  if (isClause(reason)) {
    const at = clauseAt(subject);
    const end = at + HEADER + (<usize>sizeAt(at) << 2);
    for (let next = at + HEADER; next < end; next += 4) {
      const other = load<i32>(next);
      if (other != literal && !isImplied(other ^ 1, steps + 1)) return false;
    }
    return true;
  }
  const denial = literal & 1;
  const before = placeOf(atom);
  let wanted = denial ? needOf(subject) : surplusOf(subject);
  for (let next = membersOf(subject); wanted > 0; next += 4) {
    const member = load<i32>(next);
    const other = (member << 1) | denial;
    if (valueOf(other) < 0 && member != atom && placeOf(member) < before) {
      wanted--;
      if (!isImplied(other ^ 1, steps + 1)) return false;
    }
  }
  return true;
}

/** Brings the literal of the highest level to the second place and measures the spread. */
function arrange(): void {
  lemmaLevel = 0;
  lemmaSpread = 1;
  stamp++;
  for (let i = 1; i < lemmaSize; i++) {
    const literal = word(lemma, i);
    const depth = levelOf(literal >> 1);
    if (word(stamps, depth) != stamp) {
      setWord(stamps, depth, stamp);
      lemmaSpread++;
    }
    if (depth > lemmaLevel) {
      lemmaLevel = depth;
      setWord(lemma, i, word(lemma, 1));
      setWord(lemma, 1, literal);
    }
  }
}

function bumpReasons(): void {
  for (let i = 0; i < lemmaSize; i++) {
    const literal = word(lemma, i) ^ 1;
    const reason = reasonOf(literal >> 1);
    if (reason == NO_REASON) continue;
    const subject = subjectOf(reason);
    if (isLiteral(reason)) bumpOnce(subject >> 1);
    else if (isClause(reason)) {
      const at = clauseAt(subject);
      const end = at + HEADER + (<usize>sizeAt(at) << 2);
      for (let next = at + HEADER; next < end; next += 4) bumpOnce(load<i32>(next) >> 1);
    } else {
      const denial = literal & 1;
      const end = membersEndOf(subject);
      for (let next = membersOf(subject); next < end; next += 4) { const m = load<i32>(next); if (valueOf((m << 1) | denial) < 0) bumpOnce(m); }
    }
  }
}
function bumpOnce(atom: i32): void {
  if (levelOf(atom) == 0) return;
  if (markOf(atom) & (SEEN | 8)) return;
  mark(atom, 8);
  bump(atom);
}

/** Replaces literals of one quota that one true literal of the same level denies by the denial of that literal. */
function shrink(): void {
  let kept = 1;
  for (let i = 1; i < lemmaSize; i++) {
    const literal = word(lemma, i);
    const reason = reasonOf(literal >> 1);
    if (isLiteral(reason)) {
      const cause = subjectOf(reason) >> 1;
      if (levelOf(cause) == levelOf(literal >> 1)) {
        // count how many lemma literals share this cause
        let n = 0;
        for (let j = 1; j < lemmaSize; j++) if (reasonOf(word(lemma, j) >> 1) == reason) n++;
        if (n >= <i32>K[21]) {
          if (!(markOf(cause) & 16)) { mark(cause, 16); if (!(markOf(cause) & SEEN)) setWord(scratch, scratchSize++, subjectOf(reason) ^ 1); }
          setWord(skip, i, 1);
          continue;
        }
      }
    }
    setWord(skip, i, 0);
  }
  for (let i = 1; i < lemmaSize; i++) if (word(skip, i) == 0) setWord(lemma, kept++, word(lemma, i));
  for (let i = 0; i < scratchSize; i++) setWord(lemma, kept++, word(scratch, i));
  scratchSize = 0;
  lemmaSize = kept;
}
let skip: usize = 0;
let scratch: usize = 0;
let scratchSize: i32 = 0;

function again(): void {
  // forget what minimise() found: rebuild marks so that SEEN says "in the lemma"
  for (let i = seenSize; i < markedSize; i++) { const a = word(marked, i); if (!(markOf(a) & SEEN)) setMark(a, 128); }
  for (let i = 0; i < seenSize; i++) setMark(word(marked, i), 64);
  stamp++;
  for (let i = 0; i < lemmaSize; i++) { const a = word(lemma, i) >> 1; setMark(a, (markOf(a)) | SEEN); }
  for (let i = 1; i < lemmaSize; i++) setWord(stamps, levelOf(word(lemma, i) >> 1), stamp);
  let kept = 1;
  for (let i = 1; i < lemmaSize; i++) {
    const literal = word(lemma, i);
    if (!isImpliedByReason(literal ^ 1, 0)) setWord(lemma, kept++, literal);
  }
  lemmaSize = kept;
}
const BLOCK: i32 = 32;
/** Per level, replaces the literals of the lemma by a single one if that brings no other literal in. */
function shrinkBlocks(): void {
  // order by place, descending
  sortLemma();
  let kept = 1;
  let i = 1;
  while (i < lemmaSize) {
    const depth = levelOf(word(lemma, i) >> 1);
    let j = i + 1;
    while (j < lemmaSize && levelOf(word(lemma, j) >> 1) == depth) j++;
    let uip = -1;
    if (j - i > 1) uip = blockUip(i, j);
    if (uip >= 0) { setWord(lemma, kept++, uip); const a = uip >> 1; if (markOf(a) == 0) setWord(marked, markedSize++, a); setMark(a, markOf(a) | SEEN); }
    else for (let t = i; t < j; t++) setWord(lemma, kept++, word(lemma, t));
    i = j;
  }
  lemmaSize = kept;
}
let blockPending: i32 = 0;
let blockOk: bool = false;
let blockMarks: i32 = 0;
function blockMeet(other: i32, depth: i32): void {
  const atom = other >> 1;
  const at = levelOf(atom);
  if (at == 0) return;
  if (at == depth) {
    if (markOf(atom) & BLOCK) return;
    mark(atom, BLOCK);
    setWord(skip, blockMarks++, atom);
    blockPending++;
  } else if (!(markOf(atom) & SEEN)) {
    if (K[22] > 1 && word(stamps, at) == stamp && isImplied(other ^ 1, 1)) return;
    blockOk = false;
  }
}
function blockUip(i: i32, j: i32): i32 {
  blockPending = 0; blockOk = true; blockMarks = 0;
  const depth = levelOf(word(lemma, i) >> 1);
  for (let t = i; t < j; t++) blockMeet(word(lemma, t), depth);
  let place = placeOf(word(lemma, i) >> 1) + 1;
  let literal = 0;
  let uip = -1;
  while (true) {
    do literal = word(trail, --place);
    while (!(markOf(literal >> 1) & BLOCK));
    if (blockPending == 1) { uip = literal ^ 1; break; }
    blockPending--;
    const reason = reasonOf(literal >> 1);
    const subject = subjectOf(reason);
    if (isLiteral(reason)) blockMeet(subject ^ 1, depth);
    else if (isClause(reason)) {
      const at = clauseAt(subject);
      const end = at + HEADER + (<usize>sizeAt(at) << 2);
      for (let next = at + HEADER; next < end && blockOk; next += 4) { const o = load<i32>(next); if (o != literal) blockMeet(o, depth); }
    } else {
      const denial = literal & 1;
      let wanted = denial ? needOf(subject) : surplusOf(subject);
      for (let next = membersOf(subject); wanted > 0 && blockOk; next += 4) {
        const member = load<i32>(next);
        const other = (member << 1) | denial;
        if (valueOf(other) < 0 && member != literal >> 1 && placeOf(member) < place) { wanted--; blockMeet(other, depth); }
      }
    }
    if (!blockOk) break;
  }
  for (let t = 0; t < blockMarks; t++) { const a = word(skip, t); setMark(a, markOf(a) & ~BLOCK); if (markOf(a) == 0) setMark(a, 128); }
  return uip;
}
function sortLemma(): void {
  // shell sort by place, descending
  for (let gap = lemmaSize >> 1; gap > 0; gap >>= 1)
    for (let i = 1 + gap; i < lemmaSize; i++) {
      const l = word(lemma, i); const p = placeOf(l >> 1); let j = i;
      while (j - gap >= 1 && placeOf(word(lemma, j - gap) >> 1) < p) { setWord(lemma, j, word(lemma, j - gap)); j -= gap; }
      setWord(lemma, j, l);
    }
}

let lifted: usize = 0;
let liftedSize: i32 = 0;
