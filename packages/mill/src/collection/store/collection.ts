import type { Result } from '@latin-puzzles/core/basis';
import type { Kysely, Transaction } from 'kysely';
import {
  type CollectionLocation,
  type ConnectOptions,
  connect,
  onStore,
  type Store,
  type Tables,
} from '../database/index.ts';
import {
  type AddContext,
  type AddReport,
  addEntries,
  type CollectionStats,
  countMatching,
  type DayCount,
  type MergeReport,
  mergeEntries,
  type PuzzleEntry,
  type PuzzleFilter,
  type PuzzlePage,
  type PuzzleParts,
  type QueryOptions,
  RowMaker,
  readDays,
  readPage,
  readParts,
  readPuzzlePages,
  readStats,
  reviseEntries,
  type StoredPuzzle,
} from '../puzzles/index.ts';

/** How a collection is opened. */
export interface CollectionOptions extends ConnectOptions {
  /** The time at which puzzles are added, in milliseconds since 1970. */
  readonly clock?: (() => number) | undefined;
}

/** What one can do within a transaction: all of it becomes true together, or nothing. */
export interface CollectionTransaction {
  /** The tables, for rooms that keep their own beside the puzzles. */
  readonly db: Transaction<Tables>;
  add(entries: readonly PuzzleEntry[]): Promise<AddReport>;
  /** Lets the documents of puzzles that are there say what these say. */
  revise(entries: readonly PuzzleEntry[]): Promise<void>;
  /** Takes entries of another collection in: of equivalent puzzles the one that was added first stays. */
  merge(entries: readonly PuzzleEntry[]): Promise<MergeReport>;
}

/**
 * Puzzles that are kept, each once however it is turned, mirrored or renamed. When the store fails, methods throw a
 * `CollectionFailure`, and the collection is as it was before the call.
 */
export class Collection {
  readonly #store: Store;
  readonly #clock: () => number;
  readonly #rows = new RowMaker();

  constructor(store: Store, clock: () => number) {
    this.#store = store;
    this.#clock = clock;
  }

  /** What must be known of the database. */
  get store(): Store {
    return this.#store;
  }

  /** Where it lies, as messages say it. */
  get place(): string {
    return this.#store.place;
  }

  /** The tables themselves; what fails there is not told as a failure of the collection. */
  get db(): Kysely<Tables> {
    return this.#store.db;
  }

  /** Reads from the tables. */
  read<T>(work: (db: Kysely<Tables>) => Promise<T>): Promise<T> {
    return onStore(this.place, () => work(this.#store.db));
  }

  /** Adds puzzles in one transaction. */
  add(entries: readonly PuzzleEntry[]): Promise<AddReport> {
    return this.transaction((trx) => trx.add(entries));
  }

  /** The puzzles that pass a filter, as they are read; only a page of them is in memory. */
  async *query(filter: PuzzleFilter = {}, options: QueryOptions = {}): AsyncGenerator<StoredPuzzle, void, undefined> {
    for await (const page of this.pages(filter, options)) yield* page;
  }

  /** The same, a page at a time. */
  async *pages(
    filter: PuzzleFilter = {},
    options: QueryOptions = {},
  ): AsyncGenerator<readonly StoredPuzzle[], void, undefined> {
    const pages = readPuzzlePages(this.#store.db, filter, options);
    for (;;) {
      const { value: page } = await onStore(this.place, () => pages.next());
      if (!page) return;
      yield page;
    }
  }

  /** A page of them, and where the next one begins. */
  page(filter: PuzzleFilter, options: QueryOptions): Promise<PuzzlePage> {
    return this.read((db) => readPage(db, filter, options));
  }

  /** What there is, in numbers. */
  stats(): Promise<CollectionStats> {
    return this.read(readStats);
  }

  /** When the puzzles that pass a filter were added, day by day. */
  days(filter: PuzzleFilter = {}): Promise<DayCount[]> {
    return this.read((db) => readDays(db, filter));
  }

  /** The proofs and the judgements of some puzzles, by their numbers. */
  parts(ids: readonly number[]): Promise<PuzzleParts> {
    return this.read((db) => readParts(db, ids));
  }

  /** How many puzzles pass a filter. */
  count(filter: PuzzleFilter = {}): Promise<number> {
    return this.read((db) => countMatching(db, filter));
  }

  /** Does work in one transaction. Within it only what it is given may be used: the collection itself waits for its end. */
  transaction<T>(work: (trx: CollectionTransaction) => Promise<T>): Promise<T> {
    return onStore(this.place, () =>
      this.#store.db.transaction().execute((db) =>
        work({
          db,
          revise: (entries) => reviseEntries(db, entries, this.#rows),
          add: (entries) => addEntries(db, entries, this.#context()),
          merge: (entries) => mergeEntries(db, entries, this.#context()),
        }),
      ),
    );
  }

  #context(): AddContext {
    return { rows: this.#rows, now: new Date(this.#clock()).toISOString() };
  }

  /** Gives the file or the connections free. */
  close(): Promise<void> {
    return this.#store.db.destroy();
  }
}

/**
 * Opens a collection, in a file or in a database of PostgreSQL, makes it if it is not there, and brings an older one up to
 * date.
 */
export async function openCollection(
  location: CollectionLocation,
  { clock = Date.now, ...options }: CollectionOptions = {},
): Promise<Result<Collection>> {
  const store = await connect(location, options);
  return store.ok ? { ok: true, value: new Collection(store.value, clock) } : store;
}
