import { beginGame, findFirstPlace, findSavePlace, makeGameRecord, playMove } from '@latin-puzzles/workshop/play';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { puzzleOf, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { type Kept, makeSavedGames, type SavedGames } from '../../src/games/saved-games.ts';
import { makeTestDevice, refuseAsFull } from '../device.ts';

const begun = beginGame(SMALL);
const game = { ...begun, history: playMove(begun.history, { kind: 'write', cells: [1], label: 1 }) };
const facts = (hash: string, at: number): Kept => ({ hash, title: hash, at, filled: 0.5, solved: false });

let stored: Map<string, string>;
let games: SavedGames;
beforeEach(() => {
  const device = makeTestDevice();
  stored = device.stored;
  games = makeSavedGames(device.storage);
});

describe('a game that is kept', () => {
  test('comes back as it was, and is listed with the latest first', () => {
    expect(games.keep(game, facts('a', 1))).toBe(true);
    games.keep(game, facts('b', 2));
    const found = games.find('a');
    if (!found || !('game' in found)) throw new Error('no game');
    expect(makeGameRecord(found.game, 0)).toEqual(makeGameRecord(game, 0));
    expect(games.list().map(({ hash }) => hash)).toEqual(['b', 'a']);
    games.forget('b');
    expect(games.find('b')).toBeUndefined();
  });

  test('and damaged gives no game, but its puzzle where that can be read', () => {
    games.keep(game, facts('a', 1));
    const key = [...stored.keys()][0]!;
    const record = JSON.parse(stored.get(key)!);
    stored.set(key, JSON.stringify({ ...record, history: { moves: [[7, 'w0 1']], at: 0 } }));
    expect(games.find('a')).toMatchObject({ damaged: true, puzzle: { labeling: SMALL.labeling } });
    stored.set(key, '{"format');
    expect(games.find('a')).toEqual({ damaged: true });
  });

  test('may hold anything and throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        stored.set('latin-puzzles/game/a', text);
        expect(games.find('a')).toBeDefined();
        expect(games.list().every(({ title }) => typeof title === 'string')).toBe(true);
      }),
    );
  });

  test('is told not to be, where there is no room', () => {
    const full = makeSavedGames(makeTestDevice(refuseAsFull).storage);
    expect(full.keep(game, facts('a', 1))).toBe(false);
    expect(full.find('a')).toHaveProperty('game');
  });
});

describe('the place of a game', () => {
  const turned = puzzleOf('sudoku:2x2', '1234', '...3.2..1......0');

  test('is that of its puzzle, with the game that is there', () => {
    expect(findSavePlace(games.find, 'a', SMALL)).toEqual({ hash: 'a' });
    games.keep(game, facts('a', 1));
    expect(findSavePlace(games.find, 'a', SMALL).game?.history.nodes).toHaveLength(2);
  });

  test('is another for a puzzle that is the same but looks otherwise', () => {
    games.keep(game, facts('a', 1));
    expect(findSavePlace(games.find, 'a', turned)).toEqual({ hash: 'a-2' });
    games.keep({ ...beginGame(turned) }, facts('a-2', 1));
    expect(findSavePlace(games.find, 'a', turned).hash).toBe('a-2');
    expect(findSavePlace(games.find, 'a', SMALL).hash).toBe('a');
  });

  test('is taken over from a game that is damaged', () => {
    stored.set('latin-puzzles/game/a', 'nonsense');
    expect(findSavePlace(games.find, 'a', SMALL)).toEqual({ hash: 'a' });
  });
});

describe('the first place of a game', () => {
  test('is known by the look of its puzzle, and holds what was played there', () => {
    const { hash } = findFirstPlace(games.find, SMALL);
    games.keep(game, { hash, title: '', at: 1, filled: 0, solved: false });
    expect(findFirstPlace(games.find, SMALL).game?.history.nodes).toHaveLength(2);
    expect(findFirstPlace(games.find, puzzleOf('sudoku:2x2', '1234', '...3.2..1......0')).game).toBeUndefined();
  });
});
