import { blockOf } from './size';
import {
  cellAt,
  guardAt,
  levels,
  levelsAt,
  places,
  placesFrom,
  shadows,
  spreads,
  wideAt,
  wides,
  written,
} from './tables';

/** Takes the bits of a mask block from a label's block. */
// @inline
export function strike<P>(own: usize, mask: usize): void {
  if (offsetof<P>()) {
    v128.store(own, v128.andnot(v128.load(own), v128.load(mask)));
    if (offsetof<P>() > 16) v128.store(own, v128.andnot(v128.load(own, 16), v128.load(mask, 16)), 16);
    if (offsetof<P>() > 32) v128.store(own, v128.andnot(v128.load(own, 32), v128.load(mask, 32)), 32);
    if (offsetof<P>() > 48) v128.store(own, v128.andnot(v128.load(own, 48), v128.load(mask, 48)), 48);
  } else
    for (let end = own + blockOf<P>(); own < end; own += 16, mask += 16)
      v128.store(own, v128.andnot(v128.load(own), v128.load(mask)));
}

/** The cell at a bit of a pack; the asterism, if the bit is a guard. */
// @inline
export function cellOf(pack: i32, bit: i32): i32 {
  return load<i32>(cellAt + ((((<usize>pack) << 7) + bit) << 2));
}

/** The first place of a cell, which is in a covering pack. */
// @inline
export function placesOf(cell: i32): usize {
  return places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2))) << 4);
}

/** Whether a label is still a candidate of a cell. */
// @inline
export function allows<P>(state: usize, cell: i32, label: i32): bool {
  const place = placesOf(cell);
  return (load<u64>(state + <usize>label * blockOf<P>() + load<u32>(place)) & load<u64>(place, 8)) !== 0;
}

/**
 * Full count: writes a label that the cell still allows and takes it from all cells of the asterisms whose demand is met
 * thereby. The other labels of the cell, if there are any, must be taken from it by a claim.
 */
// @inline
export function write<P>(state: usize, own: usize, cell: i32, label: i32): void {
  store<u16>(written + ((<usize>cell) << 1), <u16>label);
  if (load<u8>(levels + label) === 1 && wides === 0) strike<P>(own, shadows + <usize>cell * blockOf<P>());
  else writeCounted(state, own, cell, label, blockOf<P>());
}

/** The same where an asterism may hold the label more than once: lowers the demand, and its levels from the top. */
function writeCounted(state: usize, own: usize, cell: i32, label: i32, block: usize): void {
  const end = placesOf(cell + 1);
  const top = <i32>load<u8>(levels + label) - 2;
  const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
  for (let place = placesOf(cell); place < end; place += 16) {
    const half = own + load<u32>(place);
    store<u64>(half, load<u64>(half) & ~load<u64>(place, 8));
    const asterism = <usize>load<u32>(place, 4);
    const entry = guardAt + (asterism << 4);
    const guard = load<u64>(entry, 8);
    let met: bool;
    if (guard === 0) {
      const counter = state + wideAt + ((<usize>label * wides + load<u32>(entry)) << 1);
      const left = load<u16>(counter) - 1;
      store<u16>(counter, left);
      met = left === 0;
    } else {
      let level = top;
      let at = above + <usize>top * block + load<u32>(entry);
      while (level >= 0 && !(load<u64>(at) & guard)) {
        level--;
        at -= block;
      }
      met = level < 0;
      if (!met) store<u64>(at, load<u64>(at) & ~guard);
    }
    if (met) strikeAll(own, spreads + asterism * block, block);
  }
}

function strikeAll(own: usize, mask: usize, block: usize): void {
  for (let end = own + block; own < end; own += 16, mask += 16)
    v128.store(own, v128.andnot(v128.load(own), v128.load(mask)));
}

/** Takes one label from one cell. */
export function remove<P>(state: usize, cell: i32, label: i32): void {
  const own = state + <usize>label * blockOf<P>();
  const end = placesOf(cell + 1);
  for (let place = placesOf(cell); place < end; place += 16) {
    const half = own + load<u32>(place);
    store<u64>(half, load<u64>(half) & ~load<u64>(place, 8));
  }
}
