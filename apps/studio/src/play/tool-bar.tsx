import { canRedo, canUndo, endTrial, type GameHistory, redoMove, undoMove } from '@latin-puzzles/workshop/play';
import { alongAsterism } from '../board-view/selection.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { changeGame, eraseSelected } from './actions.ts';
import { CheckButton } from './check-button.tsx';
import { keepFocus } from './focus.ts';
import { announceMove } from './pad.tsx';
import type { Session } from './session.ts';
import { tellSelection, tellWalk } from './telling.ts';
import { PLAY_WORDS } from './words/index.ts';

/** What one does beside entering: take back, erase, select, check. */
export function ToolBar({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const studio = useStudio();
  const { announcer, settings } = studio;
  const { pinned, several, selection } = session;
  const { history, puzzle } = session.game.value;
  const walk = (step: (history: GameHistory) => GameHistory) => {
    changeGame(session, step);
    announcer.say(tellWalk(puzzle, history, session.game.value.history, language) ?? '');
  };
  return (
    <fieldset class="tools" aria-label={words.toolsLabel} onMouseDown={keepFocus}>
      <div>
        <button type="button" disabled={!canUndo(history)} onClick={() => walk(undoMove)}>
          {words.undo}
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => walk(redoMove)}>
          {words.redo}
        </button>
        <button type="button" onClick={() => announceMove(studio, session, eraseSelected(session))}>
          {words.erase}
        </button>
        {settings.check.value !== 'off' && <CheckButton session={session} />}
      </div>
      <div>
        <button
          type="button"
          aria-pressed={pinned.value !== undefined}
          title={words.labelFirstHelp}
          onClick={() => {
            pinned.value = pinned.value === undefined ? 0 : undefined;
            several.value = false;
          }}
        >
          {words.labelFirst}
        </button>
        <button
          type="button"
          aria-pressed={several.value}
          title={words.severalHelp}
          onClick={() => {
            several.value = !several.value;
            pinned.value = undefined;
          }}
        >
          {words.several}
        </button>
        <button
          type="button"
          disabled={selection.value.cursor === undefined}
          title={words.alongHelp}
          onClick={() => {
            selection.value = alongAsterism(puzzle.board, selection.value);
            announcer.say(tellSelection(puzzle, selection.value, language));
          }}
        >
          {words.along}
        </button>
      </div>
    </fieldset>
  );
}

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
