import type { Game } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { EnlargeButton } from '../board-view/roomy-board.tsx';
import { HintPanel } from '../hints/hint-panel.tsx';
import { settings } from '../shell/settings.ts';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { BoardArea } from './board-area.tsx';
import { ClockView } from './clock-view.tsx';
import { Finish } from './finish.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { useClock, useKeeping, useSettling } from './keeping.ts';
import { NeedsPanel } from './needs-panel.tsx';
import type { Opened } from './opened.ts';
import { OptionsPanel } from './options-panel.tsx';
import { Pad } from './pad.tsx';
import { makeSession, play, resume, type Session } from './session.ts';
import { SharePanel } from './share-panel.tsx';
import { describePuzzle } from './subject.ts';
import { ToolBar } from './tools.tsx';
import { TrialNote } from './trial-note.tsx';
import { makeView } from './view.ts';

const PANELS = ['hints', 'history', 'options', 'share'] as const;

/** A puzzle being played: the board, the labels, and everything one needs beside them. */
export function Desk({ opened }: { readonly opened: Opened }) {
  const words = said(PLAY);
  const session = useMemo(() => begunSession(opened.game), [opened]);
  const view = useMemo(makeView, [opened]);
  const { title, challenge } = describePuzzle(opened.game.puzzle);
  useClock(session);
  const hash = useSignal(opened.hash);
  const resumed = useSettling(session, opened, hash, title);
  useKeeping(session, hash, title);
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
        <Panels session={session} title={title} />
        {resumed.value && <p class="remark">{words.resumed}</p>}
      </div>
    </div>
  );
}

/** A session whose clock runs from the first moment: what is typed then counts already. */
function begunSession(game: Game): Session {
  const session = makeSession(game);
  if (!session.solved.value) resume(session, Date.now());
  return session;
}

function Panels({ session, title }: { readonly session: Session; readonly title: string }) {
  const words = said(PLAY);
  const open = useSignal<(typeof PANELS)[number] | undefined>(undefined);
  const { puzzle } = session.game.value;
  const choose = (panel: (typeof PANELS)[number]) => {
    session.shown.value = undefined;
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
          {open.value === 'hints' && (
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
