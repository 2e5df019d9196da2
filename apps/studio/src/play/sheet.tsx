import { Icon } from '@latin-puzzles/view/base';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../services/studio.ts';
import { useEscape } from './escaping.ts';

/** What is seldom wanted, each behind a button of its own. */
export const SECONDARY = ['history', 'options', 'share', 'about'] as const;
export type SecondaryName = (typeof SECONDARY)[number];

/** What can be opened over the pad. */
export type SheetName = 'more' | SecondaryName;

interface PadSheetProps {
  readonly kind: SheetName;
  readonly close: () => void;
  readonly children: ComponentChildren;
}

/**
 * Opened over the pad, never over the board that it speaks of: one goes on playing meanwhile. Who came by keys is led into it and
 * afterwards back; who came by a pointer leaves the keys to the board.
 */
export function PadSheet({ kind, close, children }: PadSheetProps) {
  const words = useWords(PLAY_WORDS);
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const byKeys = opener instanceof HTMLElement && opener.closest('.desk-side') !== null;
    if (byKeys) sheet.current?.focus({ preventScroll: true });
    return () => {
      if (byKeys && opener.isConnected && document.activeElement === document.body) opener.focus();
    };
  }, [kind]);
  useEscape(close, 'dialog[open]');
  return (
    <section ref={sheet} class={`desk-sheet sheet-${kind}`} role="dialog" aria-label={words[kind]} tabIndex={-1}>
      <header>
        <h2>{words[kind]}</h2>
        <button type="button" class="quiet" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div class="sheet-body">{children}</div>
    </section>
  );
}
