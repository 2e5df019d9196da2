import type { Session } from '@latin-puzzles/view/playing';
import { changeGame, PLAY_WORDS } from '@latin-puzzles/view/playing';
import { endTrial } from '@latin-puzzles/workshop/play';
import { useStudio, useWords } from '../services/studio.ts';

/** Stands beside the pad as long as a trial is not decided. */
export function TrialNote({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const { announcer } = useStudio();
  const { trials } = session.game.value.history;
  const end = (keeping: boolean) => {
    changeGame(session, (history) => endTrial(history, keeping));
    announcer.say(keeping ? words.trialKept : words.trialDropped);
  };
  return (
    <div class="trial">
      <p>{words.trialOn(trials.length)}</p>
      <button type="button" onClick={() => end(true)}>
        {words.trialKeep}
      </button>
      <button type="button" onClick={() => end(false)}>
        {words.trialDrop}
      </button>
    </div>
  );
}
