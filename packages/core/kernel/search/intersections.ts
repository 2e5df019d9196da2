import { isSeen, Pass, see } from './seen';
import { block, guards, labels, levels, levelsAt, lows, meetBlocks, meetRecords, meetsAt, meetSlots, packs, slotsFrom } from './tables';
import { guardHalf, strike, asterismAt } from './write';

/*
 * Where two asterisms A and B meet, and all the places that A has left for a label lie in both, B takes all that A still
 * demands from there. If it demands no more itself, the label leaves the cells of B outside A.
 *
 * An asterism has a list of the others that it meets in two cells or more. The slots of a pack go through these lists in
 * step, so that one subtraction finds every asterism of the pack whose places all lie in the meet of that slot.
 */

/** Whether any label lost a place. */
export function intersections(state: usize): bool {
  let found = false;
  for (let label = 0; label < labels; label++) {
    const own = state + <usize>label * block;
    const counted = load<u8>(levels + label) > 1;
    if (!counted && isSeen(own, label, Pass.Intersections)) continue;
    let lost = false;
    for (let j = 0; j < packs; j++) {
      const offset = (<usize>j) << 4;
      const x = v128.load(own + offset);
      const h = v128.load(guards + offset);
      const l = v128.load(lows + offset);
      const from = load<u32>(slotsFrom + ((<usize>j) << 2));
      const end = load<u32>(slotsFrom + ((<usize>j) << 2), 4);
      for (let slot = from; slot < end; slot++) {
        const outside = v128.or(v128.andnot(x, v128.load(meetSlots + ((<usize>slot) << 4))), h);
        const locked = v128.and(v128.andnot(x, i64x2.sub(outside, l)), h);
        if (v128.any_true(locked)) {
          const low = i64x2.extract_lane(locked, 0);
          const high = i64x2.extract_lane(locked, 1);
          if (low && strikeMeets(state, label, counted, j, 0, slot - from, low)) lost = true;
          if (high && strikeMeets(state, label, counted, j, 64, slot - from, high)) lost = true;
        }
      }
    }
    if (lost) found = true;
    else if (!counted) see(own, label, Pass.Intersections);
  }
  return found;
}

/** Takes the label from the other asterism of each meet, for the asterisms with the given guards. */
function strikeMeets(state: usize, label: i32, counted: bool, pack: i32, first: i32, slot: i32, locked: i64): bool {
  let lost = false;
  const own = state + <usize>label * block;
  for (; locked; locked &= locked - 1) {
    const asterism = asterismAt(pack, first + <i32>ctz(locked));
    const meet = load<u32>(meetsAt + ((<usize>asterism) << 2)) + slot;
    const record = meetRecords + ((<usize>meet) << 5);
    if (!v128.any_true(v128.and(v128.load(own + load<u32>(record)), v128.load(record, 16)))) continue;
    if (counted && demand(state, label, asterism) < demand(state, label, load<i32>(record, 4))) continue;
    strike(own, meetBlocks + <usize>meet * block);
    lost = true;
  }
  return lost;
}

/** How often an asterism still demands a label. */
function demand(state: usize, label: i32, asterism: i32): i32 {
  const half = guardHalf(asterism);
  const own = state + <usize>label * block;
  if (!(load<u64>(own + load<u32>(half)) & load<u64>(half, 8))) return 0;
  const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
  const top = <i32>load<u8>(levels + label) - 1;
  let level = 0;
  while (level < top && load<u64>(above + <usize>level * block + load<u32>(half)) & load<u64>(half, 8)) level++;
  return level + 1;
}
