import { rename, rm } from 'node:fs/promises';
import { must } from '@latin-puzzles/core/basis';
import { sql } from 'kysely';
import { onStore } from '../database/index.ts';
import { type Collection, openCollection } from '../store/index.ts';
import { storeFlaws } from './integrity.ts';
import { mergeCollection } from './merge.ts';
import type { CareOptions } from './options.ts';

/** What was written. */
export interface BackupOutcome {
  readonly puzzles: number;
  readonly stopped: boolean;
}

/**
 * Writes a collection to a file of SQLite, as it is at this moment; others may go on reading and writing. The file takes its
 * place when it is whole and sound. Of a database of PostgreSQL the puzzles are copied, with all that belongs to them.
 */
export async function backUp(collection: Collection, file: string, options: CareOptions = {}): Promise<BackupOutcome> {
  const draft = `${file}.${process.pid}.part`;
  await rm(draft, { force: true });
  try {
    if (collection.store.kind === 'sqlite')
      await collection.read((db) => sql`vacuum into ${sql.lit(draft)}`.execute(db));
    const copy = must(await openCollection(draft));
    let stopped = false;
    try {
      if (collection.store.kind === 'postgres') ({ stopped } = await mergeCollection(copy, collection, options));
      const [flaw] = await storeFlaws(copy);
      if (flaw !== undefined) throw new Error(`The copy is damaged: ${flaw}`);
      const puzzles = await copy.count();
      if (stopped) return { puzzles: 0, stopped };
      // The log is folded into the file, which then stands alone.
      await copy.read((db) => sql`pragma journal_mode = delete`.execute(db));
      await copy.close();
      await onStore(file, () => rename(draft, file));
      return { puzzles, stopped };
    } finally {
      await copy.close();
    }
  } finally {
    for (const ending of ['', '-wal', '-shm']) await rm(`${draft}${ending}`, { force: true });
  }
}
