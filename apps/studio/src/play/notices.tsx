import { RoomNote } from '@latin-puzzles/view/board-view';
import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import type { Signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useStudio, useWords } from '../services/studio.ts';
import type { View } from './view.tsx';

interface NoticesProps {
  readonly session: Session;
  readonly view: View;
  readonly resumed: Signal<boolean>;
}

/** How long it is said that a game goes on, in milliseconds. */
const WHILE = 5000;

/** What is said in passing, laid over the foot of the board's place: nothing moves for it. */
export function Notices({ session, view, resumed }: NoticesProps) {
  const words = useWords(PLAY_WORDS);
  const { settings } = useStudio();
  const { verdict } = session;
  // What was found holds until the next move.
  const found = verdict.value?.history === session.game.value.history ? verdict.value : undefined;
  useEffect(() => {
    if (!resumed.value) return;
    const timer = setTimeout(() => {
      resumed.value = false;
    }, WHILE);
    return () => clearTimeout(timer);
  }, [resumed.value]);
  return (
    <div class="notices">
      {found && <p class={found.bad ? 'message bad' : 'message'}>{found.text}</p>}
      {resumed.value && <p class="message">{words.resumed}</p>}
      {view.solid.value && view.solidView.view.value === 'failed' && <p class="message">{words.noSolid}</p>}
      <RoomNote
        room={view.room}
        puzzle={session.game.value.puzzle}
        wanted={settings.candidates.value && !session.shown.value}
      />
    </div>
  );
}
