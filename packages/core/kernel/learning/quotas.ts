import { setWord, take, takeZeroed, word } from './memory';
import { byLiteral, byQuota, setConflict } from './reasons';
import { assign, literalValue } from './trail';

/*
 * A quota is a cardinality constraint, exactly so many of a set of atoms are true: one of the labels of a cell, or as many
 * of the places of a label in an asterism as the asterism demands. Two counters per quota notice when it is used up from
 * either side.
 */

/** Bytes: how many more atoms may become true, how many false, first member, end of members, need, size minus need. */
const RECORD: usize = 24;
let records: usize = 0;
let quotas: i32 = 0;
/** Per atom where the addresses of its quotas' records begin; one more entry than atoms. */
let holderStarts: usize = 0;

// @inline
function recordOf(quota: i32): usize {
  return records + <usize>quota * RECORD;
}

// @inline
function quotaAt(record: usize): i32 {
  return <i32>((record - records) / RECORD);
}

// @inline
export function membersOf(quota: i32): usize {
  return load<usize>(recordOf(quota), 8);
}

// @inline
export function membersEndOf(quota: i32): usize {
  return load<usize>(recordOf(quota), 12);
}

/** How many more of a quota's atoms are to become true. */
// @inline
export function neededBy(quota: i32): i32 {
  return load<i32>(recordOf(quota));
}

/** Makes the quotas from their needs, the ends of their runs of members, and the members. */
export function initQuotas(count: i32, atoms: i32, needs: usize, ends: usize, members: usize): void {
  quotas = count;
  records = take(<usize>count * RECORD);
  holderStarts = takeZeroed(4 * (atoms + 1));
  let start = 0;
  for (let quota = 0; quota < count; quota++) {
    const end = word(ends, quota);
    const need = word(needs, quota);
    const spare = end - start - need;
    const record = recordOf(quota);
    store<i32>(record, need);
    store<i32>(record, spare, 4);
    store<usize>(record, members + 4 * start, 8);
    store<usize>(record, members + 4 * end, 12);
    store<i32>(record, need, 16);
    store<i32>(record, spare, 20);
    for (; start < end; start++) {
      const atom = word(members, start);
      setWord(holderStarts, atom, word(holderStarts, atom) + 1);
    }
  }
  const holders = take(4 * start);
  let sum = 0;
  for (let atom = 0; atom <= atoms; atom++) {
    sum += word(holderStarts, atom);
    setWord(holderStarts, atom, <i32>(holders + 4 * sum));
  }
  // Filled from behind, every start ends up at the first of its entries.
  for (let quota = count - 1; quota >= 0; quota--)
    for (let at = membersOf(quota), end = membersEndOf(quota); at < end; at += 4) {
      const atom = load<i32>(at);
      const slot = word(holderStarts, atom) - 4;
      setWord(holderStarts, atom, slot);
      store<usize>(slot, recordOf(quota));
    }
}

/** Draws what follows from quotas that are used up before anything is assigned. False if that contradicts. */
export function openQuotas(): bool {
  for (let quota = 0; quota < quotas; quota++) {
    const record = recordOf(quota);
    if (load<i32>(record) < 0 || load<i32>(record, 4) < 0) return false;
    if (load<i32>(record, 16) === 0 && !denyRest(record, 0)) return false;
    if (load<i32>(record, 20) === 0 && !affirmRest(record)) return false;
  }
  return true;
}

/** Counts a literal that became true and draws what follows from its quotas. False if that contradicts. */
export function countLiteral(literal: i32): bool {
  const atom = literal >> 1;
  const side = (<usize>(literal & 1)) << 2;
  let consistent = true;
  for (let at = <usize>word(holderStarts, atom), end = <usize>word(holderStarts, atom + 1); at < end; at += 4) {
    const record = load<usize>(at);
    const left = load<i32>(record + side) - 1;
    store<i32>(record + side, left);
    // All quotas count the literal, even after a contradiction, so that it can be uncounted.
    if (left === 0 && consistent) consistent = side === 0 ? denyRest(record, literal) : affirmRest(record);
  }
  return consistent;
}

// @inline
export function uncountLiteral(literal: i32): void {
  const atom = literal >> 1;
  const side = (<usize>(literal & 1)) << 2;
  for (let at = <usize>word(holderStarts, atom), end = <usize>word(holderStarts, atom + 1); at < end; at += 4) {
    const record = load<usize>(at);
    store<i32>(record + side, load<i32>(record + side) + 1);
  }
}

/** The quota has its need of true atoms, `last` the last of them: the others are false. */
function denyRest(record: usize, last: i32): bool {
  const need = load<i32>(record, 16);
  const reason = need === 1 ? byLiteral(last) : byQuota(quotaAt(record));
  let affirmed = 0;
  for (let at = load<usize>(record, 8), end = load<usize>(record, 12); at < end; at += 4) {
    const literal = load<i32>(at) << 1;
    const value = literalValue(literal);
    if (value === 0) assign(literal | 1, reason);
    else if (value > 0 && (need === 1 ? literal !== last : ++affirmed > need)) {
      setConflict(literal | 1, reason);
      return false;
    }
  }
  return true;
}

/** The quota can spare no more atoms: the others are true. */
function affirmRest(record: usize): bool {
  const spare = load<i32>(record, 20);
  const reason = byQuota(quotaAt(record));
  let denied = 0;
  for (let at = load<usize>(record, 8), end = load<usize>(record, 12); at < end; at += 4) {
    const literal = load<i32>(at) << 1;
    const value = literalValue(literal);
    if (value === 0) assign(literal, reason);
    else if (value < 0 && ++denied > spare) {
      setConflict(literal, reason);
      return false;
    }
  }
  return true;
}
