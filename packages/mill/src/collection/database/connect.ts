import { stat } from 'node:fs/promises';
import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { Kysely } from 'kysely';
import { storeFault } from './failure.ts';
import { COLLECTION_FAULTS } from './faults.ts';
import { makeLibsqlDialect } from './libsql.ts';
import { type CollectionLocation, isServerAddress, shownLocation } from './location.ts';
import type { DatabaseKind, Migration } from './migrations/index.ts';
import { makePostgresDialect } from './postgres.ts';
import { bringUpToDate } from './schema.ts';
import type { Tables } from './tables.ts';

/** A database with the newest schema, and what must be known of it. */
export interface Store {
  readonly db: Kysely<Tables>;
  readonly kind: DatabaseKind;
  readonly location: CollectionLocation;
  /** The location for messages. */
  readonly place: string;
}

/** How a store is opened. */
export interface ConnectOptions {
  /** Whether a file that is missing is made; it is unless this is false. */
  readonly create?: boolean | undefined;
  /** Tests stop at an earlier version of the schema. */
  readonly migrations?: readonly Migration[] | undefined;
}

export async function connect(
  location: CollectionLocation,
  { create = true, migrations }: ConnectOptions = {},
): Promise<Result<Store>> {
  const kind: DatabaseKind = isServerAddress(location) ? 'postgres' : 'sqlite';
  const place = shownLocation(location);
  if (kind === 'sqlite' && !create && !(await stat(location).catch(() => undefined)))
    return failure(COLLECTION_FAULTS, 'collection.missing', place);
  let db: Kysely<Tables> | undefined;
  try {
    db = new Kysely<Tables>({
      dialect: await (kind === 'sqlite' ? makeLibsqlDialect(location) : makePostgresDialect(location)),
    });
    const ready = await bringUpToDate(db, { kind, place, migrations });
    if (ready.ok) return success({ db, kind, location, place });
    await db.destroy();
    return ready;
  } catch (error) {
    await db?.destroy();
    const fault = storeFault(error, place);
    if (fault) return { ok: false, fault };
    throw error;
  }
}
