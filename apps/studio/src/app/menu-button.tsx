import { Icon } from '@latin-puzzles/view/base';
import { useRef } from 'preact/hooks';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import type { PageEntry } from './pages.ts';
import { SettingsButton } from './settings-button.tsx';
import { FRAME_WORDS } from './words.ts';

interface MenuButtonProps {
  readonly offered: readonly (readonly [string, PageEntry])[];
  readonly page: string;
}

/** The way to the other pages, and the settings, where a page takes the whole of a small window. */
export function MenuButton({ offered, page }: MenuButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useWords(FRAME_WORDS);
  const language = useLanguage();
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        class="quiet menu-button"
        aria-label={words.menu}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} class="sheet menu" aria-label={words.menu}>
        <nav aria-label={words.pagesLabel}>
          {offered.map(([name, { title }]) => (
            <a key={name} href={addressOf(name)} aria-current={name === page ? 'page' : undefined} onClick={close}>
              {title[language]}
            </a>
          ))}
        </nav>
        <div class="row">
          <SettingsButton />
          <button type="button" onClick={close}>
            {words.close}
          </button>
        </div>
      </dialog>
    </>
  );
}
