import { isSeen, Pass, see } from './seen';
import { block, claimed, covers, guards, labels, lengths, levels, levelsAt, lows, packs, unwrittenAt, wideAt, wideFrom, wideHalves, wides, written } from './tables';
import { cellOf, claim, isClaimed, write } from './write';

/** What a pass found: a contradiction, nothing new, or labels to write. */
export const enum Found {
  Contradiction,
  Nothing,
  Labels,
}

// @ts-ignore: decorator
@inline
function none(): v128 {
  return i64x2.splat(0);
}

/**
 * Takes the claimed cells from all labels, then writes every cell that has a single candidate left. `claims` tells
 * whether any cell is claimed.
 */
export function singleCandidates(state: usize, claims: bool): Found {
  let found = Found.Nothing;
  const size = block;
  const end = state + <usize>labels * size;
  for (let j = 0; j < covers; j++) {
    const offset = (<usize>j) << 4;
    const struck = v128.load(claimed + offset);
    let once = none();
    let twice = none();
    if (claims)
      for (let at = state + offset; at < end; at += size) {
        const x = v128.andnot(v128.load(at), struck);
        v128.store(at, x);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
      }
    else
      for (let at = state + offset; at < end; at += size) {
        const x = v128.load(at);
        twice = v128.or(twice, v128.and(once, x));
        once = v128.or(once, x);
      }
    const unwrittenHere = state + unwrittenAt + offset;
    const unwritten = v128.andnot(v128.load(unwrittenHere), struck);
    if (v128.any_true(v128.andnot(unwritten, once))) return Found.Contradiction;
    const single = v128.andnot(unwritten, twice);
    v128.store(unwrittenHere, v128.andnot(unwritten, single));
    if (v128.any_true(single)) {
      found = Found.Labels;
      if (!writeCandidates(state, j, single)) return Found.Contradiction;
    }
  }
  if (claims) {
    for (let j = covers; j < packs; j++) {
      const offset = (<usize>j) << 4;
      const struck = v128.load(claimed + offset);
      for (let at = state + offset; at < end; at += size) v128.store(at, v128.andnot(v128.load(at), struck));
    }
    for (let at = claimed, stop = claimed + block; at < stop; at += 16) v128.store(at, none());
  }
  return found;
}

function writeCandidates(state: usize, pack: i32, single: v128): bool {
  const offset = (<usize>pack) << 4;
  for (let label = 0; label < labels; label++) {
    const at = state + <usize>label * block + offset;
    const bits = v128.and(v128.load(at), single);
    if (!v128.any_true(bits)) continue;
    let low = i64x2.extract_lane(bits, 0);
    while (low) {
      // A label written a moment ago may have been this cell's last.
      if (~load<i64>(at) & low) return false;
      write(state, cellOf(pack, <i32>ctz(low)), label);
      low &= low - 1;
    }
    let high = i64x2.extract_lane(bits, 1);
    while (high) {
      if (~load<i64>(at, 8) & high) return false;
      write(state, cellOf(pack, 64 + <i32>ctz(high)), label);
      high &= high - 1;
    }
  }
  return true;
}

/** Last places: writes a label wherever an asterism has just as many places for it as it still demands. */
export function lastPlaces(state: usize): Found {
  let found = Found.Nothing;
  const size = block;
  const high = guards;
  const low = lows;
  for (let label = 0, own = state, count = labels; label < count; label++, own += size) {
    if (load<u8>(levels + label) == 1) {
      if (isSeen(own, label, Pass.LastPlaces)) continue;
      let nothing = true;
      for (let j: usize = 0; j < size; j += 16) {
        const x = v128.load(own + j);
        const h = v128.load(high + j);
        const l = v128.load(low + j);
        const t = i64x2.sub(v128.or(x, h), l);
        const y = v128.and(x, t);
        const last = v128.and(v128.andnot(y, i64x2.sub(v128.or(y, h), l)), h);
        if (v128.any_true(v128.and(v128.andnot(x, t), h))) return Found.Contradiction;
        if (v128.any_true(last)) {
          nothing = false;
          if (!writePlaces(state, label, <i32>(j >> 4), last)) return Found.Contradiction;
        }
      }
      if (nothing) see(own, label, Pass.LastPlaces);
      else found = Found.Labels;
    } else {
      const counted = lastPlacesCounted(state, label);
      if (counted == Found.Contradiction) return Found.Contradiction;
      if (counted == Found.Labels) found = Found.Labels;
    }
    if (wides) {
      const counted = lastPlacesWide(state, label);
      if (counted == Found.Contradiction) return Found.Contradiction;
      if (counted == Found.Labels) found = Found.Labels;
    }
  }
  return found;
}

/** The same for a label that asterisms demand more than once: places are dropped one by one, level by level. */
function lastPlacesCounted(state: usize, label: i32): Found {
  let found = Found.Nothing;
  const own = state + <usize>label * block;
  const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
  const top = <i32>load<u8>(levels + label) - 1;
  for (let j: usize = 0; j < block; j += 16) {
    let x = v128.load(own + j);
    const h = v128.load(guards + j);
    const l = v128.load(lows + j);
    let t = i64x2.sub(v128.or(x, h), l);
    let missing = v128.andnot(x, t);
    let last = none();
    let demand = x;
    x = v128.and(x, t);
    for (let level = 0; level < top; level++) {
      const more = v128.load(above + <usize>level * block + j);
      t = i64x2.sub(v128.or(x, h), l);
      missing = v128.or(missing, v128.andnot(more, t));
      last = v128.or(last, v128.andnot(v128.andnot(demand, more), t));
      demand = more;
      x = v128.and(x, t);
    }
    if (v128.any_true(v128.and(missing, h))) return Found.Contradiction;
    t = i64x2.sub(v128.or(x, h), l);
    last = v128.and(v128.or(last, v128.andnot(demand, t)), h);
    if (v128.any_true(last)) {
      found = Found.Labels;
      if (!writePlaces(state, label, <i32>(j >> 4), last)) return Found.Contradiction;
    }
  }
  return found;
}

/** The same for asterisms without a guard. */
function lastPlacesWide(state: usize, label: i32): Found {
  let found = Found.Nothing;
  const own = state + <usize>label * block;
  for (let wide = 0; wide < wides; wide++) {
    const demand = <i32>load<u16>(state + wideAt + ((<usize>label * wides + wide) << 1));
    if (demand == 0) continue;
    const from = wideHalves + ((<usize>load<u32>(wideFrom + ((<usize>wide) << 2))) << 2);
    const end = wideHalves + ((<usize>load<u32>(wideFrom + ((<usize>wide) << 2), 4)) << 2);
    let held = 0;
    for (let half = from; half < end; half += 4) held += <i32>popcnt(load<u64>(own + load<u32>(half)));
    if (held < demand) return Found.Contradiction;
    if (held > demand) continue;
    found = Found.Labels;
    for (let half = from; half < end; half += 4) {
      const offset = <usize>load<u32>(half);
      if (!writeHalf(state, label, <i32>(offset >> 4), <i32>(offset & 8) << 3, load<i64>(own + offset)))
        return Found.Contradiction;
    }
  }
  return found;
}

/** Writes a label in all its places in the runs below the given guards. */
function writePlaces(state: usize, label: i32, pack: i32, last: v128): bool {
  const at = state + <usize>label * block + ((<usize>pack) << 4);
  const runs = i64x2.sub(last, i64x2.shr_u(last, load<i32>(lengths + ((<usize>pack) << 2))));
  const bits = v128.and(v128.load(at), runs);
  return (
    writeHalf(state, label, pack, 0, i64x2.extract_lane(bits, 0)) &&
    writeHalf(state, label, pack, 64, i64x2.extract_lane(bits, 1))
  );
}

function writeHalf(state: usize, label: i32, pack: i32, first: i32, bits: i64): bool {
  const at = state + <usize>label * block + ((<usize>pack) << 4) + (first >> 3);
  while (bits) {
    const bit = bits & -bits;
    const cell = cellOf(pack, first + <i32>ctz(bits));
    if (isClaimed(cell)) {
      if (<i32>load<u16>(written + ((<usize>cell) << 1)) != label) return false;
    } else {
      if (!(load<i64>(at) & bit)) return false;
      write(state, cell, label);
      claim(cell);
    }
    bits ^= bit;
  }
  return true;
}
