import { claimedBefore } from './claims';
import { lastPlacesCounted } from './counted';
import { blockOf } from './size';
import { covers, guards, labels, levels, lows, wides } from './tables';
import { Found, writePlaces } from './write-places';

/** The labels that were written in the last pass. */
export let placesWritten: u64 = 0;

/**
 * Last places: writes a label wherever an asterism has just as many places for it as it still demands, for the labels of
 * a set. Takes the cells claimed before from the packs that `singleCandidates` left, first. False if an asterism has
 * fewer places than it demands.
 */
export function lastPlaces<P>(state: usize, set: u64, claims: bool): bool {
  const size = blockOf<P>();
  let hit: u64 = 0;
  for (; set; set &= set - 1)
    for (let label = <i32>ctz(set); label < labels; label += 64) {
      const own = state + <usize>label * size;
      if (claims)
        for (let offset = (<usize>covers) << 4; offset < size; offset += 16)
          v128.store(own + offset, v128.andnot(v128.load(own + offset), v128.load(claimedBefore + offset)));
      const counted = load<u8>(levels + label) > 1 || wides > 0;
      while (true) {
        const found = counted ? lastPlacesCounted<P>(state, own, label) : lastPlacesOf<P>(state, own, label);
        if (found === Found.Contradiction) return false;
        if (found === Found.Nothing) break;
        hit |= set & -set;
      }
    }
  placesWritten = hit;
  return true;
}

/** Looks at a label that every asterism demands at most once. */
// @inline
function lastPlacesOf<P>(state: usize, own: usize, label: i32): Found {
  const high = guards;
  const low = lows;
  if (offsetof<P>()) {
    let scarce = atMostOne(v128.load(own), v128.load(high), v128.load(low));
    let scarce1 = i64x2.splat(0);
    let scarce2 = i64x2.splat(0);
    let scarce3 = i64x2.splat(0);
    if (offsetof<P>() > 16) scarce1 = atMostOne(v128.load(own, 16), v128.load(high, 16), v128.load(low, 16));
    if (offsetof<P>() > 32) scarce2 = atMostOne(v128.load(own, 32), v128.load(high, 32), v128.load(low, 32));
    if (offsetof<P>() > 48) scarce3 = atMostOne(v128.load(own, 48), v128.load(high, 48), v128.load(low, 48));
    if (!v128.any_true(v128.or(v128.or(scarce, scarce1), v128.or(scarce2, scarce3)))) return Found.Nothing;
    // One pack only: what is written there may well be what the others found.
    let offset: usize = 0;
    if (offsetof<P>() > 16 && !v128.any_true(scarce)) {
      offset = 16;
      scarce = scarce1;
    }
    if (offsetof<P>() > 32 && !v128.any_true(scarce)) {
      offset = 32;
      scarce = scarce2;
    }
    if (offsetof<P>() > 48 && !v128.any_true(scarce)) {
      offset = 48;
      scarce = scarce3;
    }
    return writeScarce<P>(state, own, label, offset, scarce) ? Found.Places : Found.Contradiction;
  }
  let found = Found.Nothing;
  for (let offset: usize = 0, size = blockOf<P>(); offset < size; offset += 16) {
    const scarce = atMostOne(v128.load(own + offset), v128.load(high + offset), v128.load(low + offset));
    if (v128.any_true(scarce)) {
      if (!writeScarce<P>(state, own, label, offset, scarce)) return Found.Contradiction;
      found = Found.Places;
    }
  }
  return found;
}

/*
 * With x the bits of a pack, h its guards and l the lowest bits of its runs, (x | h) − l keeps the guard of every run
 * that has a bit, and x & ((x | h) − l) is x without the lowest bit of each run.
 */

/** The guards, among those in x, of runs with one bit or none. */
// @inline
function atMostOne(x: v128, h: v128, l: v128): v128 {
  const y = v128.and(x, i64x2.sub(v128.or(x, h), l));
  return v128.and(v128.andnot(x, i64x2.sub(v128.or(y, h), l)), h);
}

/** Writes a label in the runs with one place; false if there is one with none. */
function writeScarce<P>(state: usize, own: usize, label: i32, offset: usize, scarce: v128): bool {
  const x = v128.or(v128.load(own + offset), v128.load(guards + offset));
  if (v128.any_true(v128.andnot(scarce, i64x2.sub(x, v128.load(lows + offset))))) return false;
  return writePlaces<P>(state, own, label, offset, scarce);
}
