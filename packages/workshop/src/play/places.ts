import { makeNativeRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Game } from './game.ts';
import { type GameRecord, parseGameRecord } from './record.ts';

/** What was kept under a name: a game, or one that is damaged, of which perhaps the puzzle can be saved. */
export type SavedGame = { readonly game: Game } | { readonly damaged: true; readonly puzzle?: Puzzle };

/** Looks up what is kept under a name, wherever games are kept. */
export type FindSavedGame = (hash: string) => SavedGame | undefined;

export function readSavedGame(record: unknown): SavedGame {
  const game = parseGameRecord(record);
  if (game.ok) return { game: game.value };
  const puzzle = parseNativeRecord((record as Partial<GameRecord> | null | undefined)?.puzzle);
  return { damaged: true, ...(puzzle.ok ? { puzzle: puzzle.value } : {}) };
}

/** Where the game of a puzzle is kept, and what is there already. */
export interface SavePlace {
  readonly hash: string;
  readonly game?: Game;
}

/**
 * The place for the game of a puzzle with this canonical hash. A puzzle that is the same but turned or with other names of
 * labels has the same hash, and is another game to the player's eye: each of them has a place of its own.
 */
export function findSavePlace(find: FindSavedGame, canonical: string, puzzle: Puzzle): SavePlace {
  for (let copy = 1; ; copy++) {
    const hash = copy === 1 ? canonical : `${canonical}-${copy}`;
    const found = find(hash);
    if (!found) return { hash };
    const kept = 'game' in found ? found.game.puzzle : found.puzzle;
    if (kept && !looksAlike(kept, puzzle)) continue;
    return 'game' in found ? { hash, game: found.game } : { hash };
  }
}

/**
 * Where the game of a puzzle is kept as long as its canonical hash is not known, which on large boards takes a while to find.
 * It is made from what the eye sees, and known at once.
 */
export function findFirstPlace(find: FindSavedGame, puzzle: Puzzle): SavePlace {
  return findSavePlace(find, `new-${makeFingerprint(describeLook(puzzle))}`, puzzle);
}

/** A short text for a long one. Two that share it do no harm: each has a place of its own all the same. */
function makeFingerprint(text: string): string {
  // FNV-1a (Fowler, Noll, Vo) of 32 bits.
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Whether two puzzles are the same to the eye: board, labels and clues. */
function looksAlike(a: Puzzle, b: Puzzle): boolean {
  return describeLook(a) === describeLook(b);
}

function describeLook(puzzle: Puzzle): string {
  const { labels, clues } = makeNativeRecord(puzzle);
  const { name, asterisms } = puzzle.board;
  return JSON.stringify([name || asterisms.map(({ cells }) => cells), labels, clues]);
}
