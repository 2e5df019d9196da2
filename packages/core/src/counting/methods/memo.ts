/** Counts by the normal forms of what was counted, as many as a bound on memory allows. */
export interface Memo {
  get(key: string): bigint | undefined;
  set(key: string, count: bigint): void;
  /** How many counts are kept. */
  readonly size: number;
}

/** What an entry takes besides its key, in bytes, about. */
const ENTRY = 96;

/**
 * Two generations: when the younger has half of the bytes the older is forgotten, so that what was asked for lately
 * stays. A count that was forgotten is made again.
 */
export function makeMemo(bytes: number): Memo {
  let young = new Map<string, bigint>();
  let old = new Map<string, bigint>();
  let used = 0;
  const set = (key: string, count: bigint) => {
    young.set(key, count);
    used += ENTRY + key.length;
    if (used < bytes / 2) return;
    old = young;
    young = new Map();
    used = 0;
  };
  return {
    get(key) {
      const recent = young.get(key);
      if (recent !== undefined) return recent;
      const count = old.get(key);
      if (count !== undefined) set(key, count);
      return count;
    },
    set,
    get size() {
      return young.size + old.size;
    },
  };
}
