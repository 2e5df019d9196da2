import { claimedBefore } from './claims';
import { labelFrom, labelsAt } from './gather';
import { blockOf } from './size';
import { covers, labels, unwrittenAt } from './tables';
import { cellOf, write } from './write';

/** So many labels have numbers of four bits. */
const FOUR_BITS: i32 = 16;

/** The labels that lost places in the last pass. */
export let candidatesLost: u64 = 0;
/** Whether the last pass wrote cells. */
export let candidatesWritten: bool = false;

/**
 * Single candidates: writes every cell that has one candidate left. Takes the cells claimed before from all labels first,
 * as far as the covering packs go. False if a cell has none.
 */
export function singleCandidates<P>(state: usize, claims: bool): bool {
  const size = blockOf<P>();
  const end = state + <usize>labels * size;
  candidatesLost = 0;
  candidatesWritten = false;
  for (let offset: usize = 0, stop = (<usize>covers) << 4; offset < stop; offset += 16) {
    let once = i64x2.splat(0);
    let twice = i64x2.splat(0);
    let unwritten = v128.load(state + unwrittenAt + offset);
    let at = state + offset;
    if (claims) {
      const struck = v128.load(claimedBefore + offset);
      let lost: u64 = 0;
      for (let label: u64 = 0; at < end; at += size, label++) {
        const before = v128.load(at);
        const x = v128.andnot(before, struck);
        v128.store(at, x);
        lost |= u64(v128.any_true(v128.and(before, struck))) << (label & 63);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
      }
      candidatesLost |= lost;
      unwritten = v128.andnot(unwritten, struck);
    } else {
      for (const last = end - 2 * size; at < last; at += 3 * size) {
        const x = v128.load(at);
        const y = v128.load(at + size);
        const z = v128.load(at + 2 * size);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
        twice = v128.or(twice, v128.and(once, y));
        once = v128.or(once, y);
        twice = v128.or(twice, v128.and(once, z));
        once = v128.or(once, z);
      }
      for (; at < end; at += size) {
        const x = v128.load(at);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
      }
    }
    if (v128.any_true(v128.andnot(unwritten, once))) return false;
    const single = v128.andnot(unwritten, twice);
    v128.store(state + unwrittenAt + offset, v128.andnot(unwritten, single));
    if (v128.any_true(single) && !writeCandidates<P>(state, offset, single)) return false;
  }
  return true;
}

/** Writes the given cells of a pack, each with its only candidate. */
function writeCandidates<P>(state: usize, offset: usize, single: v128): bool {
  candidatesWritten = true;
  if (labels <= FOUR_BITS) return writeNumbered<P>(state, offset, single);
  return (
    writeHalf<P>(state, offset, i64x2.extract_lane(single, 0)) &&
    writeHalf<P>(state, offset + 8, i64x2.extract_lane(single, 1))
  );
}

// @inline
function writeHalf<P>(state: usize, half: usize, bits: u64): bool {
  for (; bits; bits &= bits - 1) {
    const bit = ctz(bits);
    const at = state + half;
    const label = labels <= 64 ? <i32>ctz(labelsAt<P>(at, bit)) : labelFrom<P>(at, bit, 0);
    // The same label, written in another cell a moment ago, may have been the only one here.
    if (label >= labels) return false;
    writeCandidate<P>(state, state + <usize>label * blockOf<P>(), half, bit, label);
  }
  return true;
}

/** The same where labels are few: a plane for each bit of their numbers says at once which is the only one of every cell. */
function writeNumbered<P>(state: usize, offset: usize, single: v128): bool {
  const size = blockOf<P>();
  let plane1 = i64x2.splat(0);
  let plane2 = i64x2.splat(0);
  let plane4 = i64x2.splat(0);
  let plane8 = i64x2.splat(0);
  let at = state + offset;
  let label = 0;
  for (; label + 3 < labels; label += 4, at += 4 * size) {
    const x = v128.load(at + size);
    const y = v128.load(at + 2 * size);
    const z = v128.load(at + 3 * size);
    plane1 = v128.or(plane1, v128.or(x, z));
    plane2 = v128.or(plane2, v128.or(y, z));
    const four = v128.or(v128.or(v128.load(at), x), v128.or(y, z));
    if (label & 4) plane4 = v128.or(plane4, four);
    if (label & 8) plane8 = v128.or(plane8, four);
  }
  for (; label < labels; label++, at += size) {
    const x = v128.load(at);
    if (label & 1) plane1 = v128.or(plane1, x);
    if (label & 2) plane2 = v128.or(plane2, x);
    if (label & 4) plane4 = v128.or(plane4, x);
    if (label & 8) plane8 = v128.or(plane8, x);
  }
  return (
    writeNumberedHalf<P>(
      state,
      offset,
      i64x2.extract_lane(single, 0),
      i64x2.extract_lane(plane1, 0),
      i64x2.extract_lane(plane2, 0),
      i64x2.extract_lane(plane4, 0),
      i64x2.extract_lane(plane8, 0),
    ) &&
    writeNumberedHalf<P>(
      state,
      offset + 8,
      i64x2.extract_lane(single, 1),
      i64x2.extract_lane(plane1, 1),
      i64x2.extract_lane(plane2, 1),
      i64x2.extract_lane(plane4, 1),
      i64x2.extract_lane(plane8, 1),
    )
  );
}

// @inline
function writeNumberedHalf<P>(
  state: usize,
  half: usize,
  bits: u64,
  plane1: u64,
  plane2: u64,
  plane4: u64,
  plane8: u64,
): bool {
  for (; bits; bits &= bits - 1) {
    const bit = ctz(bits);
    const low = ((plane1 >> bit) & 1) | (((plane2 >> bit) & 1) << 1);
    const high = ((plane4 >> bit) & 1) | (((plane8 >> bit) & 1) << 1);
    const label = <i32>(low | (high << 2));
    const own = state + <usize>label * blockOf<P>();
    // The same label, written in another cell a moment ago, may have been the only one here.
    if (!((load<u64>(own + half) >> bit) & 1)) return false;
    writeCandidate<P>(state, own, half, bit, label);
  }
  return true;
}

// @inline
function writeCandidate<P>(state: usize, own: usize, half: usize, bit: u64, label: i32): void {
  candidatesLost |= 1 << (label & 63);
  const cell = cellOf(<i32>(half >> 4), <i32>((half & 8) << 3) + <i32>bit);
  write<P>(state, own, cell, label);
}
