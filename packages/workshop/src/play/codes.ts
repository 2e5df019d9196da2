import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNativeRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { CODE_FAULTS } from './faults.ts';
import type { Game } from './game.ts';
import { GAME_FORMAT, makeGameRecord, parseGameRecord } from './record.ts';

/** Makes a text shorter, in characters that stand in an address without escapes. */
export type PackText = (text: string) => Promise<string>;

/** Gives such a text back; nothing if it is damaged, or takes more than `limit` bytes. */
export type UnpackText = (packed: string, limit: number) => Promise<string | undefined>;

/** What a code can hold. */
export type Shared = { readonly puzzle: Puzzle } | { readonly game: Game };

/** The first character of a code tells how the rest is written. */
const VERSION = '1';
/** Longer codes are none of ours. */
const MAX_CODE = 200_000;
const MAX_TEXT = 4_000_000;

/** The record of a puzzle without what tells its solution. */
export function makeChallengeRecord(puzzle: Puzzle): Record<string, unknown> {
  const { solution: _solution, proof: _proof, ...record } = makeNativeRecord(puzzle);
  return record;
}

/** The code of a puzzle. Its solution is kept back: a code must not tell it. */
export function makePuzzleCode(puzzle: Puzzle, pack: PackText): Promise<string> {
  return makeCode(makeChallengeRecord(puzzle), pack);
}

/** The code of a game in progress, every branch of it included. */
export function makeGameCode(game: Game, now: number, pack: PackText): Promise<string> {
  return makeCode({ ...makeGameRecord(game, now), puzzle: makeChallengeRecord(game.puzzle) }, pack);
}

async function makeCode(record: unknown, pack: PackText): Promise<string> {
  return VERSION + (await pack(JSON.stringify(record)));
}

/** What a code holds. Codes come from anywhere: whatever is wrong with one ends in a fault and nothing else. */
export async function parseCode(code: string, unpack: UnpackText): Promise<Result<Shared>> {
  if (code.length > MAX_CODE) return failure(CODE_FAULTS, 'format.encoding:long', 'link');
  if (code[0] !== VERSION) return failure(CODE_FAULTS, 'format.encoding:unknown', 'link');
  const text = await unpack(code.slice(1), MAX_TEXT);
  if (text === undefined) return failure(CODE_FAULTS, 'format.encoding:damaged', 'link');
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return failure(CODE_FAULTS, 'format.encoding:damaged', 'link');
  }
  if ((record as { format?: unknown } | null)?.format === GAME_FORMAT) {
    const game = parseGameRecord(record);
    return game.ok ? success({ game: game.value }) : game;
  }
  const puzzle = parseNativeRecord(record);
  return puzzle.ok ? success({ puzzle: puzzle.value }) : puzzle;
}
