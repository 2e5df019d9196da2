import { blockOf } from './size';
import { guards, levels, levelsAt, lows, wideAt, wideFrom, wideHalves, wides } from './tables';
import { Found, writeHalf, writePlaces } from './write-places';

/** Looks for last places of a label that asterisms may demand more than once: drops places one by one, level by level. */
export function lastPlacesCounted<P>(state: usize, own: usize, label: i32): Found {
  let found = Found.Nothing;
  const size = blockOf<P>();
  const above = state + load<u32>(levelsAt + ((<usize>label) << 2));
  const top = <i32>load<u8>(levels + label) - 1;
  for (let offset: usize = 0; offset < size; offset += 16) {
    let x = v128.load(own + offset);
    const h = v128.load(guards + offset);
    const l = v128.load(lows + offset);
    let t = i64x2.sub(v128.or(x, h), l);
    let missing = v128.andnot(x, t);
    let last = i64x2.splat(0);
    let demand = x;
    x = v128.and(x, t);
    for (let level = 0; level < top; level++) {
      const more = v128.load(above + <usize>level * size + offset);
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
      if (!writePlaces<P>(state, own, label, offset, last)) return Found.Contradiction;
      found = Found.Places;
    }
  }
  if (!wides) return found;
  const wide = lastPlacesWide<P>(state, own, label);
  return wide === Found.Nothing ? found : wide;
}

/** The same in asterisms without a guard, whose places are counted. */
function lastPlacesWide<P>(state: usize, own: usize, label: i32): Found {
  let found = Found.Nothing;
  for (let wide = 0; wide < wides; wide++) {
    const demand = <i32>load<u16>(state + wideAt + ((<usize>label * wides + wide) << 1));
    if (demand === 0) continue;
    const from = wideHalves + ((<usize>load<u32>(wideFrom + ((<usize>wide) << 2))) << 2);
    const end = wideHalves + ((<usize>load<u32>(wideFrom + ((<usize>wide) << 2), 4)) << 2);
    let held = 0;
    for (let half = from; half < end; half += 4) held += <i32>popcnt(load<u64>(own + load<u32>(half)));
    if (held < demand) return Found.Contradiction;
    if (held > demand) continue;
    found = Found.Places;
    for (let half = from; half < end; half += 4) {
      const offset = <usize>load<u32>(half);
      const at = own + offset;
      if (!writeHalf<P>(state, own, at, label, <i32>(offset >> 4), (<i32>(offset & 8)) << 3, load<i64>(at)))
        return Found.Contradiction;
    }
  }
  return found;
}
