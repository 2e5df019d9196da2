import { canRedo, canUndo, type GameHistory, redoMove, undoMove } from '@latin-puzzles/workshop/play';
import { alongAsterism } from '../board-view/selection.ts';
import { announce } from '../shell/announcer.tsx';
import { settings } from '../shell/settings.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { CheckButton } from './check-button.tsx';
import { keepFocus } from './focus.ts';
import { announceMove } from './pad.tsx';
import { changeGame, eraseSelected, type Session } from './session.ts';
import { tellSelection, tellWalk } from './telling.ts';

/** What one does beside entering: take back, erase, select, check. */
export function ToolBar({ session }: { readonly session: Session }) {
  const words = said(PLAY);
  const { pinned, several, selection } = session;
  const { history, puzzle } = session.game.value;
  const walk = (step: (history: GameHistory) => GameHistory) => {
    changeGame(session, step);
    announce(tellWalk(puzzle, history, session.game.value.history) ?? '');
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
        <button type="button" onClick={() => announceMove(session, eraseSelected(session))}>
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
            announce(tellSelection(puzzle, selection.value));
          }}
        >
          {words.along}
        </button>
      </div>
    </fieldset>
  );
}
