import type { Game } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { EnlargeButton } from '../board-view/roomy-board.tsx';
import type { HintPanelProps } from '../hints/props.ts';
import type { LazyView } from '../parts/lazy-view.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import type { Settings } from '../settings/settings.ts';
import { play, resume } from './actions.ts';
import { BoardArea } from './board-area.tsx';
import { ClockView } from './clock-view.tsx';
import { Finish } from './finish.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { useClock, useKeeping, useSettling } from './keeping.ts';
import type { PlayKit } from './kit.ts';
import { NeedsPanel } from './needs-panel.tsx';
import type { Opened } from './opening.ts';
import { OptionsPanel } from './options-panel.tsx';
import { Pad } from './pad.tsx';
import { makeSession, type Session } from './session.ts';
import { SharePanel } from './share-panel.tsx';
import { describePuzzle } from './telling.ts';
import { ToolBar, TrialNote } from './tool-bar.tsx';
import { makeView } from './view.tsx';
import { PLAY_WORDS } from './words/index.ts';

const PANELS = ['hints', 'history', 'options', 'share'] as const;

/** A puzzle being played: the board, the labels, and everything one needs beside them. */
export function Desk({ opened, kit }: { readonly opened: Opened; readonly kit: PlayKit }) {
  const words = useWords(PLAY_WORDS);
  const language = useLanguage();
  const { settings } = useStudio();
  const session = useMemo(() => beginSession(opened.game, settings), [opened]);
  const view = useMemo(() => makeView(kit.solidView), [opened]);
  const { title, challenge } = describePuzzle(opened.game.puzzle, language);
  useClock(session);
  const hash = useSignal(opened.hash);
  const resumed = useSettling(kit.games, session, opened, hash, title);
  useKeeping(kit.games, session, hash, title);
  const solved = session.solved.value;
  return (
    <div class="desk">
      <header class="desk-head">
        <h1>{title}</h1>
        <div class="desk-controls">
          <ClockView session={session} />
          <EnlargeButton room={view.room} />
        </div>
        <p class="challenge">{challenge}</p>
      </header>
      <BoardArea session={session} view={view} title={title} />
      <div class="desk-side">
        {solved && <Finish session={session} />}
        {!solved && !session.paused.value && (
          <>
            <Pad session={session} />
            <ToolBar session={session} />
            <TrialNote session={session} />
            {settings.needsShown.value && <NeedsPanel session={session} />}
          </>
        )}
        <Panels session={session} title={title} hints={kit.hintPanel} />
        {resumed.value && <p class="remark">{words.resumed}</p>}
      </div>
    </div>
  );
}

/** A session whose clock runs from the first moment: what is typed then counts already. */
function beginSession(game: Game, settings: Settings): Session {
  const session = makeSession(game, settings);
  if (!session.solved.value) resume(session, Date.now());
  return session;
}

interface PanelsProps {
  readonly session: Session;
  readonly title: string;
  readonly hints: LazyView<HintPanelProps>;
}

function Panels({ session, title, hints }: PanelsProps) {
  const words = useWords(PLAY_WORDS);
  const open = useSignal<(typeof PANELS)[number] | undefined>(undefined);
  const { puzzle } = session.game.value;
  const HintPanel = hints.view.value;
  const choose = (panel: (typeof PANELS)[number]) => {
    session.shown.value = undefined;
    if (panel === 'hints') hints.load();
    open.value = open.value === panel ? undefined : panel;
  };
  return (
    <div class="panels">
      <div class="panel-names">
        {PANELS.map((panel) => (
          <button key={panel} type="button" aria-expanded={open.value === panel} onClick={() => choose(panel)}>
            {words[panel]}
          </button>
        ))}
      </div>
      {open.value !== undefined && (
        <section class="panel" aria-label={words[open.value]}>
          {open.value === 'hints' && HintPanel === 'failed' && <p class="message bad">{words.hintsFailed}</p>}
          {open.value === 'hints' && HintPanel !== undefined && HintPanel !== 'failed' && (
            <HintPanel
              puzzle={puzzle}
              table={session.table.value}
              show={(shown) => {
                session.shown.value = shown;
              }}
              point={(cells) => {
                session.pointed.value = cells;
              }}
              apply={(moves) => {
                for (const move of moves) play(session, move);
              }}
            />
          )}
          {open.value === 'history' && <HistoryPanel session={session} />}
          {open.value === 'options' && <OptionsPanel labels={puzzle.multiset.labels} />}
          {open.value === 'share' && <SharePanel session={session} title={title} />}
        </section>
      )}
    </div>
  );
}
