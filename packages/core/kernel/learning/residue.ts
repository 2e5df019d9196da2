import { setWord, take, word } from './memory';
import { initPropagation, propagateQuotas } from './propagation';
import { initQuotas, openQuotas } from './quotas';
import { NO_REASON } from './reasons';
import { assign, initTrail, literalValue, trail, trailSize } from './trail';

/*
 * Preprocessing. What is left of a problem when all that follows from the clues by counting has been drawn: the open atoms,
 * numbered anew, and what the quotas still need of them. On a board with many clues that is a small part, and all tables of
 * the search are made for that part only. It is taken twice: what the clues deny at once is found by one look at the
 * members of each quota, so that the tables by which to draw the rest are small too.
 */

export let residueAtoms: i32 = 0;
export let residueQuotas: i32 = 0;
export let residueNeeds: usize = 0;
export let residueEnds: usize = 0;
export let residueMembers: usize = 0;
/** Per atom of the residue the atom of the problem. */
export let originals: usize = 0;

/** Leaves the residue of a problem under a labeling, which gains the labels that follow. False on a contradiction. */
export function makeResidue(
  cells: i32,
  labels: i32,
  labeling: usize,
  quotas: i32,
  needs: usize,
  ends: usize,
  members: usize,
): bool {
  residueAtoms = cells * labels;
  residueQuotas = quotas;
  residueNeeds = needs;
  residueEnds = ends;
  residueMembers = members;
  originals = 0;
  initTrail(residueAtoms);
  for (let cell = 0; cell < cells; cell++) {
    const label = word(labeling, cell);
    if (label >= 0) assign((cell * labels + label) << 1, NO_REASON);
  }
  if (!denyRest() || !leaveOpen()) return false;
  initTrail(residueAtoms);
  initQuotas(residueQuotas, residueAtoms, residueNeeds, residueEnds, residueMembers);
  initPropagation();
  if (!openQuotas() || !propagateQuotas()) return false;
  for (let place = 0; place < trailSize; place++) {
    const literal = word(trail, place);
    const atom = word(originals, literal >> 1);
    if (!(literal & 1)) setWord(labeling, atom / labels, atom % labels);
  }
  return leaveOpen();
}

/** Denies the other members of every quota that has its need of true ones; false if one has more. */
function denyRest(): bool {
  let start = 0;
  for (let quota = 0; quota < residueQuotas; quota++) {
    const end = word(residueEnds, quota);
    const left = word(residueNeeds, quota) - affirmed(start, end);
    if (left < 0) return false;
    if (left === 0)
      for (let at = start; at < end; at++) {
        const literal = word(residueMembers, at) << 1;
        if (literalValue(literal) === 0) assign(literal | 1, NO_REASON);
      }
    start = end;
  }
  return true;
}

/** How many members between two places are true. */
// @inline
function affirmed(start: i32, end: i32): i32 {
  let count = 0;
  for (let at = start; at < end; at++) count += <i32>(literalValue(word(residueMembers, at) << 1) > 0);
  return count;
}

/** Leaves out the atoms that are true or false, and the quotas that have no others; false if such a quota needs more. */
function leaveOpen(): bool {
  const names = take(4 * residueAtoms);
  const kept = take(4 * residueAtoms);
  let open = 0;
  for (let atom = 0; atom < residueAtoms; atom++)
    if (literalValue(atom << 1) === 0) {
      setWord(names, atom, open);
      setWord(kept, open++, originals === 0 ? atom : word(originals, atom));
    }
  const needs = take(4 * residueQuotas);
  const ends = take(4 * residueQuotas);
  const members = take(residueQuotas === 0 ? 0 : 4 * word(residueEnds, residueQuotas - 1));
  let quotas = 0;
  let to = 0;
  let start = 0;
  for (let quota = 0; quota < residueQuotas; quota++) {
    const end = word(residueEnds, quota);
    const before = to;
    for (let at = start; at < end; at++) {
      const atom = word(residueMembers, at);
      if (literalValue(atom << 1) === 0) setWord(members, to++, word(names, atom));
    }
    const left = word(residueNeeds, quota) - affirmed(start, end);
    start = end;
    if (to > before) {
      setWord(needs, quotas, left);
      setWord(ends, quotas++, to);
    } else if (left > 0) return false;
  }
  residueAtoms = open;
  residueQuotas = quotas;
  residueNeeds = needs;
  residueEnds = ends;
  residueMembers = members;
  originals = kept;
  return true;
}
