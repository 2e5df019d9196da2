import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNativeRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { GAME_FORMAT, type Game, makeGameRecord, parseGameRecord } from '@latin-puzzles/workshop/play';
import { makeBase64, parseBase64 } from './base64.ts';
import { compressed, decompressed } from './compression.ts';

/** What a link can hold. */
export type Shared = { readonly puzzle: Puzzle } | { readonly game: Game };

/** The first character of a code tells how the rest is written. */
const VERSION = '1';
/** Longer codes are no links of ours. */
const MAX_CODE = 200_000;
const MAX_TEXT = 4_000_000;

/** The record of a puzzle without what tells its solution. */
export function challengeRecord(puzzle: Puzzle): Record<string, unknown> {
  const { solution: _solution, proof: _proof, ...record } = makeNativeRecord(puzzle);
  return record;
}

/** The code of a puzzle. Its solution is kept back: a link must not tell it. */
export function makePuzzleCode(puzzle: Puzzle): Promise<string> {
  return makeCode(challengeRecord(puzzle));
}

/** The code of a game in progress, every branch of it included. */
export function makeGameCode(game: Game, now: number): Promise<string> {
  return makeCode({ ...makeGameRecord(game, now), puzzle: challengeRecord(game.puzzle) });
}

async function makeCode(record: unknown): Promise<string> {
  return VERSION + makeBase64(await compressed(JSON.stringify(record)));
}

/** What a code holds. Codes come from anywhere: whatever is wrong with one ends in a fault and nothing else. */
export async function parseCode(code: string): Promise<Result<Shared>> {
  if (code.length > MAX_CODE) return failure('format.encoding:long', 'link');
  if (code[0] !== VERSION) return failure('format.encoding:unknown', 'link');
  const bytes = parseBase64(code.slice(1));
  const text = bytes && (await decompressed(bytes, MAX_TEXT));
  if (text === undefined) return failure('format.encoding:damaged', 'link');
  let record: unknown;
  try {
    record = JSON.parse(text);
  } catch {
    return failure('format.encoding:damaged', 'link');
  }
  if ((record as { format?: unknown } | null)?.format === GAME_FORMAT) {
    const game = parseGameRecord(record);
    return game.ok ? success({ game: game.value }) : game;
  }
  const puzzle = parseNativeRecord(record);
  return puzzle.ok ? success({ puzzle: puzzle.value }) : puzzle;
}
