import { PLAY_WORDS, play, type Session } from '@latin-puzzles/view/playing';
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { HintPanelProps } from '../hints/props.ts';
import type { LazyView } from '../parts/lazy-view.ts';
import { useWords } from '../services/studio.ts';
import { RimCard } from './card.tsx';

interface HintCardProps {
  readonly session: Session;
  readonly hints: LazyView<HintPanelProps>;
  readonly asked: ReadonlySignal<number>;
  readonly close: () => void;
}

/** Help on the board. What it draws there goes with it. */
export function HintCard({ session, hints, asked, close }: HintCardProps) {
  const words = useWords(PLAY_WORDS);
  const about = useSignal<readonly number[]>([]);
  const HintPanel = hints.view.value;
  useEffect(
    () => () => {
      session.shown.value = undefined;
      session.pointed.value = [];
    },
    [session],
  );
  if (HintPanel === undefined) return null;
  return (
    <RimCard name={words.hints} about={about} close={close}>
      {HintPanel === 'failed' ? (
        <p class="card-body">{words.hintsFailed}</p>
      ) : (
        <HintPanel
          puzzle={session.game.value.puzzle}
          table={session.table.value}
          asked={asked}
          close={close}
          show={(shown) => {
            session.shown.value = shown;
          }}
          point={(cells) => {
            session.pointed.value = cells;
          }}
          speakOf={(cells) => {
            about.value = cells;
          }}
          apply={(moves) => {
            for (const move of moves) play(session, move);
          }}
        />
      )}
    </RimCard>
  );
}
