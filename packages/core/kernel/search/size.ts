import { block } from './tables';

/*
 * Most boards fit in a few packs. For these the functions of the inner loop are compiled once for each number of packs,
 * with the loops over packs rolled out: that is a tenth faster. The type parameter of such a function is one of these
 * classes, whose size is that of a label's block; `AnyPacks`, of no size, stands for boards with more.
 */

export class AnyPacks {}
export class OnePack {
  a: v128;
}
export class TwoPacks {
  a: v128;
  b: v128;
}
export class ThreePacks {
  a: v128;
  b: v128;
  c: v128;
}
export class FourPacks {
  a: v128;
  b: v128;
  c: v128;
  d: v128;
}

/** Bytes of a label's block. */
// @inline
export function blockOf<P>(): usize {
  return offsetof<P>() ? offsetof<P>() : block;
}
