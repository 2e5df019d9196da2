import { setWord, take, word } from './memory';
import { initPropagation, propagateQuotas } from './propagation';
import { firstQuota, initQuotas, membersEndOf, membersOf, neededBy, nextQuota, openQuotas, quotasEnd } from './quotas';
import { NO_REASON } from './reasons';
import { assign, initTrail, literalValue, trail, trailSize } from './trail';

/*
 * Preprocessing. What is left of a problem when all that follows from the clues by counting has been drawn: the open atoms,
 * numbered anew, and what the quotas still need of them. On a board with many clues that is a small part, and all tables of
 * the search are made for that part only.
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
  const count = cells * labels;
  initTrail(count);
  initQuotas(quotas, count, needs, ends, members);
  initPropagation();
  if (!openQuotas() || !assignLabels(cells, labels, labeling) || !propagateQuotas()) return false;
  for (let place = 0; place < trailSize; place++) {
    const literal = word(trail, place);
    const atom = literal >> 1;
    if (!(literal & 1)) setWord(labeling, atom / labels, atom % labels);
  }
  const names = take(4 * count);
  originals = take(4 * count);
  residueAtoms = 0;
  for (let atom = 0; atom < count; atom++)
    if (literalValue(atom << 1) === 0) {
      setWord(names, atom, residueAtoms);
      setWord(originals, residueAtoms++, atom);
    }
  residueNeeds = take(4 * quotas);
  residueEnds = take(4 * quotas);
  residueMembers = take(4 * word(ends, quotas - 1));
  residueQuotas = 0;
  let end = 0;
  for (let quota = firstQuota(); quota < quotasEnd(); quota = nextQuota(quota)) {
    const start = end;
    for (let at = membersOf(quota), stop = membersEndOf(quota); at < stop; at += 4) {
      const atom = load<i32>(at);
      if (literalValue(atom << 1) === 0) setWord(residueMembers, end++, word(names, atom));
    }
    if (end === start) continue;
    setWord(residueNeeds, residueQuotas, neededBy(quota));
    setWord(residueEnds, residueQuotas++, end);
  }
  return true;
}

function assignLabels(cells: i32, labels: i32, labeling: usize): bool {
  for (let cell = 0; cell < cells; cell++) {
    const label = word(labeling, cell);
    if (label < 0) continue;
    const literal = (cell * labels + label) << 1;
    const value = literalValue(literal);
    if (value < 0) return false;
    if (value === 0) assign(literal, NO_REASON);
  }
  return true;
}
