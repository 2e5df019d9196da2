import { beginGame, findFirstPlace, findSavePlace, makeGameRecord, playMove } from '@latin-puzzles/workshop/play';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { puzzleOf, SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { forgetGame, type Kept, keepGame, keptGame, keptGames } from '../../src/saves/saves.ts';
import { fakeStorage } from '../storage.ts';

const begun = beginGame(SMALL);
const game = { ...begun, history: playMove(begun.history, { kind: 'write', cells: [1], label: 1 }) };
const facts = (hash: string, at: number): Kept => ({ hash, title: hash, at, filled: 0.5, solved: false });

let stored: Map<string, string>;
beforeEach(() => {
  stored = fakeStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('a game that is kept', () => {
  test('comes back as it was, and is listed with the latest first', () => {
    expect(keepGame(game, facts('a', 1))).toBe(true);
    keepGame(game, facts('b', 2));
    const found = keptGame('a');
    if (!found || !('game' in found)) throw new Error('no game');
    expect(makeGameRecord(found.game, 0)).toEqual(makeGameRecord(game, 0));
    expect(keptGames().map(({ hash }) => hash)).toEqual(['b', 'a']);
    forgetGame('b');
    expect(keptGame('b')).toBeUndefined();
  });

  test('and damaged gives no game, but its puzzle where that can be read', () => {
    keepGame(game, facts('a', 1));
    const key = [...stored.keys()][0]!;
    const record = JSON.parse(stored.get(key)!);
    stored.set(key, JSON.stringify({ ...record, history: { moves: [[7, 'w0 1']], at: 0 } }));
    expect(keptGame('a')).toMatchObject({ damaged: true, puzzle: { labeling: SMALL.labeling } });
    stored.set(key, '{"format');
    expect(keptGame('a')).toEqual({ damaged: true });
  });

  test('may hold anything and throws nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => {
        stored.set('latin-puzzles/game/a', text);
        expect(keptGame('a')).toBeDefined();
        expect(keptGames().every(({ title }) => typeof title === 'string')).toBe(true);
      }),
    );
  });

  test('is told not to be, where there is no room', () => {
    fakeStorage(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepGame(game, facts('a', 1))).toBe(false);
    expect(keptGame('a')).toHaveProperty('game');
    forgetGame('a');
  });
});

describe('the place of a game', () => {
  const turned = puzzleOf('sudoku:2x2', '1234', '...3.2..1......0');

  test('is that of its puzzle, with the game that is there', () => {
    expect(findSavePlace(keptGame, 'a', SMALL)).toEqual({ hash: 'a' });
    keepGame(game, facts('a', 1));
    expect(findSavePlace(keptGame, 'a', SMALL).game?.history.nodes).toHaveLength(2);
  });

  test('is another for a puzzle that is the same but looks otherwise', () => {
    keepGame(game, facts('a', 1));
    expect(findSavePlace(keptGame, 'a', turned)).toEqual({ hash: 'a-2' });
    keepGame({ ...beginGame(turned) }, facts('a-2', 1));
    expect(findSavePlace(keptGame, 'a', turned).hash).toBe('a-2');
    expect(findSavePlace(keptGame, 'a', SMALL).hash).toBe('a');
  });

  test('is taken over from a game that is damaged', () => {
    stored.set('latin-puzzles/game/a', 'nonsense');
    expect(findSavePlace(keptGame, 'a', SMALL)).toEqual({ hash: 'a' });
  });
});

describe('the first place of a game', () => {
  test('is known by the look of its puzzle, and holds what was played there', () => {
    const { hash } = findFirstPlace(keptGame, SMALL);
    keepGame(game, { hash, title: '', at: 1, filled: 0, solved: false });
    expect(findFirstPlace(keptGame, SMALL).game?.history.nodes).toHaveLength(2);
    expect(findFirstPlace(keptGame, puzzleOf('sudoku:2x2', '1234', '...3.2..1......0')).game).toBeUndefined();
  });
});
