import { layOut } from '@latin-puzzles/drawing';
import { SurroundingsContext, useLanguage, useSurroundings, useWords } from '@latin-puzzles/view/base';
import { BoardView } from '@latin-puzzles/view/board-view';
import { describePuzzle, Pad, PLAY_WORDS, restart, type Session, useBoardProps } from '@latin-puzzles/view/playing';
import type { EmbedTool } from '@latin-puzzles/workshop/embed';
import { makeClockText, readClock } from '@latin-puzzles/workshop/play';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Helper } from './helper.ts';
import { HintBox } from './hint-box.tsx';
import { PuzzleTools } from './puzzle-tools.tsx';
import type { ElementSurroundings } from './settings.ts';

/** A puzzle on the table, or why there is none. */
export interface Served {
  readonly session: Session;
  readonly helper: Helper;
  /** Counts help that was asked for. */
  readonly onHelp: () => void;
}

interface PuzzleDeskProps {
  readonly surroundings: ElementSurroundings;
  readonly served: ReadonlySignal<Served | string>;
  readonly allowed: ReadonlySignal<ReadonlySet<EmbedTool>>;
  readonly size: ReadonlySignal<string | undefined>;
}

/** Everything that is in the element. */
export function PuzzleDesk({ surroundings, served, allowed, size }: PuzzleDeskProps) {
  const { settings, announcer } = surroundings;
  const shown = served.value;
  return (
    <SurroundingsContext.Provider value={surroundings}>
      <div
        class="latin-puzzle"
        lang={settings.language.value}
        data-appearance={settings.shownAppearance.value}
        style={size.value === undefined ? undefined : { '--size': size.value }}
      >
        {typeof shown === 'string' ? (
          <p class="message" role="alert">
            {shown}
          </p>
        ) : (
          <Game served={shown} allowed={allowed.value} />
        )}
        <div class="unseen" aria-live="polite" role="status">
          {announcer.spoken.value}
        </div>
      </div>
    </SurroundingsContext.Provider>
  );
}

function Game({ served, allowed }: { readonly served: Served; readonly allowed: ReadonlySet<EmbedTool> }) {
  const { session, helper, onHelp } = served;
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const hinting = useSignal(false);
  const { puzzle, history } = session.game.value;
  const { title, challenge } = describePuzzle(puzzle, language);
  const layout = useMemo(() => layOut(puzzle.board), [puzzle.board]);
  const props = useBoardProps(session, layout, words.boardName(title), 'board-help');
  const solved = session.solved.value;
  const verdict = session.verdict.value?.history === history ? session.verdict.value : undefined;
  useEffect(() => {
    if (solved) hinting.value = false;
  }, [solved]);
  return (
    <section class="game" aria-label={title}>
      <header>
        <p class="title">{title}</p>
        {puzzle.author !== undefined && <p class="author">{puzzle.author}</p>}
        <p class="challenge">{challenge}</p>
      </header>
      <p id="board-help" class="unseen">
        {words.boardHelp}
      </p>
      <div class="board-place">
        <BoardView {...props} />
      </div>
      <div class="side">
        {!solved && <Pad session={session} />}
        {!solved && (
          <PuzzleTools session={session} helper={helper} allowed={allowed} hinting={hinting} onHelp={onHelp} />
        )}
        {verdict && <p class={verdict.bad ? 'message bad' : 'message'}>{verdict.text}</p>}
        {hinting.value && <HintBox session={session} helper={helper} open={hinting} onHelp={onHelp} />}
        {solved && <Finish session={session} again={allowed.has('restart')} />}
      </div>
    </section>
  );
}

function Finish({ session, again }: { readonly session: Session; readonly again: boolean }) {
  const words = useWords(PLAY_WORDS);
  const { announcer } = useSurroundings();
  const elapsed = readClock(session.game.value.clock, Date.now());
  const text = elapsed >= 1000 ? words.finishedIn(makeClockText(elapsed)) : words.finished;
  useEffect(() => announcer.say(text), []);
  return (
    <div class="finish">
      <p class="title">{text}</p>
      {again && (
        <button type="button" onClick={() => restart(session, Date.now())}>
          {words.again}
        </button>
      )}
    </div>
  );
}
