import { block, cellAt, claimed, guardAt, levels, levelsAt, packs, places, placesFrom, shadows, spreads, wideAt, wides, written } from './tables';

/** Takes the bits of a mask block from a label's block. */
// @ts-ignore: decorator
@inline
export function strike(at: usize, mask: usize): void {
  for (let end = at + block; at < end; at += 16, mask += 16)
    v128.store(at, v128.andnot(v128.load(at), v128.load(mask)));
}

/** Whether a cell was written in the current pass. */
// @ts-ignore: decorator
@inline
export function isClaimed(cell: i32): bool {
  const place = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2))) << 4);
  return (load<u64>(claimed + load<u32>(place)) & load<u64>(place, 8)) != 0;
}

// @ts-ignore: decorator
@inline
export function claim(cell: i32): void {
  let place = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2))) << 4);
  const end = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2), 4)) << 4);
  for (; place < end; place += 16) {
    const at = claimed + load<u32>(place);
    store<u64>(at, load<u64>(at) | load<u64>(place, 8));
  }
}

/**
 * Full count: writes a label that the cell still allows and takes it from all cells of the asterisms whose demand is now
 * met. Other labels lose the cell when the claimed cells are struck, or do not have it any more.
 */
// @ts-ignore: decorator
@inline
export function write(state: usize, cell: i32, label: i32): void {
  store<u16>(written + ((<usize>cell) << 1), <u16>label);
  const own = state + <usize>label * block;
  if (load<u8>(levels + label) == 1 && wides == 0) strike(own, shadows + <usize>cell * block);
  else writeCounted(state, own, cell, label);
}

/** The same where an asterism may hold the label more than once: lowers the demand by one, level by level. */
function writeCounted(state: usize, own: usize, cell: i32, label: i32): void {
  let place = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2))) << 4);
  const end = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2), 4)) << 4);
  const top = <i32>load<u8>(levels + label) - 2;
  const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
  for (; place < end; place += 16) {
    const half = own + load<u32>(place);
    store<u64>(half, load<u64>(half) & ~load<u64>(place, 8));
    const asterism = <usize>load<u32>(place, 4);
    const entry = guardAt + (asterism << 4);
    const guard = load<u64>(entry, 8);
    if (guard == 0) {
      const counter = state + wideAt + ((<usize>label * wides + load<u32>(entry)) << 1);
      const left = load<u16>(counter) - 1;
      store<u16>(counter, left);
      if (left == 0) strike(own, spreads + asterism * block);
      continue;
    }
    let level = top;
    for (; level >= 0; level--) {
      const at = above + <usize>level * block + load<u32>(entry);
      const bits = load<u64>(at);
      if (bits & guard) {
        store<u64>(at, bits & ~guard);
        break;
      }
    }
    if (level < 0) strike(own, spreads + asterism * block);
  }
}

/** The cell at a bit of a pack. */
// @ts-ignore: decorator
@inline
export function cellOf(pack: i32, bit: i32): i32 {
  return <i32>load<u16>(cellAt + ((((<usize>pack) << 7) + bit) << 1));
}

/** Takes one label from one cell. */
export function remove(state: usize, cell: i32, label: i32): void {
  const own = state + <usize>label * block;
  let place = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2))) << 4);
  const end = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2), 4)) << 4);
  for (; place < end; place += 16) {
    const half = own + load<u32>(place);
    store<u64>(half, load<u64>(half) & ~load<u64>(place, 8));
  }
}

export function clearClaims(): void {
  for (let j = 0; j < packs; j++) v128.store(claimed + ((<usize>j) << 4), i64x2.splat(0));
}

/** Whether a label is still a candidate of a cell. */
export function allows(state: usize, cell: i32, label: i32): bool {
  const place = places + ((<usize>load<u32>(placesFrom + ((<usize>cell) << 2))) << 4);
  return (load<u64>(state + <usize>label * block + load<u32>(place)) & load<u64>(place, 8)) != 0;
}

/** The asterism whose guard is at a bit of a pack. */
// @ts-ignore: decorator
@inline
export function asterismAt(pack: i32, bit: i32): i32 {
  return cellOf(pack, bit);
}

/** Where the guard of an asterism is: offset of the half register, and the bit. */
// @ts-ignore: decorator
@inline
export function guardHalf(asterism: i32): usize {
  return guardAt + ((<usize>asterism) << 4);
}
