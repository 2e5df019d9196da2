import { EnlargeButton } from '@latin-puzzles/view/board-view';
import { describePuzzle, makeSession, Pad, resume, type Session } from '@latin-puzzles/view/playing';
import type { Game } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { useMedia } from '../parts/use-media.ts';
import { useLanguage, useStudio } from '../services/studio.ts';
import type { Settings } from '../settings/settings.ts';
import { BoardArea } from './board-area.tsx';
import { ClockView } from './clock-view.tsx';
import { useFeedback } from './feedback.ts';
import { Finish } from './finish.tsx';
import { useClock, useKeeping, useSettling } from './keeping.ts';
import type { PlayKit } from './kit.ts';
import { NeedsPanel } from './needs-panel.tsx';
import { Notices } from './notices.tsx';
import type { Opened } from './opening.ts';
import type { SheetName } from './sheet.tsx';
import { SheetNames, Sheets } from './sheets.tsx';
import { ToolBar } from './tool-bar.tsx';
import { TrialNote } from './trial-note.tsx';
import { BodyButton, makeView } from './view.tsx';

/** Windows in which what is seldom wanted is opened, and not shown beside the rest. */
const SMALL = '(max-width: 40rem), (max-height: 30rem)';

/** A puzzle being played: the board fills the window but for what one plays with. */
export function Desk({ opened, kit }: { readonly opened: Opened; readonly kit: PlayKit }) {
  const language = useLanguage();
  const { settings } = useStudio();
  const session = useMemo(() => beginSession(opened.game, settings), [opened]);
  const { board } = opened.game.puzzle;
  const view = useMemo(() => makeView(board, kit.solidView, settings.inSpace.peek()), [opened]);
  const { title, challenge } = describePuzzle(opened.game.puzzle, language);
  const open = useSignal<SheetName | undefined>(undefined);
  const small = useMedia(SMALL);
  useClock(session);
  useFeedback(session);
  const hash = useSignal(opened.hash);
  const resumed = useSettling(kit.games, session, opened, hash, title);
  useKeeping(kit.games, session, hash, title);
  const solved = session.solved.value;
  const idle = solved || session.paused.value;
  useEffect(() => {
    if (idle) open.value = undefined;
  }, [idle]);
  useEffect(() => {
    if (open.value !== 'hints') session.shown.value = undefined;
  }, [open.value]);
  const ask = () => {
    kit.hintPanel.load();
    open.value = open.value === 'hints' ? undefined : 'hints';
  };
  return (
    <div class="desk">
      <header class="desk-head">
        <h1>{title}</h1>
        <div class="desk-controls">
          <ClockView session={session} />
          <BodyButton board={board} view={view} />
          {!view.solid.value && <EnlargeButton room={view.room} puzzle={opened.game.puzzle} />}
        </div>
        {!small && <p class="challenge">{challenge}</p>}
      </header>
      <div class="stage">
        <BoardArea session={session} view={view} title={title} />
        <Notices session={session} view={view} resumed={resumed} />
      </div>
      <div class="desk-side">
        {/* It keeps its place while it is of no use, so that the board keeps its own. */}
        <div class={`desk-pad${idle ? ' idle' : ''}`} inert={idle}>
          <Pad session={session} />
          <ToolBar session={session} open={open} small={small} ask={ask} />
          <div class="desk-news">
            {session.game.value.history.trials.length > 0 && <TrialNote session={session} />}
            {settings.needsShown.value && <NeedsPanel session={session} />}
          </div>
          {!small && <SheetNames open={open} />}
        </div>
        {solved && <Finish session={session} />}
        <Sheets
          session={session}
          title={title}
          challenge={challenge}
          hints={kit.hintPanel}
          secondary={kit.secondary}
          open={open}
        />
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
