import { Icon } from '@latin-puzzles/view/base';
import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS, pause, resume } from '@latin-puzzles/view/playing';
import { makeClockText, readClock } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useStudio, useWords } from '../services/studio.ts';

/** The time played, which can be stopped. */
export function ClockView({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const { settings } = useStudio();
  const now = useSignal(Date.now());
  const paused = session.paused.value;
  useEffect(() => {
    if (paused) return;
    const timer = setInterval(() => {
      now.value = Date.now();
    }, 1000);
    return () => clearInterval(timer);
  }, [paused, now]);
  return (
    <div class="clock">
      {settings.clockShown.value && (
        <span role="timer" class="time">
          {makeClockText(readClock(session.game.value.clock, now.value))}
        </span>
      )}
      {!session.solved.value && (
        <button type="button" class="quiet" onClick={() => (paused ? resume : pause)(session, Date.now())}>
          <Icon name={paused ? 'play' : 'pause'} />
          <span class="word">{paused ? words.resume : words.pause}</span>
        </button>
      )}
    </div>
  );
}
