import { below, random } from './random';
import { block, covers, guards, labels, lengths, levels, levelsAt, lows, scores, shadows, twos, unwrittenAt } from './tables';
import { cellOf } from './write';

export let branchCell: i32 = 0;
export let branchLabel: i32 = 0;
export let branchWays: i32 = 0;

/** Any bit of a register that has one: the lowest, or a random one if choices are to be random. */
function someBit(x: v128): i32 {
  let low = i64x2.extract_lane(x, 0);
  let high = i64x2.extract_lane(x, 1);
  if (random) {
    let skip = below(<u32>(popcnt(low) + popcnt(high)));
    for (; skip > 0; skip--) {
      if (low) low &= low - 1;
      else high &= high - 1;
    }
  }
  return low ? <i32>ctz(low) : 64 + <i32>ctz(high);
}

/** Finds the scarcest choice: a cell with few candidates, or a label with few places in an asterism. */
export function choose(state: usize): void {
  if (cellOfTwo(state)) return;
  if (labelOfTwo(state)) return;
  scarcestCell(state);
}

/**
 * Of the cells with two candidates, the one whose two labels would leave most other cells, cells with two candidates
 * weighing double since they are written at once. The product of the two favours a choice that is good either way.
 */
function cellOfTwo(state: usize): bool {
  if (!markTwos(state)) return false;
  let best = 0;
  let bestPack = 0;
  let bestBit = 0;
  for (let label = 0; label < labels; label++) {
    const own = state + <usize>label * block;
    for (let j = 0; j < covers; j++) {
      const offset = (<usize>j) << 4;
      const bits = v128.and(v128.load(own + offset), v128.load(twos + offset));
      for (let half = 0; half < 2; half++) {
        let rest = half ? i64x2.extract_lane(bits, 1) : i64x2.extract_lane(bits, 0);
        for (; rest; rest &= rest - 1) {
          const bit = (half << 6) + <i32>ctz(rest);
          const cell = cellOf(j, bit);
          const weight = weigh(state, own, cell);
          const other = scores + ((<usize>cell) << 2);
          const first = load<i32>(other);
          if (first == 0) store<i32>(other, weight);
          else {
            store<i32>(other, 0);
            if (first * weight > best) {
              best = first * weight;
              bestPack = j;
              bestBit = bit;
            }
          }
        }
      }
    }
  }
  takeCell(state, bestPack, bestBit, 2);
  return true;
}

/** Marks the cells with two candidates; false if there are none. */
function markTwos(state: usize): bool {
  const end = state + <usize>labels * block;
  let any = i64x2.splat(0);
  for (let offset: usize = 0, stop = (<usize>covers) << 4; offset < stop; offset += 16) {
    let once = i64x2.splat(0);
    let twice = i64x2.splat(0);
    let thrice = i64x2.splat(0);
    for (let at = state + offset; at < end; at += block) {
      const x = v128.load(at);
      thrice = v128.or(thrice, v128.and(twice, x));
      twice = v128.or(twice, v128.and(once, x));
      once = v128.or(once, x);
    }
    const two = v128.andnot(v128.load(state + unwrittenAt + offset), thrice);
    v128.store(twos + offset, two);
    any = v128.or(any, two);
  }
  return v128.any_true(any);
}

/** How many cells would lose a label if it were written in a cell. */
// @ts-ignore: decorator
@inline
function weigh(state: usize, own: usize, cell: i32): i32 {
  const shadow = shadows + <usize>cell * block;
  let weight = 0;
  for (let offset: usize = 0, end = (<usize>covers) << 4; offset < end; offset += 16) {
    const hit = v128.and(v128.and(v128.load(own + offset), v128.load(shadow + offset)), v128.load(state + unwrittenAt + offset));
    const hitTwos = v128.and(hit, v128.load(twos + offset));
    weight += ones(hit) + 2 * ones(hitTwos);
  }
  return weight;
}

// @ts-ignore: decorator
@inline
function ones(x: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(x, 0)) + popcnt(i64x2.extract_lane(x, 1)));
}

/** A label that an asterism demands once more and has two places for. */
function labelOfTwo(state: usize): bool {
  for (let label = 0; label < labels; label++) {
    const own = state + <usize>label * block;
    const counted = load<u8>(levels + label) > 1;
    const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
    for (let j: usize = 0; j < block; j += 16) {
      const x = v128.load(own + j);
      const h = v128.load(guards + j);
      const l = v128.load(lows + j);
      const y = v128.and(x, i64x2.sub(v128.or(x, h), l));
      const z = v128.and(y, i64x2.sub(v128.or(y, h), l));
      let two = v128.and(v128.andnot(x, i64x2.sub(v128.or(z, h), l)), h);
      if (counted) two = v128.andnot(two, v128.load(above + j));
      if (v128.any_true(two)) {
        const runs = i64x2.sub(two, i64x2.shr_u(two, load<i32>(lengths + (j >> 2))));
        branchCell = cellOf(<i32>(j >> 4), someBit(v128.and(x, runs)));
        branchLabel = label;
        branchWays = 2;
        return true;
      }
    }
  }
  return false;
}

/** The cell with the fewest candidates. The counts of all cells of a pack are added up bit by bit, in planes. */
function scarcestCell(state: usize): void {
  const end = state + <usize>labels * block;
  let fewest = i32.MAX_VALUE;
  for (let j = 0; j < covers; j++) {
    const offset = (<usize>j) << 4;
    let scarce = v128.load(state + unwrittenAt + offset);
    if (!v128.any_true(scarce)) continue;
    let plane1 = i64x2.splat(0);
    let plane2 = i64x2.splat(0);
    let plane4 = i64x2.splat(0);
    let plane8 = i64x2.splat(0);
    let plane16 = i64x2.splat(0);
    for (let at = state + offset; at < end; at += block) {
      let carry = v128.load(at);
      let sum = v128.xor(plane1, carry);
      carry = v128.and(plane1, carry);
      plane1 = sum;
      sum = v128.xor(plane2, carry);
      carry = v128.and(plane2, carry);
      plane2 = sum;
      sum = v128.xor(plane4, carry);
      carry = v128.and(plane4, carry);
      plane4 = sum;
      sum = v128.xor(plane8, carry);
      carry = v128.and(plane8, carry);
      plane8 = sum;
      // Counts from 16 up are all the same to us.
      plane16 = v128.or(plane16, carry);
    }
    scarce = without(scarce, plane16);
    scarce = without(scarce, plane8);
    scarce = without(scarce, plane4);
    scarce = without(scarce, plane2);
    scarce = without(scarce, plane1);
    const bit = someBit(scarce);
    const count = candidates(state, j, bit);
    if (count < fewest) {
      fewest = count;
      takeCell(state, j, bit, count);
    }
  }
}

/** The bits that are not in a plane, if there are such. */
// @ts-ignore: decorator
@inline
function without(bits: v128, plane: v128): v128 {
  const rest = v128.andnot(bits, plane);
  return v128.any_true(rest) ? rest : bits;
}

function candidates(state: usize, pack: i32, bit: i32): i32 {
  const mask: u64 = 1 << (bit & 63);
  let at = state + ((<usize>pack) << 4) + ((bit >> 6) << 3);
  let count = 0;
  for (let label = 0; label < labels; label++, at += block) count += (load<u64>(at) & mask) != 0 ? 1 : 0;
  return count;
}

function takeCell(state: usize, pack: i32, bit: i32, ways: i32): void {
  branchCell = cellOf(pack, bit);
  branchWays = ways;
  let skip = random ? <i32>below(<u32>ways) : 0;
  const mask: u64 = 1 << (bit & 63);
  let at = state + ((<usize>pack) << 4) + ((bit >> 6) << 3);
  for (let label = 0; label < labels; label++, at += block)
    if (load<u64>(at) & mask && skip-- == 0) {
      branchLabel = label;
      return;
    }
}
