import { blockOf } from './size';
import { claimedBefore, covers, labels, unwrittenAt } from './tables';
import { cellOf, write } from './write';

/** The labels that lost places in the last pass. */
export let candidatesLost: u64 = 0;
/** Whether the last pass wrote cells. */
export let candidatesWritten: bool = false;

/**
 * Single candidates: writes every cell that has one candidate left. Takes the cells claimed before from all labels first,
 * as far as the covering packs go. False if a cell has none.
 */
export function singleCandidates<P>(state: usize, claims: bool): bool {
  candidatesLost = 0;
  candidatesWritten = false;
  const size = blockOf<P>();
  const end = state + <usize>labels * size;
  for (let offset: usize = 0, stop = (<usize>covers) << 4; offset < stop; offset += 16) {
    let once = i64x2.splat(0);
    let twice = i64x2.splat(0);
    let unwritten = v128.load(state + unwrittenAt + offset);
    if (claims) {
      const struck = v128.load(claimedBefore + offset);
      let lost: u64 = 0;
      let label: u64 = 0;
      for (let at = state + offset; at < end; at += size, label++) {
        const before = v128.load(at);
        const x = v128.andnot(before, struck);
        v128.store(at, x);
        // Without a branch, which no processor could foresee.
        lost |= u64(v128.any_true(v128.and(before, struck))) << (label & 63);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
      }
      candidatesLost |= lost;
      unwritten = v128.andnot(unwritten, struck);
    } else
      for (let at = state + offset; at < end; at += size) {
        const x = v128.load(at);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
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
  const size = blockOf<P>();
  const pack = <i32>(offset >> 4);
  let hit: u64 = 0;
  let bit: u64 = 0;
  for (let at = state + offset, end = at + <usize>labels * size; at < end; at += size, bit++)
    hit |= u64(v128.any_true(v128.and(v128.load(at), single))) << (bit & 63);
  for (let set = hit; set; set &= set - 1)
    for (let label = <i32>ctz(set); label < labels; label += 64) {
      const own = state + <usize>label * size;
      const at = own + offset;
      const bits = v128.and(v128.load(at), single);
      if (!writeHalf<P>(state, own, at, label, pack, 0, i64x2.extract_lane(bits, 0))) return false;
      if (!writeHalf<P>(state, own, at + 8, label, pack, 64, i64x2.extract_lane(bits, 1))) return false;
    }
  candidatesLost |= hit;
  candidatesWritten = true;
  return true;
}

// @ts-ignore: decorator
@inline
function writeHalf<P>(state: usize, own: usize, at: usize, label: i32, pack: i32, first: i32, bits: i64): bool {
  for (; bits; bits &= bits - 1) {
    // The same label, written in another cell a moment ago, may have been the only one here.
    if (~load<i64>(at) & bits) return false;
    write<P>(state, own, cellOf(pack, first + <i32>ctz(bits)), label);
  }
  return true;
}
