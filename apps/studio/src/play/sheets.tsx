import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS, play } from '@latin-puzzles/view/playing';
import type { Signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
import type { HintPanelProps } from '../hints/props.ts';
import type { LazyView } from '../parts/lazy-view.ts';
import { useWords } from '../services/studio.ts';
import type { SecondarySheetProps } from './secondary-sheet.tsx';
import { PadSheet, SECONDARY, type SheetName } from './sheet.tsx';
import { MoreTools } from './tool-bar.tsx';

interface SheetNamesProps {
  readonly open: Signal<SheetName | undefined>;
}

export function SheetNames({ open }: SheetNamesProps) {
  const words = useWords(PLAY_WORDS);
  return (
    <div class="sheet-names">
      {SECONDARY.map((name) => (
        <button
          key={name}
          type="button"
          class="quiet"
          aria-expanded={open.value === name}
          onClick={() => {
            open.value = open.value === name ? undefined : name;
          }}
        >
          {words[name]}
        </button>
      ))}
    </div>
  );
}

interface SheetsProps extends SheetNamesProps {
  readonly session: Session;
  readonly title: string;
  readonly challenge: string;
  readonly hints: LazyView<HintPanelProps>;
  readonly secondary: LazyView<SecondarySheetProps>;
}

/** The one that is open, if any. */
export function Sheets({ session, title, challenge, hints, secondary, open }: SheetsProps) {
  const words = useWords(PLAY_WORDS);
  const close = useCallback(() => {
    open.value = undefined;
  }, [open]);
  const kind = open.value;
  const Secondary = secondary.view.value;
  useEffect(() => {
    if (kind !== undefined && kind !== 'hints') secondary.load();
  }, [kind]);
  if (kind === undefined) return null;
  return (
    <PadSheet kind={kind} close={close}>
      {kind === 'hints' && <Hints session={session} hints={hints} />}
      {kind === 'more' && (
        <>
          <MoreTools session={session} done={close} />
          <SheetNames open={open} />
        </>
      )}
      {kind !== 'hints' && kind !== 'more' && Secondary !== undefined && Secondary !== 'failed' && (
        <Secondary kind={kind} session={session} title={title} challenge={challenge} />
      )}
      {Secondary === 'failed' && <p class="message bad">{words.sheetFailed}</p>}
    </PadSheet>
  );
}

function Hints({ session, hints }: Pick<SheetsProps, 'session' | 'hints'>) {
  const words = useWords(PLAY_WORDS);
  const HintPanel = hints.view.value;
  if (HintPanel === undefined) return null;
  if (HintPanel === 'failed') return <p class="message bad">{words.hintsFailed}</p>;
  return (
    <HintPanel
      puzzle={session.game.value.puzzle}
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
  );
}
