import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { type Kysely, sql } from 'kysely';
import { COLLECTION_FAULTS } from './faults.ts';
import { type DatabaseKind, MIGRATIONS, type Migration } from './migrations/index.ts';
import type { Tables } from './tables.ts';

/** How a database is brought to the version of the schema that this program knows. */
export interface SchemaOptions {
  readonly kind: DatabaseKind;
  /** Where the collection is, for faults. */
  readonly place: string;
  /** Tests stop earlier. */
  readonly migrations?: readonly Migration[] | undefined;
}

/** Locks the schema of a PostgreSQL database; any number will do that is always the same. */
const LOCK = 7_118_472;

/**
 * Makes the missing versions of the schema, all in one transaction, so that a database is at its old version or at the newest.
 * A newer one than we know is left alone.
 */
export async function bringUpToDate(db: Kysely<Tables>, options: SchemaOptions): Promise<Result<void>> {
  const { kind, migrations = MIGRATIONS } = options;
  const seen = await checkVersion(db, options);
  // Whoever only reads need not wait for whoever writes.
  if (!seen.ok || seen.value === migrations.length) return seen.ok ? success(undefined) : seen;
  return db.transaction().execute(async (trx): Promise<Result<void>> => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const version = await checkVersion(trx, options);
    if (!version.ok) return version;
    if (version.value === 0)
      await sql`
        create table if not exists collection_versions (
          version integer primary key,
          title text not null,
          migrated_at text not null
        )`.execute(trx);
    for (const [index, { title, migrate }] of migrations.entries()) {
      if (index < version.value) continue;
      await migrate(trx as unknown as Kysely<unknown>, kind);
      const row = { version: index + 1, title, migrated_at: new Date().toISOString() };
      await trx.insertInto('collection_versions').values(row).execute();
    }
    return success(undefined);
  });
}

/** The version of the schema, 0 where there is none yet; or why we keep away from the database. */
async function checkVersion(
  db: Kysely<Tables>,
  { kind, place, migrations = MIGRATIONS }: SchemaOptions,
): Promise<Result<number>> {
  const names = await tableNames(db, kind);
  if (!names.includes('collection_versions')) {
    // A server's database may be shared with others; a file is not.
    const foreign = names.find((name) => kind === 'sqlite' || OWN.includes(name));
    return foreign === undefined
      ? success(0)
      : failure(COLLECTION_FAULTS, 'collection.foreign:tables', place, { table: foreign });
  }
  const { version } = await db
    .selectFrom('collection_versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version > migrations.length
    ? failure(COLLECTION_FAULTS, 'collection.newer', place, { found: version, known: migrations.length })
    : success(version ?? 0);
}

const OWN: readonly string[] = ['boards', 'puzzles', 'proofs', 'judgements'] satisfies (keyof Tables)[];

async function tableNames(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  const query =
    kind === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table' and substr(name, 1, 7) <> 'sqlite_'`
      : sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema()`;
  return (await query.execute(db)).rows.map(({ name }) => name);
}
