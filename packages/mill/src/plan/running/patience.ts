import { setTimeout as sleep } from 'node:timers/promises';
import type { Fault } from '@latin-puzzles/core/basis';
import { CollectionFailure } from '../../collection/index.ts';

/** Who hears of trouble with the collection, and what ends the waiting. */
export interface PatienceOptions {
  readonly signal?: AbortSignal | undefined;
  /** Told each time before it is tried again. */
  readonly onTrouble?: ((fault: Fault) => void) | undefined;
}

/** So many milliseconds are waited at first, and at most. */
const WAIT = { first: 200, longest: 10_000 };

/** Trouble that passes: another process writes, the server starts again, somebody frees the disk. */
const PASSING = ['collection.busy', 'collection.unreachable', 'collection.full'];

/** Does work on the collection, again and again while it cannot be reached or written to; until the signal comes. */
export async function patiently<T>(work: () => Promise<T>, { signal, onTrouble }: PatienceOptions): Promise<T> {
  for (let wait = WAIT.first; ; wait = Math.min(WAIT.longest, 2 * wait)) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CollectionFailure) || !PASSING.includes(error.fault.code) || signal?.aborted) throw error;
      onTrouble?.(error.fault);
      await sleep(wait, undefined, { signal }).catch(() => {});
    }
  }
}
