import { setWord, take, takeZeroed, word } from './memory';
import { byLiteral, byQuota, setConflict } from './reasons';
import { assign, literalValue } from './trail';

/*
 * A quota is a cardinality constraint, exactly so many of a set of atoms are true: one of the labels of a cell, or as many
 * of the places of a label in an asterism as the asterism demands. Two counters per quota notice when it is used up from
 * either side, and a bit for each member that has not been counted as false tells at once who the rest are.
 *
 * A quota is known by an eighth of the address of its record. In bytes: how many more atoms may become true, how many false,
 * first member, end of members, need, then the bits in words of eight.
 */
const BITS: usize = 24;
let records: usize = 0;
let recordsEnd: usize = 0;
/** Per atom where its entries begin, one for each quota that holds it: the record, and the index of the atom's bit. */
let entryStarts: usize = 0;

// @inline
function recordOf(quota: i32): usize {
  return (<usize>quota) << 3;
}

// @inline
function quotaAt(record: usize): i32 {
  return <i32>(record >>> 3);
}

/** The bytes of a record with so many members. */
// @inline
function bytesOf(members: usize): usize {
  return BITS + (((members + 63) >>> 6) << 3);
}

// @inline
export function membersOf(quota: i32): usize {
  return load<usize>(recordOf(quota), 8);
}

// @inline
export function membersEndOf(quota: i32): usize {
  return load<usize>(recordOf(quota), 12);
}

/** Makes the quotas from their needs, the ends of their runs of members, and the members. */
export function initQuotas(count: i32, atoms: i32, needs: usize, ends: usize, members: usize): void {
  entryStarts = takeZeroed(4 * (atoms + 1));
  let bytes: usize = 0;
  let start = 0;
  for (let quota = 0; quota < count; quota++) {
    const end = word(ends, quota);
    bytes += bytesOf(<usize>(end - start));
    for (; start < end; start++) {
      const atom = word(members, start);
      setWord(entryStarts, atom, word(entryStarts, atom) + 1);
    }
  }
  const entries = take(8 * start);
  let sum = 0;
  for (let atom = 0; atom <= atoms; atom++) {
    const own = word(entryStarts, atom);
    // Where the next entry of the atom goes, until they are filled: the start of the next atom's in the end.
    setWord(entryStarts, atom, <i32>(entries + 8 * sum));
    sum += own;
  }
  records = take(bytes);
  let record = records;
  start = 0;
  for (let quota = 0; quota < count; quota++) {
    const end = word(ends, quota);
    const need = word(needs, quota);
    store<i32>(record, need);
    store<i32>(record, end - start - need, 4);
    store<usize>(record, members + 4 * start, 8);
    store<usize>(record, members + 4 * end, 12);
    store<i32>(record, need, 16);
    const recordEnd = record + bytesOf(<usize>(end - start));
    memory.fill(record + BITS, 0, recordEnd - record - BITS);
    for (let bit = 0; start < end; start++, bit++) {
      const atom = word(members, start);
      const entry = <usize>word(entryStarts, atom);
      setWord(entryStarts, atom, <i32>(entry + 8));
      store<usize>(entry, record);
      store<i32>(entry, bit, 4);
      flip(record, bit);
    }
    record = recordEnd;
  }
  recordsEnd = record;
  for (let atom = atoms; atom > 0; atom--) setWord(entryStarts, atom, word(entryStarts, atom - 1));
  setWord(entryStarts, 0, <i32>entries);
}

// @inline
function flip(record: usize, bit: i32): void {
  const at = record + ((<usize>(bit >>> 6)) << 3);
  store<u64>(at, load<u64>(at, BITS) ^ ((<u64>1) << (<u64>bit)), BITS);
}

function recordAfter(record: usize): usize {
  return record + bytesOf((load<usize>(record, 12) - load<usize>(record, 8)) >>> 2);
}

/** Draws what follows from quotas that are used up before anything is assigned. False if that contradicts. */
export function openQuotas(): bool {
  for (let record = records; record < recordsEnd; record = recordAfter(record)) {
    const need = load<i32>(record);
    const spare = load<i32>(record, 4);
    if (need < 0 || spare < 0) return false;
    if (need === 0 && !denyRest(record, 0)) return false;
    if (spare === 0 && !affirmRest(record)) return false;
  }
  return true;
}

/** Counts a literal that became true and draws what follows from its quotas. False if that contradicts. */
// @inline
export function countLiteral(literal: i32): bool {
  return literal & 1 ? lose(literal >> 1) : gain(literal);
}

function gain(literal: i32): bool {
  const atom = literal >> 1;
  let consistent = true;
  for (let at = <usize>word(entryStarts, atom), end = <usize>word(entryStarts, atom + 1); at < end; at += 8) {
    const record = load<usize>(at);
    const left = load<i32>(record) - 1;
    store<i32>(record, left);
    // All quotas count the literal, even after a contradiction, so that it can be uncounted.
    if (left === 0 && consistent) consistent = denyRest(record, literal);
  }
  return consistent;
}

function lose(atom: i32): bool {
  let consistent = true;
  for (let at = <usize>word(entryStarts, atom), end = <usize>word(entryStarts, atom + 1); at < end; at += 8) {
    const record = load<usize>(at);
    const left = load<i32>(record, 4) - 1;
    store<i32>(record, left, 4);
    flip(record, load<i32>(at, 4));
    if (left === 0 && consistent) consistent = affirmRest(record);
  }
  return consistent;
}

// @inline
export function uncountLiteral(literal: i32): void {
  const atom = literal >> 1;
  const side = (<usize>(literal & 1)) << 2;
  for (let at = <usize>word(entryStarts, atom), end = <usize>word(entryStarts, atom + 1); at < end; at += 8) {
    const record = load<usize>(at);
    store<i32>(record + side, load<i32>(record + side) + 1);
    if (side) flip(record, load<i32>(at, 4));
  }
}

/** The quota has its need of true atoms, `last` the last of them: the others are false. */
function denyRest(record: usize, last: i32): bool {
  const need = load<i32>(record, 16);
  const reason = need === 1 ? byLiteral(last) : byQuota(quotaAt(record));
  let affirmed = 0;
  let bits = record + BITS;
  for (let first = load<usize>(record, 8), end = load<usize>(record, 12); first < end; first += 256, bits += 8)
    for (let rest = load<u64>(bits); rest; rest &= rest - 1) {
      const literal = load<i32>(first + ((<usize>ctz(rest)) << 2)) << 1;
      const value = literalValue(literal);
      if (value === 0) assign(literal | 1, reason);
      else if (value > 0 && (need === 1 ? literal !== last : ++affirmed > need)) {
        setConflict(literal | 1, reason);
        return false;
      }
    }
  return true;
}

/** The quota can spare no more atoms: those not counted as false are true. */
function affirmRest(record: usize): bool {
  const reason = byQuota(quotaAt(record));
  let bits = record + BITS;
  for (let first = load<usize>(record, 8), end = load<usize>(record, 12); first < end; first += 256, bits += 8)
    for (let rest = load<u64>(bits); rest; rest &= rest - 1) {
      const literal = load<i32>(first + ((<usize>ctz(rest)) << 2)) << 1;
      const value = literalValue(literal);
      if (value === 0) assign(literal, reason);
      else if (value < 0) {
        setConflict(literal, reason);
        return false;
      }
    }
  return true;
}
