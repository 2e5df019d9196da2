import type { Kysely } from 'kysely';

/** The two engines that a collection can lie in. */
export type DatabaseKind = 'sqlite' | 'postgres';

/**
 * A step from one version of the schema to the next. It is written once, for both engines, and never changed after a
 * release: what it left behind lies in files that people keep.
 */
export interface Migration {
  /** What it brings, in a few words. */
  readonly title: string;
  readonly migrate: (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
}
