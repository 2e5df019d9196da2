import { parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { type Game, makeGameRecord, parseGameRecord } from '@latin-puzzles/workshop/play';
import { recordOf, setAside, soundOf } from '../shell/damaged.ts';
import { readStored, removeStored, storedKeys, writeStored } from '../shell/storage.ts';

/** A game kept on this device, as it is listed. */
export interface Kept {
  /** The name it is kept under, made from the canonical hash of its puzzle. */
  readonly hash: string;
  readonly title: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
  /** The share of its cells that have labels. */
  readonly filled: number;
  readonly solved: boolean;
}

const PREFIX = 'game/';

/** Keeps a game; whether there was room for it. */
export function keepGame(game: Game, facts: Kept): boolean {
  return writeStored(PREFIX + facts.hash, { ...makeGameRecord(game, facts.at), kept: facts });
}

/** What was kept under a name: nothing, a game, or a game that is damaged, of which perhaps the puzzle can be saved. */
export type SavedGame = { readonly game: Game } | { readonly damaged: true; readonly puzzle?: Puzzle };

export function keptGame(hash: string): SavedGame | undefined {
  if (!storedKeys(PREFIX + hash).includes(PREFIX + hash)) return undefined;
  const record = readStored(PREFIX + hash);
  const game = parseGameRecord(record);
  if (game.ok) return { game: game.value };
  setAside(PREFIX + hash);
  const puzzle = parseNativeRecord(recordOf(record)?.puzzle);
  return { damaged: true, ...(puzzle.ok ? { puzzle: puzzle.value } : {}) };
}

export function forgetGame(hash: string): void {
  removeStored(PREFIX + hash);
}

/** All games kept, the latest first. Those that cannot be read at all are set aside. */
export function keptGames(): Kept[] {
  return storedKeys(PREFIX)
    .flatMap((key) => {
      const facts = soundOf(key, recordOf)?.kept as Partial<Kept> | undefined;
      return isKept(facts) && PREFIX + facts.hash === key ? [facts] : [];
    })
    .sort((a, b) => b.at - a.at);
}

function isKept(facts: Partial<Kept> | undefined): facts is Kept {
  return (
    typeof facts?.hash === 'string' &&
    typeof facts.title === 'string' &&
    typeof facts.at === 'number' &&
    typeof facts.filled === 'number' &&
    typeof facts.solved === 'boolean'
  );
}
