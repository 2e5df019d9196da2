import { setImmediate } from 'node:timers/promises';
import type { Client, InArgs, Transaction } from '@libsql/client';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Turns } from './turns.ts';

/** How long a writer waits for another process to finish its transaction, in milliseconds. */
const BUSY_TIMEOUT = 10_000;

/**
 * With a write-ahead log readers and one writer do not wait for each other. `normal` syncs the log when it is folded into
 * the file, not after every transaction: a killed process loses nothing, and a machine that loses its power loses at most
 * the last transactions, each as a whole; the file stays sound either way.
 */
const SETTINGS = ['journal_mode = wal', 'synchronous = normal', 'foreign_keys = on', 'cache_size = -65536'];

/** A file of SQLite. The client has one connection, which keeps its settings, and whose users take turns. */
export async function makeLibsqlDialect(path: string): Promise<Dialect> {
  const { createClient } = await import('@libsql/client/sqlite3');
  const client = createClient({ url: fileUrl(path), timeout: BUSY_TIMEOUT, concurrency: 1 });
  try {
    await applySettings(client);
  } catch (error) {
    client.close();
    throw error;
  }
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new LibsqlDriver(client),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

async function applySettings(client: Client): Promise<void> {
  for (const setting of SETTINGS) await client.execute(`pragma ${setting}`);
}

/** A path as the client reads it: what means something in an address is escaped. */
function fileUrl(path: string): string {
  return `file:${path.replace(/[%?#]/g, encodeURIComponent)}`;
}

class LibsqlDriver implements Driver {
  readonly #client: Client;
  readonly #turns = new Turns();

  constructor(client: Client) {
    this.#client = client;
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turns.take();
    return new LibsqlConnection(this.#client);
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    // Immediate: who will write waits at the beginning, where nothing is lost, and not in the middle.
    connection.transaction = await connection.watch(() => this.#client.transaction('write'));
  }

  async commitTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.watch(() => connection.transaction!.commit());
    connection.transaction = undefined;
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    // What fails for want of space has been rolled back by SQLite itself.
    connection.transaction?.close();
    connection.transaction = undefined;
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    try {
      if (connection.failed) await this.#renew();
      // The memory of statements is given free in a turn of the event loop, which answers that come at once would never allow.
      await setImmediate();
    } finally {
      this.#turns.give();
    }
  }

  /**
   * libsql does not reset a statement that failed until it is collected as garbage. Until then it would hold the connection to
   * what the file was at that moment: readers would see nothing new, and writers be refused.
   */
  async #renew(): Promise<void> {
    await this.#client.reconnect();
    await applySettings(this.#client);
  }

  async destroy(): Promise<void> {
    this.#client.close();
  }
}

class LibsqlConnection implements DatabaseConnection {
  transaction: Transaction | undefined;
  failed = false;
  readonly #client: Client;

  constructor(client: Client) {
    this.#client = client;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = { sql, args: parameters as InArgs };
    const { rows, rowsAffected } = await this.watch(() => (this.transaction ?? this.#client).execute(statement));
    return { rows: rows as R[], numAffectedRows: BigInt(rowsAffected) };
  }

  async watch<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      this.failed = true;
      throw error;
    }
  }

  // biome-ignore lint/correctness/useYield: pages are read instead, so that writers need not wait for readers
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are read in pages.');
  }
}
