import { faultWithin } from '@latin-puzzles/core/basis';
import {
  type Collection,
  CollectionFailure,
  openCollection,
  type PageEnd,
  type PuzzleFilter,
  parseEntry,
  type QueryOptions,
  readStats,
} from '@latin-puzzles/mill/collection';
import { orRefuse, Refusal } from '@latin-puzzles/workshop/tools';
import { checkCells } from './puzzle.ts';
import type { ThreadTask } from './task.ts';

/** Gives the collection, which is opened at the first question, and made if it is not there. */
export function makeCollectionOpener(location: string): () => Promise<Collection> {
  let opened: Promise<Collection> | undefined;
  return () => {
    opened ??= openCollection(location).then(orRefuse);
    // After a failure the next question tries again.
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
}

/** What the store cannot do is told by its fault. */
export async function onCollection<T>(
  open: () => Promise<Collection>,
  use: (collection: Collection) => Promise<T>,
): Promise<T> {
  try {
    return await use(await open());
  } catch (error) {
    throw error instanceof CollectionFailure ? new Refusal(error.fault) : error;
  }
}

export interface QueryInput {
  readonly filter: PuzzleFilter;
  readonly options: Omit<QueryOptions, 'after'>;
  /** Where the page before ended. */
  readonly after?: PageEnd | undefined;
}

/** A page of the puzzles of the collection. */
export const queryWork: ThreadTask<QueryInput, object> = ({ filter, options, after }, { collection }) =>
  onCollection(collection, async (kept) => {
    const { puzzles, end } = await kept.page(filter, { ...options, after });
    return { puzzles, next: end && Buffer.from(JSON.stringify(end)).toString('base64url') };
  });

export const statsWork: ThreadTask<object, object> = (_, { collection }) =>
  onCollection(collection, (kept) => readStats(kept.db));

export const daysWork: ThreadTask<PuzzleFilter, object> = (filter, { collection }) =>
  onCollection(collection, async (kept) => ({ days: await kept.days(filter) }));

/** Adds puzzles, all or none. */
export const addWork: ThreadTask<{ readonly puzzles: readonly unknown[] }, object> = ({ puzzles }, context) => {
  const entries = puzzles.map((record, index) => {
    const entry = parseEntry(record);
    if (!entry.ok) throw new Refusal(faultWithin(`puzzles[${index}]`, entry.fault, '.'));
    checkCells(entry.value.puzzle.board, context.mostCells);
    return entry.value;
  });
  return onCollection(context.collection, (kept) => kept.add(entries));
};
