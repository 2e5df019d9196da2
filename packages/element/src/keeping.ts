import { makeNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { beginGame, type Game, makeGameRecord, parseGameRecord } from '@latin-puzzles/workshop/play';

/** Where games are kept, so that a reader who comes back goes on. Pages may be denied it: then nothing is kept. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem'>;

const keyOf = (name: string) => `latin-puzzle:${name}`;

/** The game of a puzzle that was kept under a name, if it is one of that very puzzle; a new one otherwise. */
export function findGame(shelf: () => Shelf, name: string | null, puzzle: Puzzle): Game {
  if (name === null) return beginGame(puzzle);
  try {
    const kept = parseGameRecord(JSON.parse(shelf().getItem(keyOf(name)) ?? 'null'));
    if (kept.ok && makeNative(kept.value.puzzle) === makeNative(puzzle)) return { ...kept.value, puzzle };
  } catch {
    // Nothing is kept, or it is not ours.
  }
  return beginGame(puzzle);
}

export function keepGame(shelf: () => Shelf, name: string | null, game: Game, now: number): void {
  if (name === null) return;
  try {
    shelf().setItem(keyOf(name), JSON.stringify(makeGameRecord(game, now)));
  } catch {
    // The game goes on; only a reload will lose it.
  }
}
