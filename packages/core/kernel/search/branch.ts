import { labelFrom, labelsAt } from './gather';
import { below, random } from './random';
import { blockOf } from './size';
import {
  cells,
  covers,
  guards,
  guide,
  labels,
  lengths,
  levels,
  levelsAt,
  lows,
  mayExchange,
  shadows,
  twoPlaces,
  twos,
  unwrittenAt,
} from './tables';
import { cellOf } from './write';

/** Where a label stands in fewer cells, or more than once in an asterism, weighing its pairs of places costs what it saves. */
const PAIRS_FROM: i32 = 12;
/** Whether they are weighed is decided once, as the number of packs is: see size.ts. */
class WithoutPairs {}
class WithPairs {
  are: bool;
}

/** Whether labels of the guide are tried first. */
let guided = false;

export function useGuide(on: bool): void {
  guided = on;
}

/** The choice: a label in a cell, or not there; and among how many alternatives it is one. */
export let branchCell: i32 = 0;
export let branchLabel: i32 = 0;
export let branchWays: i32 = 0;

/**
 * Finds the scarcest choice (fail first): a cell with few candidates, or a label with few places in an asterism. Among cells
 * with two candidates any will do where there is nothing to weigh: where nearly all choices lead to solutions.
 */
export function choose<P>(state: usize, weighs: bool): void {
  if (markTwos<P>(state)) {
    if (!weighs) firstCellOfTwo<P>(state);
    else if (!random && mayExchange && cells >= labels * PAIRS_FROM) {
      markTwoPlaces<P>(state);
      cellOfTwo<P, WithPairs>(state);
    } else cellOfTwo<P, WithoutPairs>(state);
  } else if (!labelOfTwo<P>(state)) scarcestCell<P>(state);
}

/** Marks the cells with two candidates; false if there are none. */
function markTwos<P>(state: usize): bool {
  const size = blockOf<P>();
  const end = state + <usize>labels * size;
  let any = i64x2.splat(0);
  for (let offset: usize = 0, stop = (<usize>covers) << 4; offset < stop; offset += 16) {
    let once = i64x2.splat(0);
    let twice = i64x2.splat(0);
    let thrice = i64x2.splat(0);
    for (let at = state + offset; at < end; at += size) {
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

/** Takes the first cell with two candidates. */
function firstCellOfTwo<P>(state: usize): void {
  let offset: usize = 0;
  while (!load<u64>(twos + offset)) offset += 8;
  const bit = ctz(load<u64>(twos + offset));
  branchCell = cellOf(<i32>(offset >> 4), <i32>((offset & 8) << 3) + <i32>bit);
  branchLabel = labels <= 64 ? <i32>ctz(labelsAt<P>(state + offset, bit)) : labelFrom<P>(state + offset, bit, 0);
  branchWays = 2;
}

/**
 * Takes the cell with two candidates whose labels are worth most. Random choices never weigh pairs: so a seed gives the board
 * that it has always given.
 */
function cellOfTwo<P, Q>(state: usize): void {
  const size = blockOf<P>();
  let most = 0;
  let bestOne = 0;
  let bestOther = 0;
  for (let pack = 0; pack < covers; pack++)
    for (let first = 0; first < 128; first += 64) {
      const offset = ((<usize>pack) << 4) + (first >> 3);
      for (let rest = load<u64>(twos + offset); rest; rest &= rest - 1) {
        const bit = ctz(rest);
        const cell = cellOf(pack, first + <i32>bit);
        let one: i32;
        let other: i32;
        if (labels <= 64) {
          const pair = labelsAt<P>(state + offset, bit);
          one = <i32>ctz(pair);
          other = <i32>ctz(pair & (pair - 1));
        } else {
          one = labelFrom<P>(state + offset, bit, 0);
          other = labelFrom<P>(state + offset, bit, one + 1);
        }
        let weight = weigh<P>(state, state + <usize>one * size, state + <usize>other * size, cell);
        if (offsetof<Q>())
          weight += 3 * (pairsLost<P>(state, <usize>one * size, cell) + pairsLost<P>(state, <usize>other * size, cell));
        if (weight > most) {
          most = weight;
          branchCell = cell;
          bestOne = one;
          bestOther = other;
        }
      }
    }
  const near = guided ? guideAt(branchCell) : -1;
  if (near === bestOne || near === bestOther) branchLabel = near;
  else branchLabel = random && below(2) ? bestOther : bestOne;
  branchWays = 2;
}

/**
 * What it is worth to write one of two labels in a cell: two for every cell that would lose the label, and five more if that
 * cell has two candidates, since it would be written at once. Weights near these make trees of about the same size.
 */
// @inline
function weigh<P>(state: usize, one: usize, other: usize, cell: i32): i32 {
  let shadow = shadows + <usize>cell * blockOf<P>();
  let unwritten = state + unwrittenAt;
  let two = twos;
  let touched: u64 = 0;
  let forced: u64 = 0;
  for (
    const end = one + ((<usize>covers) << 4);
    one < end;
    one += 8, other += 8, shadow += 8, unwritten += 8, two += 8
  ) {
    const shade = load<u64>(shadow);
    const x = load<u64>(one) & shade;
    const y = load<u64>(other) & shade;
    touched += popcnt(x & load<u64>(unwritten)) + popcnt(y & load<u64>(unwritten));
    forced += popcnt(x & load<u64>(two)) + popcnt(y & load<u64>(two));
  }
  return <i32>(2 * touched + 5 * forced);
}

/**
 * How many asterisms with two places for a label would lose one of them, or both, to the label in a cell: the label would be
 * written in the other at once.
 */
function pairsLost<P>(state: usize, block: usize, cell: i32): i32 {
  const size = blockOf<P>();
  const shadow = shadows + <usize>cell * size;
  const own = state + block;
  const pairs = twoPlaces + block;
  let lost = 0;
  for (let offset: usize = 0; offset < size; offset += 16) {
    const shade = v128.load(shadow + offset);
    const shaded = v128.or(v128.and(v128.load(own + offset), shade), v128.load(guards + offset));
    const met = v128.andnot(i64x2.sub(shaded, v128.load(lows + offset)), shade);
    lost += ones(v128.and(met, v128.load(pairs + offset)));
  }
  return lost;
}

/** Marks, for every label, the guards of the asterisms with two places for it. */
function markTwoPlaces<P>(state: usize): void {
  const size = blockOf<P>();
  let own = state;
  let pairs = twoPlaces;
  for (let label = 0; label < labels; label++, own += size, pairs += size)
    for (let offset: usize = 0; offset < size; offset += 16) {
      const two = exactlyTwo(v128.load(own + offset), v128.load(guards + offset), v128.load(lows + offset));
      v128.store(pairs + offset, two);
    }
}

/** The guards, among those in x, of runs with two bits: see places.ts. */
// @inline
function exactlyTwo(x: v128, h: v128, l: v128): v128 {
  const y = v128.and(x, i64x2.sub(v128.or(x, h), l));
  const z = v128.and(y, i64x2.sub(v128.or(y, h), l));
  return v128.and(v128.andnot(x, i64x2.sub(v128.or(z, h), l)), h);
}

// @inline
function ones(x: v128): i32 {
  return <i32>(popcnt(i64x2.extract_lane(x, 0)) + popcnt(i64x2.extract_lane(x, 1)));
}

/** A label that an asterism demands once more and has two places for; false if there is none. */
function labelOfTwo<P>(state: usize): bool {
  const size = blockOf<P>();
  for (let label = 0, own = state; label < labels; label++, own += size) {
    const counted = load<u8>(levels + label) > 1;
    const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
    for (let offset: usize = 0; offset < size; offset += 16) {
      const x = v128.load(own + offset);
      let two = exactlyTwo(x, v128.load(guards + offset), v128.load(lows + offset));
      if (counted) two = v128.andnot(two, v128.load(above + offset));
      if (!v128.any_true(two)) continue;
      const runs = i64x2.sub(two, i64x2.shr_u(two, load<i32>(lengths + (offset >> 2))));
      branchCell = someCell(<i32>(offset >> 4), v128.and(x, runs), label);
      branchLabel = label;
      branchWays = 2;
      return true;
    }
  }
  return false;
}

/** The cell with the fewest candidates. The counts of all cells of a pack are added up bit by bit, in planes. */
function scarcestCell<P>(state: usize): void {
  const size = blockOf<P>();
  const end = state + <usize>labels * size;
  let fewest = i32.MAX_VALUE;
  for (let pack = 0; pack < covers; pack++) {
    const offset = (<usize>pack) << 4;
    let scarce = v128.load(state + unwrittenAt + offset);
    if (!v128.any_true(scarce)) continue;
    let plane1 = i64x2.splat(0);
    let plane2 = i64x2.splat(0);
    let plane4 = i64x2.splat(0);
    let plane8 = i64x2.splat(0);
    let plane16 = i64x2.splat(0);
    for (let at = state + offset; at < end; at += size) {
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
    scarce = outside(scarce, plane16);
    scarce = outside(scarce, plane8);
    scarce = outside(scarce, plane4);
    scarce = outside(scarce, plane2);
    scarce = outside(scarce, plane1);
    const bit = someBit(scarce);
    const count = candidates<P>(state, pack, bit);
    if (count < fewest) {
      fewest = count;
      takeCell<P>(state, pack, bit, count);
    }
  }
}

/** Some cell of a pack: one where the guide has the label, if there is such. */
function someCell(pack: i32, bits: v128, label: i32): i32 {
  const some = cellOf(pack, someBit(bits));
  if (!guided || guideAt(some) === label) return some;
  for (let first = 0; first < 128; first += 64)
    for (let rest = first ? i64x2.extract_lane(bits, 1) : i64x2.extract_lane(bits, 0); rest; rest &= rest - 1) {
      const cell = cellOf(pack, first + <i32>ctz(rest));
      if (guideAt(cell) === label) return cell;
    }
  return some;
}

// @inline
function guideAt(cell: i32): i32 {
  return <i32>load<u16>(guide + ((<usize>cell) << 1));
}

/** The bits that are not in a plane, if there are such. */
// @inline
function outside(bits: v128, plane: v128): v128 {
  const rest = v128.andnot(bits, plane);
  return v128.any_true(rest) ? rest : bits;
}

/** Any bit of a register that has one: the lowest, or a random one if choices are to be random. */
function someBit(x: v128): i32 {
  let low = i64x2.extract_lane(x, 0);
  let high = i64x2.extract_lane(x, 1);
  if (random)
    for (let skip = below(<u32>(popcnt(low) + popcnt(high))); skip > 0; skip--) {
      if (low) low &= low - 1;
      else high &= high - 1;
    }
  return low ? <i32>ctz(low) : 64 + <i32>ctz(high);
}

function candidates<P>(state: usize, pack: i32, bit: i32): i32 {
  let at = state + ((<usize>pack) << 4) + ((bit >> 6) << 3);
  let count: u64 = 0;
  for (let label = 0; label < labels; label++, at += blockOf<P>()) count += (load<u64>(at) >> (bit & 63)) & 1;
  return <i32>count;
}

/** Branches on a cell: on the label of the guide, its first candidate, or a random one. */
function takeCell<P>(state: usize, pack: i32, bit: i32, ways: i32): void {
  branchCell = cellOf(pack, bit);
  branchWays = ways;
  let at = state + ((<usize>pack) << 4) + ((bit >> 6) << 3);
  if (guided) {
    branchLabel = guideAt(branchCell);
    if (branchLabel < labels && (load<u64>(at + <usize>branchLabel * blockOf<P>()) >> (bit & 63)) & 1) return;
  }
  let skip = random ? <i32>below(<u32>ways) : 0;
  for (let label = 0; label < labels; label++, at += blockOf<P>())
    if ((load<u64>(at) >> (bit & 63)) & 1 && skip-- === 0) {
      branchLabel = label;
      return;
    }
}
