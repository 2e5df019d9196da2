import { type Game, makeGameRecord, readSavedGame, type SavedGame } from '@latin-puzzles/workshop/play';
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

export function keptGame(hash: string): SavedGame | undefined {
  if (!storedKeys(PREFIX + hash).includes(PREFIX + hash)) return undefined;
  const saved = readSavedGame(readStored(PREFIX + hash));
  if ('damaged' in saved) setAside(PREFIX + hash);
  return saved;
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
