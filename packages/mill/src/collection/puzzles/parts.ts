import { promisify } from 'node:util';
import { inflate } from 'node:zlib';
import type { Level } from '@latin-puzzles/core/rating';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/index.ts';
import type { PlayerJudgement, ProofRecord } from './entry.ts';
import { profilesOf, type StoredProfile } from './profiles.ts';

/** What belongs to puzzles beyond their documents, by their numbers. */
export interface PuzzleParts {
  readonly proofs: ReadonlyMap<number, ProofRecord>;
  /** The profiles by which they are found. */
  readonly profiles: ReadonlyMap<number, StoredProfile>;
  /** In the order of dates and players. */
  readonly judgements: ReadonlyMap<number, readonly PlayerJudgement[]>;
}

export async function readParts(db: Kysely<Tables>, ids: readonly number[]): Promise<PuzzleParts> {
  if (ids.length === 0) return { proofs: new Map(), profiles: new Map(), judgements: new Map() };
  const packed = await db.selectFrom('proofs').select(['puzzle', 'proof']).where('puzzle', 'in', ids).execute();
  const proofs = new Map<number, ProofRecord>();
  for (const { puzzle, proof } of packed) proofs.set(puzzle, await unpackProof(proof));
  return { proofs, profiles: await profilesOf(db, ids), judgements: await judgementsOf(db, ids) };
}

const inflated = promisify<Uint8Array, Buffer>(inflate);

/** A proof as it lies in the table, read. */
async function unpackProof(packed: Uint8Array | ArrayBuffer): Promise<ProofRecord> {
  return JSON.parse((await inflated(new Uint8Array(packed))).toString());
}

async function judgementsOf(db: Kysely<Tables>, ids: readonly number[]): Promise<Map<number, PlayerJudgement[]>> {
  const rows = await db
    .selectFrom('judgements')
    .selectAll()
    .where('puzzle', 'in', ids)
    .orderBy('puzzle')
    .orderBy('judged_at')
    .orderBy('player')
    .execute();
  const judgements = new Map<number, PlayerJudgement[]>();
  for (const { puzzle, player, level, seconds, judged_at } of rows) {
    const judgement: PlayerJudgement = {
      player,
      level: level as Level,
      ...(seconds !== null && { seconds }),
      at: judged_at,
    };
    judgements.set(puzzle, [...(judgements.get(puzzle) ?? []), judgement]);
  }
  return judgements;
}
