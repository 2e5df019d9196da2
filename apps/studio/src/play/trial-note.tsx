import { endTrial } from '../game/history.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { type Session, turn } from './session.ts';

/** Stands on the page as long as a trial is not decided. */
export function TrialNote({ session }: { readonly session: Session }) {
  const words = said(PLAY);
  const { trials } = session.game.value.history;
  if (trials.length === 0) return null;
  return (
    <div class="message trial">
      <p>{words.trialOn(trials.length)}</p>
      <div class="row">
        <button type="button" onClick={() => turn(session, (history) => endTrial(history, true))}>
          {words.trialKeep}
        </button>
        <button type="button" onClick={() => turn(session, (history) => endTrial(history, false))}>
          {words.trialDrop}
        </button>
      </div>
    </div>
  );
}
