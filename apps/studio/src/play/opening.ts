import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { makeNative } from '@latin-puzzles/core/format';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { beginGame, type Game } from '../game/game.ts';
import { merged } from '../game/merge.ts';
import { ask } from '../labour/client.ts';
import { savePlace } from '../saves/place.ts';
import { keptGame } from '../saves/saves.ts';
import { parseCode } from '../share/share.ts';
import { findSpecimen } from '../specimens/specimens.ts';

/** A game ready to be played, and under which name it is kept. */
export interface Opened {
  readonly game: Game;
  readonly hash: string;
  /** Whether it was begun before on this device, and whether what was kept of it could not be read. */
  readonly resumed: boolean;
  readonly damaged: boolean;
}

/** What stands in the address after `play`: a specimen, a shared code, or a game kept here. */
export async function openGame(rest: readonly string[]): Promise<Result<Opened>> {
  const [kind, id = ''] = rest;
  if (kind === 'specimen') {
    const specimen = findSpecimen(id);
    if (!specimen)
      return failure('file.read', 'specimen', 'There is no puzzle of that name.', 'Choose one in the gallery.');
    return success(await begun({ title: specimen.entry.title, ...specimen.puzzle }));
  }
  if (kind === 'kept') return openKept(id);
  if (kind === 's') {
    const shared = await parseCode(id);
    if (!shared.ok) return shared;
    return success(await ('puzzle' in shared.value ? begun(shared.value.puzzle) : received(shared.value.game)));
  }
  return failure('file.read', 'address', 'There is no such page.', 'Choose a puzzle in the gallery.');
}

function openKept(hash: string): Result<Opened> {
  const found = keptGame(hash);
  if (!found)
    return failure('file.read', 'kept', 'There is no such game on this device.', 'Choose a puzzle in the gallery.');
  if ('game' in found) return success({ game: found.game, hash, resumed: true, damaged: false });
  if (found.puzzle) return success({ game: beginGame(found.puzzle), hash, resumed: false, damaged: true });
  return failure(
    'format.field',
    'kept',
    'The game that was kept here is damaged and cannot be read.',
    'Choose its puzzle in the gallery, or open its link again.',
  );
}

/** The game of a puzzle: the one kept here if there is one, a new one otherwise. */
async function begun(puzzle: Puzzle): Promise<Opened> {
  const { hash, game, damaged } = savePlace(await identify(puzzle), puzzle);
  return { game: game ?? beginGame(puzzle), hash, resumed: game !== undefined, damaged };
}

/** A game that somebody sent: gone on with if it was opened before; else what was played here is added as branches. */
async function received(game: Game): Promise<Opened> {
  const { hash, game: own } = savePlace(await identify(game.puzzle), game.puzzle);
  if (!own) return { game, hash, resumed: false, damaged: false };
  if (merged(own.history, game.history).nodes.length === own.history.nodes.length)
    return { game: own, hash, resumed: true, damaged: false };
  return { game: { ...game, history: merged(game.history, own.history) }, hash, resumed: false, damaged: false };
}

function identify(puzzle: Puzzle): Promise<string> {
  return ask('identify', { puzzle: makeNative(puzzle) });
}
