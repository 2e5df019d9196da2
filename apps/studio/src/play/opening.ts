import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNative, parseNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { beginGame, findFirstPlace, type Game, parseCode, receiveGame } from '@latin-puzzles/workshop/play';
import { unpackText } from '../games/packing.ts';
import type { SavedGames } from '../games/saved-games.ts';
import type { GradedPuzzles } from '../services/graded.ts';
import type { WorkerClient } from '../worker/client.ts';
import { OPENING_FAULTS } from './faults.ts';
import { gradedWishIn } from './graded-address.ts';

/** A game ready to be played, and under which name it is kept. */
export interface Opened {
  readonly game: Game;
  readonly hash: string;
  /** Whether it was begun before on this device. */
  readonly resumed: boolean;
  /** Whether somebody sent it, with moves of their own. */
  readonly sent: boolean;
  /** The canonical hash of the puzzle, where the game is kept for good: nobody waits for it. */
  readonly canonical?: Promise<string>;
}

interface Means {
  readonly games: SavedGames;
  readonly worker: WorkerClient;
  readonly graded: GradedPuzzles;
}

/** What stands in the address after `play`: a specimen, a shared code, a game kept here, or a puzzle that is made here. */
export async function openGame(rest: readonly string[], means: Means): Promise<Result<Opened>> {
  const { games, graded } = means;
  const [kind, id = ''] = rest;
  if (kind === 'specimen') {
    // Who plays anything else does without all of them.
    const { findSpecimen } = await import('../specimens/specimens.ts');
    const specimen = findSpecimen(id);
    if (!specimen) return failure(OPENING_FAULTS, 'file.read:specimen', 'specimen');
    return success(begin(specimen.puzzle, means));
  }
  const wish = gradedWishIn(rest);
  if (wish) {
    const made = await graded.find(wish);
    if (made === undefined) return failure(OPENING_FAULTS, 'file.read:made', 'address');
    const puzzle = parseNative(made);
    return puzzle.ok ? success(begin(puzzle.value, means)) : puzzle;
  }
  if (kind === 'kept') return openKept(id, games);
  if (kind === 's') {
    const shared = await parseCode(id, unpackText);
    if (!shared.ok) return shared;
    return success('puzzle' in shared.value ? begin(shared.value.puzzle, means) : receive(shared.value.game, means));
  }
  return failure(OPENING_FAULTS, 'file.read:page', 'address');
}

function openKept(hash: string, games: SavedGames): Result<Opened> {
  const found = games.find(hash);
  if (!found) return failure(OPENING_FAULTS, 'file.read:kept', 'kept');
  if ('game' in found) return success({ game: found.game, hash, resumed: true, sent: false });
  if (found.puzzle) return success({ game: beginGame(found.puzzle), hash, resumed: false, sent: false });
  return failure(OPENING_FAULTS, 'format.field:kept', 'kept');
}

/** The game of a puzzle: the one kept here if there is one, a new one otherwise. */
function begin(puzzle: Puzzle, { games, worker }: Means): Opened {
  const { hash, game } = findFirstPlace(games.find, puzzle);
  const resumed = game !== undefined;
  return { game: game ?? beginGame(puzzle), hash, resumed, sent: false, canonical: identify(puzzle, worker) };
}

/** A game that somebody sent, with what was played of it here. */
function receive(game: Game, { games, worker }: Means): Opened {
  const { hash, game: own } = findFirstPlace(games.find, game.puzzle);
  return { ...receiveGame(game, own), hash, sent: true, canonical: identify(game.puzzle, worker) };
}

function identify(puzzle: Puzzle, worker: WorkerClient): Promise<string> {
  const found = worker.ask('identify', { puzzle: makeNative(puzzle) });
  // Whoever goes away before it is found does not care whether it is.
  found.catch(() => {});
  return found;
}
