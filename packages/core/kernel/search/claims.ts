import { blockOf } from './size';
import { block, claims } from './tables';
import { placesOf } from './write';

/*
 * A cell that has been written is claimed: it is to be taken from all labels but its own. That is done for all claims of a
 * pass at once, in the pass after it.
 */

/** Two blocks: the cells written in this pass, and those of the pass before. */
let claimed: usize = 0;
export let claimedBefore: usize = 0;

/** Takes up the blocks of the board in use. */
export function useClaims(): void {
  claimed = claims;
  claimedBefore = claims + block;
}

/** Whether a cell is claimed: written since the claims were turned. */
// @inline
export function isClaimed(cell: i32): bool {
  const place = placesOf(cell);
  return (load<u64>(claimed + load<u32>(place)) & load<u64>(place, 8)) !== 0;
}

/** Remembers to take a cell from all labels. */
// @inline
export function claim(cell: i32): void {
  const end = placesOf(cell + 1);
  for (let place = placesOf(cell); place < end; place += 16) {
    const at = claimed + load<u32>(place);
    store<u64>(at, load<u64>(at) | load<u64>(place, 8));
  }
}

/** The cells claimed so far become those claimed before, and none is claimed. */
// @inline
export function turnClaims<P>(): void {
  const before = claimedBefore;
  claimedBefore = claimed;
  claimed = before;
  clearClaims<P>();
}

// @inline
export function clearClaims<P>(): void {
  for (let at = claimed, end = at + blockOf<P>(); at < end; at += 16) v128.store(at, i64x2.splat(0));
}
