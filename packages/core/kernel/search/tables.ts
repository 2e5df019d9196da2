import { packs, readHeader } from './generated/agreement';

/* The board as the search sees it, laid out in memory by src/engine/search/layout.ts: agreement.mjs tells its tables. */

export * from './generated/agreement';

/** Bytes of one label's packs. */
export let block: usize = 0;

/** Takes up the board whose header lies at an address. */
export function useTables(header: usize): void {
  readHeader(header);
  block = (<usize>packs) << 4;
}
