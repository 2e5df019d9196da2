import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { PlayerJudgement } from './entry.ts';
import { portions } from './portions.ts';
import { findableText } from './storable.ts';

/** What players found the puzzle of a hash to be. */
export interface JudgedHash {
  readonly hash: string;
  readonly judgements: readonly PlayerJudgement[];
}

/**
 * Adds judgements of players within a transaction. One that is there already, by the same player at the same moment, stays as
 * it is. Gives the hashes that the collection does not have.
 */
export async function insertJudgements(trx: Kysely<Tables>, judged: readonly JudgedHash[]): Promise<string[]> {
  const missing: string[] = [];
  for (const some of portions(judged)) {
    const hashes = some.map(({ hash }) => hash);
    const found = await trx.selectFrom('puzzles').select(['id', 'hash']).where('hash', 'in', hashes).execute();
    const ids = new Map(found.map(({ id, hash }) => [hash, id]));
    missing.push(...hashes.filter((hash) => !ids.has(hash)));
    const values = some.flatMap(({ hash, judgements }) => {
      const puzzle = ids.get(hash);
      if (puzzle === undefined) return [];
      return judgements.map(({ player, level, seconds = null, at }) => ({
        ...{ puzzle, player: findableText(player), level, seconds },
        judged_at: at,
      }));
    });
    for (const rows of portions(values))
      await trx
        .insertInto('judgements')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
  }
  return missing;
}
