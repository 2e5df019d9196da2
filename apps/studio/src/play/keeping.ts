import { makeNative } from '@latin-puzzles/core/format';
import { EMPTY } from '@latin-puzzles/core/puzzle';
import type { Session } from '@latin-puzzles/view/playing';
import { pause, resume } from '@latin-puzzles/view/playing';
import { gradingOf } from '@latin-puzzles/workshop/daily';
import { findSavePlace, mergeHistories, settleGame } from '@latin-puzzles/workshop/play';
import { batch, effect, type ReadonlySignal, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { SavedGames } from '../games/saved-games.ts';
import { useStudio } from '../services/studio.ts';
import { type Count, startCounting } from './counting.ts';
import type { Opened } from './opening.ts';

/**
 * Keeps every change of the game on this device, under a name that may change. A large game takes a while to be written, so
 * that it is not done between a key and what it draws.
 */
export function useKeeping(games: SavedGames, session: Session, hash: ReadonlySignal<string>, title: string): void {
  const { progress, worker } = useStudio();
  useEffect(() => {
    const counting = startCounting(session, {
      games,
      hash,
      now: Date.now,
      rate: async () => (await worker.ask('rate', { puzzle: makeNative(session.game.peek().puzzle) })).level,
      onSolve: progress.addSolve,
    });
    const { now, soon } = makeKeeper(() => keepSession(games, session, hash.value, title, counting.count()));
    const hidden = () => document.hidden && now();
    const stop = effect(() => {
      const { history } = session.game.value;
      if (history.nodes.length > 1) soon();
    });
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', now);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', now);
      stop();
      now();
      counting.stop();
    };
  }, [session, hash, title]);
}

/** Keeps a game where another window may have kept what was played there: that is taken over, as branches. */
export function keepSession(
  games: SavedGames,
  { game, table, solved }: Session,
  hash: string,
  title: string,
  count: Partial<Count> = {},
): boolean {
  const other = games.findForeign(hash);
  if (other && 'game' in other)
    game.value = { ...game.value, history: mergeHistories(game.value.history, other.game.history) };
  const filled = table.value.filter(({ label }) => label !== EMPTY).length / table.value.length;
  const occasion = gradingOf(game.value.puzzle)?.occasion;
  const { hints, counted } = { ...games.factsOf(hash), ...count };
  const facts = { hash, title, at: Date.now(), filled, solved: solved.value };
  return games.keep(game.value, { ...facts, hints, counted, occasion });
}

/**
 * Goes on with what was kept of the puzzle as soon as it is known where that is, and keeps the game there from then on.
 * Tells whether the game was begun before.
 */
export function useSettling(
  games: SavedGames,
  session: Session,
  opened: Opened,
  hash: Signal<string>,
  title: string,
): Signal<boolean> {
  const resumed = useSignal(opened.resumed);
  useEffect(() => {
    let wanted = true;
    const settle = (canonical: string) => {
      if (!wanted) return;
      const { game } = session;
      const place = findSavePlace(games.find, canonical, game.value.puzzle);
      const taken = settleGame(opened, game.value, place.game);
      batch(() => {
        game.value = taken.game;
        hash.value = place.hash;
        resumed.value = taken.resumed;
      });
      // The first place is given up only when everything is in the other.
      if (game.value.history.nodes.length > 1 && keepSession(games, session, place.hash, title))
        games.forget(opened.hash);
    };
    // A game whose hash is not found stays where it is.
    opened.canonical?.then(settle, () => {});
    return () => {
      wanted = false;
    };
  }, [session, opened]);
  return resumed;
}

/** The clock runs while the page is seen, the puzzle is not solved and nobody has stopped it. */
export function useClock(session: Session): void {
  const solved = session.solved.value;
  useEffect(() => {
    if (solved) return;
    const stop = () => pause(session, Date.now());
    let hidden = false;
    const follow = () => {
      if (document.hidden && !session.paused.value) {
        hidden = true;
        stop();
      } else if (!document.hidden && hidden) {
        hidden = false;
        resume(session, Date.now());
      }
    };
    resume(session, Date.now());
    document.addEventListener('visibilitychange', follow);
    window.addEventListener('pagehide', stop);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      window.removeEventListener('pagehide', stop);
      stop();
    };
  }, [session, solved]);
}

/** Does something soon after it is asked for, once however often that is; or at once when there is no more time. */
interface Keeper {
  soon(): void;
  /** Does it now if it is still to be done. */
  now(): void;
}

/** No more than this, in milliseconds, is lost where a device stops without a word. */
const DELAY = 300;

export function makeKeeper(keep: () => void): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const now = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    keep();
  };
  return {
    soon() {
      timer ??= setTimeout(now, DELAY);
    },
    now,
  };
}
