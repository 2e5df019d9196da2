import { block, covers, labels, seen } from './tables';

/*
 * A pass over a label that found nothing need not be made again while the label keeps its places. What each kind of pass
 * saw last is kept here, one copy for all states: places that are the same again are as good in another state.
 */

/** The kinds of passes. */
export const enum Pass {
  LastPlaces,
  Intersections,
}

const PASSES = 2;

// @ts-ignore: decorator
@inline
function entry(pass: Pass, label: i32): usize {
  return seen + ((<usize>(pass * labels + label) * covers) << 4);
}

/** Whether a label has the places that this kind of pass saw last. */
// @ts-ignore: decorator
@inline
export function isSeen(own: usize, label: i32, pass: Pass): bool {
  const at = entry(pass, label);
  for (let offset: usize = 0, end = (<usize>covers) << 4; offset < end; offset += 16)
    if (v128.any_true(v128.xor(v128.load(own + offset), v128.load(at + offset)))) return false;
  return true;
}

// @ts-ignore: decorator
@inline
export function see(own: usize, label: i32, pass: Pass): void {
  const at = entry(pass, label);
  for (let offset: usize = 0, end = (<usize>covers) << 4; offset < end; offset += 16)
    v128.store(at + offset, v128.load(own + offset));
}

/** So that a search does not depend on the one before. */
export function forget(): void {
  const bytes = (<usize>(PASSES * labels * covers)) << 4;
  // No label has all bits of a register.
  for (let at = seen, end = seen + bytes; at < end; at += 16) v128.store(at, i64x2.splat(-1));
}
