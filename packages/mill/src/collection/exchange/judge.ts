import { type Fault, failure, faultWithin, makeFault, type Result, success } from '@latin-puzzles/core/basis';
import { canonicalHash } from '@latin-puzzles/core/puzzle';
import { type JudgementRows, LEVELS } from '@latin-puzzles/core/rating';
import {
  insertJudgements,
  isMoment,
  type JudgedHash,
  type PlayerJudgement,
  type StoredPuzzle,
} from '../puzzles/index.ts';
import type { Collection } from '../store/index.ts';
import { ENTRY_FAULTS } from './faults.ts';

/** The puzzle whose hash begins so. */
export async function findByHash(collection: Collection, hashPrefix: string): Promise<Result<StoredPuzzle>> {
  const hash = hashPrefix.trim().toLowerCase();
  const isHash = /^[0-9a-f]{1,32}$/.test(hash);
  // Behind every hash that begins so is this with a letter that hashes do not have.
  const filter = { hash: { from: hash, to: `${hash}g` } };
  const count = isHash ? await collection.count(filter) : 0;
  if (count === 0) return failure(ENTRY_FAULTS, 'collection.puzzle:none', 'hash', { hash: hashPrefix });
  if (count > 1) return failure(ENTRY_FAULTS, 'collection.puzzle:several', 'hash', { hash, count });
  const { puzzles } = await collection.page(filter, { limit: 1 });
  return success(puzzles[0]!);
}

/** Keeps what a player found a puzzle to be. */
export async function judgePuzzle(collection: Collection, hash: string, judgement: PlayerJudgement): Promise<void> {
  await collection.transaction(({ db }) => insertJudgements(db, [{ hash, judgements: [judgement] }]));
}

/** What became of the judgements of a file. */
export interface JudgeOutcome {
  readonly judged: number;
  /** One for every row that is wrong, or about a puzzle that the collection does not have; in the order of the rows. */
  readonly faults: readonly Fault[];
}

/**
 * Keeps the judgements of a file, by this player and at this moment where it does not say otherwise; numbers are told as the
 * levels that they stand for. A row that is wrong costs that row only.
 */
export async function judgePuzzles(
  collection: Collection,
  { rows, bounds }: JudgementRows,
  { player, at }: Pick<PlayerJudgement, 'player' | 'at'>,
): Promise<JudgeOutcome> {
  const read = rows.map((row) => (row.ok ? success({ ...row.value, hash: canonicalHash(row.value.puzzle) }) : row));
  const judged = read.flatMap((row): JudgedHash[] => {
    if (!row.ok) return [];
    const { hash, rating, time, ...judgement } = row.value;
    const level = LEVELS[bounds.filter((bound) => rating > bound).length]!;
    const by = { player: judgement.player || player, at: isMoment(judgement.at) ? judgement.at : at };
    return [{ hash, judgements: [{ ...by, level, seconds: time }] }];
  });
  const missing = new Set(await collection.transaction(({ db }) => insertJudgements(db, judged)));
  const faults = read.flatMap((row) => {
    if (!row.ok) return [row.fault];
    const { place, hash } = row.value;
    if (!missing.has(hash)) return [];
    return [faultWithin(place, makeFault(ENTRY_FAULTS, 'collection.puzzle:judged', 'puzzle', { hash }))];
  });
  return { judged: rows.length - faults.length, faults };
}
