import { Icon } from '@latin-puzzles/view/base';
import { alongAsterism } from '@latin-puzzles/view/board-view';
import type { Session } from '@latin-puzzles/view/playing';
import {
  announceMove,
  changeGame,
  eraseSelected,
  PLAY_WORDS,
  tellSelection,
  tellWalk,
} from '@latin-puzzles/view/playing';
import { canRedo, canUndo, type GameHistory, redoMove, undoMove } from '@latin-puzzles/workshop/play';
import type { Signal } from '@preact/signals';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { CheckButton } from './check-button.tsx';
import type { SheetName } from './sheet.tsx';

interface ToolBarProps {
  readonly session: Session;
  readonly open: Signal<SheetName | undefined>;
  /** Whether there is room only for what is always wanted: the rest is opened. */
  readonly small: boolean;
  readonly ask: () => void;
}

/** What one does beside entering, always in sight: take back, erase, ask for a hint. */
export function ToolBar({ session, open, small, ask }: ToolBarProps) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const studio = useStudio();
  const { history, puzzle } = session.game.value;
  const walk = (step: (history: GameHistory) => GameHistory) => {
    changeGame(session, step);
    studio.announcer.say(tellWalk(puzzle, history, session.game.value.history, language) ?? '');
  };
  return (
    <fieldset class="tools" aria-label={words.toolsLabel}>
      <div class="main-tools">
        <button type="button" disabled={!canUndo(history)} onClick={() => walk(undoMove)}>
          <Icon name="undo" />
          {words.undo}
        </button>
        <button type="button" disabled={!canRedo(history)} onClick={() => walk(redoMove)}>
          <Icon name="redo" />
          {words.redo}
        </button>
        <button type="button" onClick={() => announceMove(studio, session, eraseSelected(session))}>
          <Icon name="erase" />
          {words.erase}
        </button>
        <button type="button" class="ask" aria-expanded={open.value === 'hints'} onClick={ask}>
          <Icon name="hint" />
          {words.hint}
        </button>
        {small && (
          <button
            type="button"
            aria-expanded={open.value === 'more'}
            onClick={() => {
              open.value = 'more';
            }}
          >
            <Icon name="more" />
            {words.more}
          </button>
        )}
      </div>
      {!small && <MoreTools session={session} />}
    </fieldset>
  );
}

interface MoreToolsProps {
  readonly session: Session;
  /** Called after each, where they were opened for one of them. */
  readonly done?: () => void;
}

/** Other ways to enter and to select, and the check. */
export function MoreTools({ session, done }: MoreToolsProps) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { announcer, settings } = useStudio();
  const { pinned, several, selection } = session;
  const { puzzle } = session.game.value;
  return (
    <div class="more-tools">
      {settings.check.value !== 'off' && <CheckButton session={session} done={done} />}
      <button
        type="button"
        aria-pressed={pinned.value !== undefined}
        title={words.labelFirstHelp}
        onClick={() => {
          pinned.value = pinned.value === undefined ? 0 : undefined;
          several.value = false;
          done?.();
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
          done?.();
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
          done?.();
        }}
      >
        {words.along}
      </button>
    </div>
  );
}
