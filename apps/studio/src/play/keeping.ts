import { EMPTY } from '@latin-puzzles/core/puzzle';
import { effect, type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keepGame } from '../saves/saves.ts';
import { pause, resume, type Session } from './session.ts';

/** Keeps every change of the game on this device; whether there is no room for it. */
export function useKeeping(session: Session, hash: string, title: string): Signal<boolean> {
  const full = useSignal(false);
  useEffect(
    () =>
      effect(() => {
        const game = session.game.value;
        const { value: table } = session.table;
        if (game.history.nodes.length === 1) return;
        const filled = table.filter(({ label }) => label !== EMPTY).length / table.length;
        full.value = !keepGame(game, { hash, title, at: Date.now(), filled, solved: session.solved.value });
      }),
    [session, hash, title, full],
  );
  return full;
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
