import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import type { Signal } from '@preact/signals';
import { useCallback, useEffect } from 'preact/hooks';
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
  /** Has the first moves on this kind of board shown, where they can be. */
  readonly coach: () => void;
  readonly secondary: LazyView<SecondarySheetProps>;
}

/** The one that is open, if any. */
export function Sheets({ session, title, challenge, secondary, open, coach }: SheetsProps) {
  const words = useWords(PLAY_WORDS);
  const close = useCallback(() => {
    open.value = undefined;
  }, [open]);
  const kind = open.value;
  const Secondary = secondary.view.value;
  useEffect(() => {
    if (kind !== undefined) secondary.load();
  }, [kind]);
  if (kind === undefined) return null;
  return (
    <PadSheet kind={kind} close={close}>
      {kind === 'more' && (
        <>
          <MoreTools session={session} done={close} />
          <SheetNames open={open} />
        </>
      )}
      {kind !== 'more' && Secondary !== undefined && Secondary !== 'failed' && (
        <Secondary kind={kind} session={session} title={title} challenge={challenge} coach={coach} />
      )}
      {Secondary === 'failed' && <p class="message bad">{words.sheetFailed}</p>}
    </PadSheet>
  );
}
