import { changeGame, enterValue, makeSession, restart, resume } from '@latin-puzzles/view/playing';
import { beginGame, undoMove } from '@latin-puzzles/workshop/play';
import type { Solve } from '@latin-puzzles/workshop/progress';
import { signal } from '@preact/signals';
import { expect, test } from 'vitest';
import { puzzleOf } from '../../../../packages/workshop/test/puzzles.ts';
import { makeSavedGames } from '../../src/games/saved-games.ts';
import { startCounting } from '../../src/play/counting.ts';
import { keepSession } from '../../src/play/keeping.ts';
import { makeDeviceStorage } from '../../src/storage/device-storage.ts';
import { makeTestDevice, makeTestSettings } from '../device.ts';

/** Two cells are open, the first and the last. */
const PUZZLE = puzzleOf('latin-square:2', '12', '.00.');

function sit(device = makeTestDevice()) {
  const games = makeSavedGames(makeDeviceStorage(() => device.window.localStorage));
  const found = games.find('place');
  const session = makeSession(found && 'game' in found ? found.game : beginGame(PUZZLE), makeTestSettings());
  resume(session, 0);
  const solves: Solve[] = [];
  const counting = startCounting(session, {
    games,
    hash: signal('place'),
    now: () => 61_000,
    rate: async () => 'easy',
    onSolve: (solve) => solves.push(solve),
  });
  const solve = () => {
    enterValue(session, 1, 'normal', new Set([0]));
    enterValue(session, 1, 'normal', new Set([3]));
  };
  const keep = () => keepSession(games, session, 'place', 'Small', counting.count());
  return { device, session, counting, solves, solve, keep };
}

test('a puzzle that is solved counts once, with its time and the help that was asked for', async () => {
  const { session, solves, solve } = sit();
  session.pointed.value = [0];
  session.pointed.value = [];
  solve();
  await Promise.resolve();
  await Promise.resolve();
  expect(solves).toEqual([
    { puzzle: 'place', board: 'latin-square:2', level: 'easy', cells: 2, at: 61_000, seconds: 61, hints: 1 },
  ]);
  changeGame(session, undoMove);
  enterValue(session, 1, 'normal', new Set([3]));
  await Promise.resolve();
  expect(solves).toHaveLength(1);
});

test('a puzzle that is begun again counts again, and its hints from nothing', async () => {
  const { session, counting, solves, solve } = sit();
  session.pointed.value = [0];
  solve();
  session.pointed.value = [];
  restart(session, 0);
  expect(counting.count()).toEqual({ hints: 0, counted: false });
  solve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(solves.map(({ hints }) => hints)).toEqual([1, 0]);
});

test('a game that is opened once more remembers what was counted', async () => {
  const first = sit();
  first.session.pointed.value = [0];
  first.solve();
  first.keep();
  const second = sit(first.device);
  expect(second.counting.count()).toEqual({ hints: 1, counted: true });
  changeGame(second.session, undoMove);
  second.solve();
  await new Promise((resolve) => setTimeout(resolve));
  expect(second.solves).toEqual([]);
});
