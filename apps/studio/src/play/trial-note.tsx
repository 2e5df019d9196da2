import { endTrial } from '@latin-puzzles/workshop/play';
import { useStudio, useWords } from '../services/studio.ts';
import { changeGame, type Session } from './session.ts';
import { PLAY_WORDS } from './words/index.ts';

/** Stands on the page as long as a trial is not decided. */
export function TrialNote({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const { announcer } = useStudio();
  const { trials } = session.game.value.history;
  if (trials.length === 0) return null;
  const end = (keeping: boolean) => {
    changeGame(session, (history) => endTrial(history, keeping));
    announcer.say(keeping ? words.trialKept : words.trialDropped);
  };
  return (
    <div class="message trial">
      <p>{words.trialOn(trials.length)}</p>
      <div class="row">
        <button type="button" onClick={() => end(true)}>
          {words.trialKeep}
        </button>
        <button type="button" onClick={() => end(false)}>
          {words.trialDrop}
        </button>
      </div>
    </div>
  );
}
