import {
  type Favourites,
  markFavourite,
  mergeFavourites,
  mergeSolves,
  type PlayedSoFar,
  parseFavourites,
  parseSolve,
  type Solve,
} from '@latin-puzzles/workshop/progress';
import { type ReadonlySignal, signal } from '@preact/signals';
import type { DeviceStorage } from '../storage/device-storage.ts';

/** What the player of this device has solved and likes best; kept here only. */
export interface PlayerProgress {
  /** The earliest first. */
  readonly solves: ReadonlySignal<readonly Solve[]>;
  readonly favourites: ReadonlySignal<Favourites>;
  addSolve(solve: Solve): void;
  markFavourite(board: string, on: boolean, at: number): void;
  /** Adds what another device knows. */
  join(other: Pick<PlayedSoFar, 'solves' | 'favourites'>): void;
}

const SOLVES = 'solves';
const FAVOURITES = 'favourites';

export function makePlayerProgress(storage: DeviceStorage): PlayerProgress {
  const readSolves = () => storage.read(SOLVES, solvesIn) ?? [];
  const readFavourites = () => storage.read(FAVOURITES, (kept) => parseFavourites(kept ?? {})) ?? {};
  const solves = signal<readonly Solve[]>(readSolves());
  const favourites = signal<Favourites>(readFavourites());
  // Another window may have written meanwhile: what it knows is taken over.
  const keepSolves = (more: readonly Solve[]) => {
    solves.value = mergeSolves(mergeSolves(readSolves(), solves.value), more);
    storage.write(SOLVES, solves.value);
  };
  const keepFavourites = (more: Favourites) => {
    favourites.value = mergeFavourites(mergeFavourites(readFavourites(), favourites.value), more);
    storage.write(FAVOURITES, favourites.value);
  };
  return {
    solves,
    favourites,
    addSolve: (solve) => keepSolves([solve]),
    markFavourite: (board, on, at) => keepFavourites(markFavourite({}, board, on, at)),
    join(other) {
      keepSolves(other.solves);
      keepFavourites(other.favourites);
    },
  };
}

function solvesIn(kept: unknown): readonly Solve[] | undefined {
  if (kept === undefined) return [];
  return Array.isArray(kept) ? kept.flatMap((entry) => parseSolve(entry) ?? []) : undefined;
}
