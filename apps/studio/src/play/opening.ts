import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { beginGame, findFirstPlace, type Game, parseCode, receiveGame } from '@latin-puzzles/workshop/play';
import { ask } from '../labour/client.ts';
import { keptGame } from '../saves/saves.ts';
import { unpackText } from '../share/packing.ts';
import { findSpecimen } from '../specimens/specimens.ts';
import type { Opened } from './opened.ts';

/** What stands in the address after `play`: a specimen, a shared code, or a game kept here. */
export async function openGame(rest: readonly string[]): Promise<Result<Opened>> {
  const [kind, id = ''] = rest;
  if (kind === 'specimen') {
    const specimen = findSpecimen(id);
    if (!specimen) return failure('file.read:specimen', 'specimen');
    return success(begun({ title: specimen.entry.title, ...specimen.puzzle }));
  }
  if (kind === 'kept') return openKept(id);
  if (kind === 's') {
    const shared = await parseCode(id, unpackText);
    if (!shared.ok) return shared;
    return success('puzzle' in shared.value ? begun(shared.value.puzzle) : received(shared.value.game));
  }
  return failure('file.read:page', 'address');
}

function openKept(hash: string): Result<Opened> {
  const found = keptGame(hash);
  if (!found) return failure('file.read:kept', 'kept');
  if ('game' in found) return success({ game: found.game, hash, resumed: true, sent: false });
  if (found.puzzle) return success({ game: beginGame(found.puzzle), hash, resumed: false, sent: false });
  return failure('format.field:kept', 'kept');
}

/** The game of a puzzle: the one kept here if there is one, a new one otherwise. */
function begun(puzzle: Puzzle): Opened {
  const { hash, game } = findFirstPlace(keptGame, puzzle);
  const resumed = game !== undefined;
  return { game: game ?? beginGame(puzzle), hash, resumed, sent: false, canonical: identify(puzzle) };
}

/** A game that somebody sent, with what was played of it here. */
function received(game: Game): Opened {
  const { hash, game: own } = findFirstPlace(keptGame, game.puzzle);
  return { ...receiveGame(game, own), hash, sent: true, canonical: identify(game.puzzle) };
}

function identify(puzzle: Puzzle): Promise<string> {
  const found = ask('identify', { puzzle: makeNative(puzzle) });
  // Whoever goes away before it is found does not care whether it is.
  found.catch(() => {});
  return found;
}
