import { resolveBoard } from '@latin-puzzles/core/board';
import {
  type Collection,
  CollectionFailure,
  locateCollection,
  openCollection,
  type PuzzleFilter,
  type QueryOptions,
} from '@latin-puzzles/mill/collection';
import { accepted, BadInput } from '../terminal/exit.ts';
import type { CollectionOption, FilterOptions } from './options.ts';

/** This file brings in the database, which takes a while to load: import it only when a collection is used. */
export interface OpeningOptions {
  /** Whether a file that is missing is made. */
  readonly create?: boolean;
}

/** Does work on the collection that is meant, and gives it free; its failures become bad input with their faults. */
export async function withCollection<T>(
  { collection: said }: CollectionOption,
  work: (collection: Collection) => Promise<T>,
  { create = false }: OpeningOptions = {},
): Promise<T> {
  const collection = accepted(await openCollection(locateCollection(said, process.env), { create }));
  try {
    return await work(collection);
  } catch (error) {
    throw error instanceof CollectionFailure ? new BadInput(error.fault) : error;
  } finally {
    await collection.close();
  }
}

/** What the options ask of puzzles. A board may be called by any of its names. */
export function filterOf(options: FilterOptions): PuzzleFilter {
  const { board, level, theorem, titled, id, ...rest } = options;
  const { score, clues, hardest, symmetry, added, fair, critical, inscribed, plan, line } = rest;
  const key = board === undefined || board.startsWith('own:') ? board : accepted(resolveBoard(board)).name;
  return {
    ...{ board: key, levels: level, theorems: theorem, title: titled, name: id },
    ...{ score, clues, hardest, symmetry, added, fair, critical, inscribed, plan, line },
  };
}

export function queryOrder({ order, descending, limit }: FilterOptions): QueryOptions {
  return { order, descending, limit };
}
