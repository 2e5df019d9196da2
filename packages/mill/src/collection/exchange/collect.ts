import { type Fault, faultWithin } from '@latin-puzzles/core/basis';
import type { Signal } from '@latin-puzzles/core/engine';
import type { InputItem } from '@latin-puzzles/core/format';
import { makeTools } from '@latin-puzzles/workshop/tools';
import { makeEntry, type PuzzleEntry } from '../puzzles/index.ts';
import type { Collection } from '../store/index.ts';
import { type StudyWishes, studyEntry } from './study.ts';

/** What became of puzzles that were read. */
export interface CollectCounts {
  readonly added: number;
  readonly known: number;
  readonly refused: number;
}

/** How puzzles are taken in. */
export interface CollectOptions extends StudyWishes {
  readonly signal?: Signal | undefined;
  readonly onProgress?: ((counts: CollectCounts) => void) | undefined;
  /** Told of everything that is not taken, with its place in the input. */
  readonly onRefused?: ((fault: Fault) => void) | undefined;
  readonly clock?: (() => number) | undefined;
}

/** A transaction takes so many puzzles at most, and waits so many milliseconds for them. */
const [MOST, LONGEST] = [500, 1000];

/**
 * Takes puzzles in as they are read, many in a transaction. One that is wrong is refused, and costs nothing but itself. When
 * it is stopped, what was read before is added.
 */
export async function collectPuzzles(
  collection: Collection,
  items: AsyncIterable<InputItem> | Iterable<InputItem>,
  { signal, onProgress, onRefused, clock = Date.now, ...wishes }: CollectOptions = {},
): Promise<CollectCounts & { readonly stopped: boolean }> {
  const tools = makeTools();
  let counts: CollectCounts = { added: 0, known: 0, refused: 0 };
  let waiting: PuzzleEntry[] = [];
  let since = clock();
  const flush = async () => {
    const { added, known } = await collection.add(waiting);
    counts = { ...counts, added: counts.added + added.length, known: counts.known + known.length };
    waiting = [];
    since = clock();
    onProgress?.(counts);
  };
  let stopped = false;
  for await (const { place, result } of items) {
    const entry = result.ok ? studyEntry(tools, makeEntry(result.value), wishes, signal) : result;
    stopped = entry === undefined || signal?.aborted === true;
    if (entry?.ok) waiting.push(entry.value);
    else if (entry) {
      counts = { ...counts, refused: counts.refused + 1 };
      onRefused?.(result.ok ? faultWithin(place, entry.fault) : entry.fault);
    }
    if (waiting.length >= MOST || clock() - since >= LONGEST) await flush();
    if (stopped) break;
  }
  if (waiting.length > 0) await flush();
  return { ...counts, stopped };
}
