import { type Dialect, PostgresDialect } from 'kysely';

/** A database of PostgreSQL, by its address. It is asked once whether it is there. */
export async function makePostgresDialect(url: string): Promise<Dialect> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString: url, max: 4, connectionTimeoutMillis: 10_000 });
  // A connection that breaks while it is idle is dropped from the pool; whoever needs one next gets another.
  pool.on('error', () => {});
  try {
    (await pool.connect()).release();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return new PostgresDialect({ pool });
}
