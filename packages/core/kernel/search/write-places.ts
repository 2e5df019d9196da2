import { claim, isClaimed } from './claims';
import { lengths, written } from './tables';
import { cellOf, write } from './write';

/** What a look at a label found. */
export const enum Found {
  Contradiction,
  Nothing,
  Places,
}

/** Writes a label in all its places in the runs below the given guards of a pack. */
export function writePlaces<P>(state: usize, own: usize, label: i32, offset: usize, last: v128): bool {
  const pack = <i32>(offset >> 4);
  const at = own + offset;
  const runs = i64x2.sub(last, i64x2.shr_u(last, load<i32>(lengths + ((<usize>pack) << 2))));
  const bits = v128.and(v128.load(at), runs);
  return (
    writeHalf<P>(state, own, at, label, pack, 0, i64x2.extract_lane(bits, 0)) &&
    writeHalf<P>(state, own, at + 8, label, pack, 64, i64x2.extract_lane(bits, 1))
  );
}

// @inline
export function writeHalf<P>(state: usize, own: usize, at: usize, label: i32, pack: i32, first: i32, bits: i64): bool {
  for (; bits; bits &= bits - 1) {
    const cell = cellOf(pack, first + <i32>ctz(bits));
    if (isClaimed(cell)) {
      // A cell may lie in two asterisms of the pack, and both may have found it.
      if (<i32>load<u16>(written + ((<usize>cell) << 1)) !== label) return false;
    } else {
      if (!(load<i64>(at) & bits & -bits)) return false;
      write<P>(state, own, cell, label);
      claim(cell);
    }
  }
  return true;
}
