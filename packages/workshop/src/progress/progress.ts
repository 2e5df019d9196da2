import { isRecord } from '@latin-puzzles/core/basis';
import { type GameRecord, parseGameRecord } from '../play/index.ts';
import { type Favourites, mergeFavourites, parseFavourites } from './favourites.ts';
import { mergeHistoryRecords } from './merge-games.ts';
import { mergeSolves, parseSolve, type Solve } from './solve.ts';

const PROGRESS_FORMAT = 'latin-progress/1';

/** A game as it is kept: its record, and facts by which it is listed, of which only the time matters here. */
export interface KeptGame extends GameRecord {
  readonly kept: { readonly at: number };
}

/** Everything that a player's device keeps of playing. */
export interface PlayedSoFar {
  readonly solves: readonly Solve[];
  readonly favourites: Favourites;
  /** By the name that each is kept under. */
  readonly games: Readonly<Record<string, KeptGame>>;
}

/**
 * What two devices know, put together. It does not matter which is named first, nor in what order several are merged, nor how
 * often: all of them end with the same.
 */
export function mergeProgress(a: PlayedSoFar, b: PlayedSoFar): PlayedSoFar {
  const names = new Set([...Object.keys(a.games), ...Object.keys(b.games)]);
  const games = [...names].sort().map((name) => {
    const [one, two] = [a.games[name] ?? b.games[name]!, b.games[name] ?? a.games[name]!];
    return [name, mergeGames(one, two)] as const;
  });
  return {
    solves: mergeSolves(a.solves, b.solves),
    favourites: mergeFavourites(a.favourites, b.favourites),
    games: Object.fromEntries(games),
  };
}

/** The game that was kept last, with all that was played in the other. */
function mergeGames(a: KeptGame, b: KeptGame): KeptGame {
  const [last, other] = isLater(a, b) ? [a, b] : [b, a];
  return {
    ...last,
    history: mergeHistoryRecords(last.history, other.history),
    elapsed: Math.max(a.elapsed, b.elapsed),
  };
}

/** By where it stands where both were kept in the same moment: some order, the same for everybody. */
function isLater(a: KeptGame, b: KeptGame): boolean {
  if (a.kept.at !== b.kept.at) return a.kept.at > b.kept.at;
  return standingOf(a) >= standingOf(b);
}

function standingOf({ history, kept, puzzle }: KeptGame): string {
  const { at, trials = [], moves } = history;
  const path: string[][] = [at, ...trials].map((node) => {
    const way: string[] = [];
    for (let here = node; here > 0; here = moves[here - 1]![0]) way.push(moves[here - 1]![1]);
    return way.reverse();
  });
  return JSON.stringify([path, kept, puzzle]);
}

/** As a file for another device. */
export function makeProgressText(progress: PlayedSoFar): string {
  return `${JSON.stringify({ format: PROGRESS_FORMAT, ...progress })}\n`;
}

/** What such a file holds; entries that cannot be read are passed over. Nothing if it is no such file. */
export function parseProgressText(text: string): PlayedSoFar | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(value) || value.format !== PROGRESS_FORMAT) return undefined;
  const { solves, favourites, games } = value;
  const read: PlayedSoFar = {
    solves: Array.isArray(solves) ? solves.flatMap((entry) => parseSolve(entry) ?? []) : [],
    favourites: parseFavourites(favourites) ?? {},
    games: Object.fromEntries(Object.entries(isRecord(games) ? games : {}).filter(isKeptGame)),
  };
  // Each list in the order that merging gives it.
  return mergeProgress(read, read);
}

function isKeptGame(entry: [string, unknown]): entry is [string, KeptGame] {
  const [, record] = entry;
  const { kept } = isRecord(record) ? record : {};
  return isRecord(kept) && typeof kept.at === 'number' && parseGameRecord(record).ok;
}
