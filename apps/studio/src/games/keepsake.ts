import { makeProgressText, mergeProgress, type PlayedSoFar, parseProgressText } from '@latin-puzzles/workshop/progress';
import type { PlayerProgress } from '../services/progress.ts';
import type { DeviceStorage } from '../storage/device-storage.ts';
import { GAME_PREFIX } from './saved-games.ts';

type Places = { readonly storage: DeviceStorage; readonly progress: PlayerProgress };

/** All that this device keeps of playing, as one file. */
export function makeKeepsake(places: Places): string {
  return makeProgressText(gather(places));
}

/** Adds what such a file holds to what is here; whether it was one. */
export function takeKeepsake(text: string, places: Places): boolean {
  const other = parseProgressText(text);
  if (!other) return false;
  const { storage, progress } = places;
  const merged = mergeProgress(gather(places), other);
  for (const name of Object.keys(other.games)) storage.write(GAME_PREFIX + name, merged.games[name]);
  progress.join(merged);
  return true;
}

/** What is kept, as a file of it would be read: what is damaged stays out. */
function gather({ storage, progress }: Places): PlayedSoFar {
  const keys = storage.keys(GAME_PREFIX);
  const games = Object.fromEntries(keys.map((key) => [key.slice(GAME_PREFIX.length), storage.readRaw(key)]));
  const all = { solves: progress.solves.value, favourites: progress.favourites.value, games };
  return parseProgressText(makeProgressText(all as PlayedSoFar))!;
}
