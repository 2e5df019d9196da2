import { blockOf } from './size';
import { labels } from './tables';

/**
 * The set of labels that have a bit, given the half register of the first label; only for boards of at most 64 labels.
 * It looks at all of them, three at a time and without a branch: at which to stop no processor could foresee.
 */
// @inline
export function labelsAt<P>(at: usize, bit: u64): u64 {
  const size = blockOf<P>();
  const count = <u64>labels;
  let set: u64 = 0;
  let label: u64 = 0;
  for (; label + 2 < count; label += 3, at += 3 * size) {
    const first = (load<u64>(at) >> bit) & 1;
    const second = (load<u64>(at + size) >> bit) & 1;
    const third = (load<u64>(at + 2 * size) >> bit) & 1;
    set |= (first | (second << 1) | (third << 2)) << label;
  }
  for (; label < count; label++, at += size) set |= ((load<u64>(at) >> bit) & 1) << label;
  return set;
}

/** The first label from a given one on that has a bit, given the half register of the first label; none gives `labels`. */
export function labelFrom<P>(at: usize, bit: u64, label: i32): i32 {
  const size = blockOf<P>();
  at += <usize>label * size;
  while (label < labels && !((load<u64>(at) >> bit) & 1)) {
    at += size;
    label++;
  }
  return label;
}
