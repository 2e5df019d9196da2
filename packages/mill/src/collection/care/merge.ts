import { makeStoredEntryReader, type PuzzleEntry } from '../puzzles/index.ts';
import type { Collection } from '../store/index.ts';
import type { CareOptions } from './options.ts';

/** What became of the puzzles of another collection. */
export interface MergeOutcome {
  readonly added: number;
  /** Those that took the place of an equivalent puzzle, since they had been added earlier. */
  readonly replaced: number;
  readonly known: number;
  /** Those whose documents cannot be read. */
  readonly refused: number;
  /** Whether it was stopped; what was taken in before stays. */
  readonly stopped: boolean;
}

/** Takes all puzzles of one collection into another, a page in a transaction. */
export async function mergeCollection(
  into: Collection,
  from: Collection,
  { signal, onProgress }: CareOptions = {},
): Promise<MergeOutcome> {
  const read = makeStoredEntryReader();
  const all = await from.count();
  let [added, replaced, known, refused] = [0, 0, 0, 0];
  for await (const page of from.pages()) {
    const parts = await from.parts(page.map(({ id }) => id));
    const entries: PuzzleEntry[] = [];
    for (const stored of page) {
      const entry = read(stored, parts);
      if (entry.ok) entries.push(entry.value);
      else refused++;
    }
    const report = await into.transaction((trx) => trx.merge(entries));
    added += report.added;
    replaced += report.replaced;
    known += report.known;
    onProgress?.({ done: added + replaced + known + refused, all });
    if (signal?.aborted) return { added, replaced, known, refused, stopped: true };
  }
  return { added, replaced, known, refused, stopped: false };
}
