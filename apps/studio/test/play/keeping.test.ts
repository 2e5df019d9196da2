import { EMPTY } from '@latin-puzzles/core/puzzle';
import { enterValue, makeSession, restart, resume } from '@latin-puzzles/view/playing';
import { beginGame } from '@latin-puzzles/workshop/play';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SMALL } from '../../../../packages/workshop/test/puzzles.ts';
import { makeSavedGames } from '../../src/games/saved-games.ts';
import { keepSession, makeKeeper } from '../../src/play/keeping.ts';
import { makeDeviceStorage } from '../../src/storage/device-storage.ts';
import { makeTestDevice, makeTestSettings } from '../device.ts';

describe('a game in two windows', () => {
  /** Two windows on the same device, each with a session of the same puzzle. */
  function openTwice() {
    const { window } = makeTestDevice();
    return [0, 1].map(() => {
      const games = makeSavedGames(makeDeviceStorage(() => window.localStorage));
      const session = makeSession(beginGame(SMALL), makeTestSettings());
      resume(session, 0);
      return {
        session,
        play(cell: number, label: number) {
          enterValue(session, label, 'normal', new Set([cell]));
          keepSession(games, session, 'place', 'Small');
        },
        /** The moves that are kept, whichever window made them. */
        kept() {
          const saved = games.find('place');
          return saved && 'game' in saved ? saved.game.history.nodes.map(({ move }) => move).filter(Boolean) : [];
        },
      };
    });
  }

  test('loses no move of either, and each stays where it is', () => {
    const [one, other] = openTwice();
    const [a, b, c, d] = SMALL.labeling.flatMap((label, cell) => (label === EMPTY ? [cell] : []));
    one!.play(a!, 0);
    other!.play(b!, 1);
    one!.play(c!, 0);
    other!.play(d!, 1);
    expect(one!.kept()).toHaveLength(4);
    expect(one!.session.table.value.map(({ label }) => label).filter((_, cell) => cell === a || cell === b)).toEqual([
      0,
      EMPTY,
    ]);
  });

  test('is begun again in one window without what that one has played', () => {
    const [one] = openTwice();
    one!.play(1, 1);
    restart(one!.session, 0);
    one!.play(2, 2);
    expect(one!.kept()).toHaveLength(1);
  });
});

describe('what is kept', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is written once for many changes, soon after the first', () => {
    const keep = vi.fn();
    const keeper = makeKeeper(keep);
    for (let i = 0; i < 10; i++) {
      keeper.soon();
      vi.advanceTimersByTime(20);
    }
    expect(keep).not.toHaveBeenCalled();
    vi.advanceTimersByTime(100);
    expect(keep).toHaveBeenCalledTimes(1);
  });

  test('is written at once when there is no more time, and not again', () => {
    const keep = vi.fn();
    const keeper = makeKeeper(keep);
    keeper.now();
    expect(keep).not.toHaveBeenCalled();
    keeper.soon();
    keeper.now();
    vi.runAllTimers();
    expect(keep).toHaveBeenCalledTimes(1);
  });
});
