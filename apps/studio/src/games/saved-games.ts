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
}

/** The games kept on this device. */
export interface SavedGames {
  /** Keeps a game; whether there was room for it. */
  keep(game: Game, facts: Kept): boolean;
  find(hash: string): SavedGame | undefined;
  /** A game that another window has kept since this one last looked or kept. */
  findForeign(hash: string): SavedGame | undefined;
  forget(hash: string): void;
  /** All of them, the latest first. Those that cannot be read at all are set aside. */
  list(): Kept[];
}

const PREFIX = 'game/';

export function makeSavedGames(storage: DeviceStorage): SavedGames {
  const find = (hash: string) => {
    if (!storage.keys(PREFIX + hash).includes(PREFIX + hash)) return undefined;
    const saved = readSavedGame(storage.readRaw(PREFIX + hash));
    if ('damaged' in saved) storage.setAside(PREFIX + hash);
    return saved;
  };
  return {
    keep: (game, facts) => storage.write(PREFIX + facts.hash, { ...makeGameRecord(game, facts.at), kept: facts }),
    find,
    findForeign: (hash) => (storage.isForeign(PREFIX + hash) ? find(hash) : undefined),
    forget: (hash) => storage.remove(PREFIX + hash),
    list: () =>
      storage
        .keys(PREFIX)
        .flatMap((key) => {
          const facts = storage.read(key, recordOf)?.kept as Partial<Kept> | undefined;
          return isKept(facts) && PREFIX + facts.hash === key ? [facts] : [];
        })
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
