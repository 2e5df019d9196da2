import { THEOREM_WORDS, theoremName } from '@latin-puzzles/core/attrition';
import { useRef } from 'preact/hooks';
import { useLanguage, useWords } from '../services/studio.ts';
import { HINT_WORDS } from './words.ts';

/** Leads to what a theorem says, and from there to all the others. */
export function TheoremLink({ theorem }: { readonly theorem: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useWords(HINT_WORDS);
  const language = useLanguage();
  const open = () => {
    dialog.current?.showModal();
    const entry = dialog.current?.querySelector<HTMLElement>(`[data-theorem="${theorem}"]`);
    entry?.scrollIntoView({ block: 'center' });
    entry?.focus();
  };
  return (
    <>
      <button type="button" class="quiet what" onClick={open}>
        {words.what}
      </button>
      <dialog ref={dialog} class="sheet theorems" aria-label={words.theorems}>
        <h2>{words.theorems}</h2>
        <p>{words.theoremsLede}</p>
        <ol>
          {[...THEOREM_WORDS].map(([name, { statement, reason }]) => (
            <li key={name} data-theorem={name} tabIndex={-1} aria-current={name === theorem ? 'true' : undefined}>
              <h3>{theoremName(name, language)}</h3>
              <p>{statement[language]}</p>
              {reason && (
                <p class="remark">
                  {words.because} {reason[language]}
                </p>
              )}
            </li>
          ))}
        </ol>
        <button type="button" class="primary" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </dialog>
    </>
  );
}
