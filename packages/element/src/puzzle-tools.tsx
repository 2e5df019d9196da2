import { Icon, useLanguage, useSurroundings, useWords } from '@latin-puzzles/view/base';
import {
  announceMove,
  changeGame,
  eraseSelected,
  keepFocus,
  PLAY_WORDS,
  restart,
  type Session,
  tellVerdict,
  tellWalk,
} from '@latin-puzzles/view/playing';
import type { EmbedTool } from '@latin-puzzles/workshop/embed';
import { canRedo, canUndo, checkTable, type GameHistory, redoMove, undoMove } from '@latin-puzzles/workshop/play';
import { type Signal, useSignal } from '@preact/signals';
import type { Helper } from './helper.ts';
import { ELEMENT_WORDS } from './words.ts';

interface PuzzleToolsProps {
  readonly session: Session;
  readonly helper: Helper;
  readonly allowed: ReadonlySet<EmbedTool>;
  readonly hinting: Signal<boolean>;
  readonly onHelp: () => void;
}

/** What one does beside entering, as far as the page allows it. */
export function PuzzleTools({ session, helper, allowed, hinting, onHelp }: PuzzleToolsProps) {
  const words = useWords(PLAY_WORDS);
  const own = useWords(ELEMENT_WORDS);
  const language = useLanguage();
  const surroundings = useSurroundings();
  const sure = useSignal(false);
  const { history, puzzle } = session.game.value;
  const walk = (step: (history: GameHistory) => GameHistory) => {
    changeGame(session, step);
    surroundings.announcer.say(tellWalk(puzzle, history, session.game.value.history, language) ?? '');
  };
  const check = () => {
    onHelp();
    const verdict = checkTable(puzzle, session.table.value, helper.solutions());
    const text = tellVerdict(verdict, words);
    session.found.value = new Set(verdict.wrong);
    session.verdict.value = { history, text, bad: verdict.wrong.length > 0 || verdict.solutions === 'none' };
    surroundings.announcer.say(text);
  };
  if (sure.value)
    return (
      <fieldset class="sure" aria-label={own.sure}>
        <p>{own.sure}</p>
        <div class="row">
          <button
            type="button"
            onClick={() => {
              sure.value = false;
              restart(session, Date.now());
            }}
          >
            {own.yes}
          </button>
          <button
            type="button"
            class="primary"
            onClick={() => {
              sure.value = false;
            }}
          >
            {own.no}
          </button>
        </div>
      </fieldset>
    );
  return (
    <fieldset class="tools" aria-label={words.toolsLabel} onMouseDown={keepFocus}>
      <div class="main-tools">
        {allowed.has('undo') && (
          <>
            <button type="button" disabled={!canUndo(history)} onClick={() => walk(undoMove)}>
              <Icon name="undo" />
              {words.undo}
            </button>
            <button type="button" disabled={!canRedo(history)} onClick={() => walk(redoMove)}>
              <Icon name="redo" />
              {words.redo}
            </button>
          </>
        )}
        <button type="button" onClick={() => announceMove(surroundings, session, eraseSelected(session))}>
          <Icon name="erase" />
          {words.erase}
        </button>
        {allowed.has('check') && (
          <button type="button" onClick={check}>
            <Icon name="check" />
            {words.check}
          </button>
        )}
        {allowed.has('hint') && (
          <button
            type="button"
            class="ask"
            aria-expanded={hinting.value}
            onClick={() => {
              hinting.value = !hinting.value;
            }}
          >
            <Icon name="hint" />
            {words.hint}
          </button>
        )}
        {allowed.has('restart') && (
          <button
            type="button"
            disabled={history.nodes.length === 1}
            onClick={() => {
              sure.value = true;
            }}
          >
            <Icon name="another" />
            {own.restart}
          </button>
        )}
      </div>
    </fieldset>
  );
}
