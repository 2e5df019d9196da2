import { type Game, makeGameRecord, readSavedGame, type SavedGame } from '@latin-puzzles/workshop/play';
import { type DeviceStorage, recordOf } from '../storage/device-storage.ts';

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
  /** How often help was asked for. */
  readonly hints?: number | undefined;
  /** Whether it counts among the solves already. */
  readonly counted?: boolean | undefined;
  /** What its puzzle was made for: a day, or a step of a path. */
  readonly occasion?: string | undefined;
}

/** The games kept on this device. */
export interface SavedGames {
  /** Keeps a game; whether there was room for it. */
  keep(game: Game, facts: Kept): boolean;
  find(hash: string): SavedGame | undefined;
  /** A game that another window has kept since this one last looked or kept. */
  findForeign(hash: string): SavedGame | undefined;
  forget(hash: string): void;
  /** Forgets a game, and gives what brings it back. */
  remove(hash: string): () => void;
  /** What a game is listed by. */
  factsOf(hash: string): Kept | undefined;
  /** All of them, the latest first. Those that cannot be read at all are set aside. */
  list(): Kept[];
}

export const GAME_PREFIX = 'game/';

export function makeSavedGames(storage: DeviceStorage): SavedGames {
  const find = (hash: string) => {
    if (!storage.keys(GAME_PREFIX + hash).includes(GAME_PREFIX + hash)) return undefined;
    const saved = readSavedGame(storage.readRaw(GAME_PREFIX + hash));
    if ('damaged' in saved) storage.setAside(GAME_PREFIX + hash);
    return saved;
  };
  const factsAt = (hash: string) => {
    const facts = storage.read(GAME_PREFIX + hash, recordOf)?.kept as Partial<Kept> | undefined;
    return isKept(facts) && facts.hash === hash ? facts : undefined;
  };
  return {
    keep: (game, facts) => storage.write(GAME_PREFIX + facts.hash, { ...makeGameRecord(game, facts.at), kept: facts }),
    find,
    findForeign: (hash) => (storage.isForeign(GAME_PREFIX + hash) ? find(hash) : undefined),
    forget: (hash) => storage.remove(GAME_PREFIX + hash),
    remove(hash) {
      const record = storage.readRaw(GAME_PREFIX + hash);
      storage.remove(GAME_PREFIX + hash);
      return () => void storage.write(GAME_PREFIX + hash, record);
    },
    factsOf: (hash) => (storage.keys(GAME_PREFIX + hash).includes(GAME_PREFIX + hash) ? factsAt(hash) : undefined),
    list: () =>
      storage
        .keys(GAME_PREFIX)
        .flatMap((key) => factsAt(key.slice(GAME_PREFIX.length)) ?? [])
        .sort((a, b) => b.at - a.at),
  };
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
