import { blockOf } from './size';
import {
  guardAt,
  guards,
  labels,
  levels,
  levelsAt,
  lows,
  meetBlocks,
  meetRecords,
  meetSlots,
  meetsAt,
  slotsFrom,
} from './tables';
import { cellOf, strike } from './write';

/*
 * Where two asterisms A and B meet, and all the places that A has left for a label lie in both, B takes all that A still
 * demands from there. If it demands no more itself, the label leaves the cells of B outside A.
 *
 * An asterism has a list of the others that it meets in two cells or more. The slots of a pack go through these lists in
 * step, so that one subtraction finds every asterism of the pack whose places all lie in the meet of that slot.
 */

/** The labels of a set that lost places. */
export function intersections<P>(state: usize, set: u64): u64 {
  let lost: u64 = 0;
  const size = blockOf<P>();
  for (; set; set &= set - 1)
    for (let label = <i32>ctz(set); label < labels; label += 64) {
      const own = state + <usize>label * size;
      let slots = slotsFrom;
      for (let offset: usize = 0; offset < size; offset += 16, slots += 4) {
        const x = v128.load(own + offset);
        const h = v128.load(guards + offset);
        const l = v128.load(lows + offset);
        // Only runs with places: one that has lost its last to an earlier slot may not even have a meet in this one.
        const open = v128.and(v128.and(x, i64x2.sub(v128.or(x, h), l)), h);
        const from = load<u32>(slots);
        const end = load<u32>(slots, 4);
        for (let slot = from; slot < end; slot++) {
          const outside = v128.or(v128.andnot(x, v128.load(meetSlots + ((<usize>slot) << 4))), h);
          const locked = v128.andnot(open, i64x2.sub(outside, l));
          if (!v128.any_true(locked)) continue;
          const pack = <i32>(offset >> 4);
          const low = i64x2.extract_lane(locked, 0);
          const high = i64x2.extract_lane(locked, 1);
          if (low && strikeMeets<P>(state, own, label, pack, 0, slot - from, low)) lost |= set & -set;
          if (high && strikeMeets<P>(state, own, label, pack, 64, slot - from, high)) lost |= set & -set;
        }
      }
    }
  return lost;
}

/** Takes the label from the other asterism of a meet, for every asterism with one of the given guards. */
function strikeMeets<P>(state: usize, own: usize, label: i32, pack: i32, first: i32, slot: i32, locked: i64): bool {
  let lost = false;
  for (; locked; locked &= locked - 1) {
    const asterism = cellOf(pack, first + <i32>ctz(locked));
    const meet = <usize>(load<u32>(meetsAt + ((<usize>asterism) << 2)) + slot);
    const record = meetRecords + (meet << 5);
    if (!v128.any_true(v128.and(v128.load(own + load<u32>(record)), v128.load(record, 16)))) continue;
    if (demand<P>(state, own, label, asterism) < demand<P>(state, own, label, load<i32>(record, 4))) continue;
    strike<P>(own, meetBlocks + meet * blockOf<P>());
    lost = true;
  }
  return lost;
}

/** How often an asterism still demands a label. */
function demand<P>(state: usize, own: usize, label: i32, asterism: i32): i32 {
  const entry = guardAt + ((<usize>asterism) << 4);
  const offset = <usize>load<u32>(entry);
  const guard = load<u64>(entry, 8);
  if (!(load<u64>(own + offset) & guard)) return 0;
  let level = 1;
  let at = state + load<u32>(levelsAt + ((<usize>label) << 2)) + offset;
  for (const top = <i32>load<u8>(levels + label); level < top && load<u64>(at) & guard; level++) at += blockOf<P>();
  return level;
}
