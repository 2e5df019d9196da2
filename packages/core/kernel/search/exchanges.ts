import { closeDifference, openDifference, toggle } from './differences';
import { block, cells, covers, holders, known, labels, layer, reach, shadows, unmet } from './tables';
import { cellOf } from './write';

/*
 * Other Latin boards that are found without a search, where every asterism demands every label once: take a cell, its label
 * and another, and all the cells that hang together with it, each pulling in those with the other of the two labels in its
 * asterisms. Exchanging the two labels on these cells gives a Latin board again. Where labels repeat, what hangs together is
 * most of the board, and nothing is to be had this way.
 */

/** Takes up the cells of every exchange on the known Latin board as a set of differences. */
export function findExchanges(): void {
  const bytes = (<usize>covers) << 4;
  const end = holders + <usize>labels * bytes;
  memory.fill(holders, 0, end - holders);
  for (let cell = 0; cell < cells; cell++)
    toggle(holders + <usize>load<u16>(known + ((<usize>cell) << 1)) * bytes, cell);
  for (let one = holders; one < end; one += bytes)
    for (let other = holders; other < one; other += bytes) {
      memory.copy(unmet, one, bytes);
      for (let half: usize = 0; half < bytes; half += 8)
        while (load<u64>(unmet + half)) {
          const set = openDifference();
          if (!set) return;
          const start = load<u64>(unmet + half) & -load<u64>(unmet + half);
          memory.fill(layer, 0, bytes);
          store<u64>(layer + half, start);
          store<u64>(set + half, start);
          gather(set, one, other);
          closeDifference();
        }
    }
}

/** Gathers in a set the cells that hang together with those of the layer, which hold the first of two labels. */
function gather(set: usize, one: usize, other: usize): void {
  const bytes = (<usize>covers) << 4;
  let isMore = true;
  while (isMore) {
    reachFromLayer();
    let any = i64x2.splat(0);
    for (let offset: usize = 0; offset < bytes; offset += 16) {
      const held = v128.load(set + offset);
      const next = v128.andnot(v128.and(v128.load(reach + offset), v128.load(other + offset)), held);
      v128.store(set + offset, v128.or(held, next));
      v128.store(layer + offset, next);
      v128.store(unmet + offset, v128.andnot(v128.load(unmet + offset), held));
      any = v128.or(any, next);
    }
    isMore = v128.any_true(any);
    const partner = one;
    one = other;
    other = partner;
  }
}

/** Marks all cells that share an asterism with one of the layer. */
function reachFromLayer(): void {
  const bytes = (<usize>covers) << 4;
  for (let at = reach, end = at + bytes; at < end; at += 16) v128.store(at, i64x2.splat(0));
  for (let half: usize = 0; half < bytes; half += 8)
    for (let bits = load<u64>(layer + half); bits; bits &= bits - 1) {
      const cell = cellOf(<i32>(half >> 4), <i32>((half & 8) << 3) + <i32>ctz(bits));
      const shadow = shadows + <usize>cell * block;
      for (let offset: usize = 0; offset < bytes; offset += 16)
        v128.store(reach + offset, v128.or(v128.load(reach + offset), v128.load(shadow + offset)));
    }
}
