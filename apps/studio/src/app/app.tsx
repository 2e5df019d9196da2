import { useEffect } from 'preact/hooks';
import { addressOf, PAGES, route } from '../address/address.ts';
import { Announcer } from '../shell/announcer.tsx';
import { SHELL } from '../words/shell.ts';
import { said } from '../words/words.ts';
import { DamagedNote } from './damaged-note.tsx';
import { Page } from './page.tsx';
import { SettingsButton } from './settings-button.tsx';
import { UnkeptNote } from './unkept-note.tsx';
import { VersionNote } from './version-note.tsx';

/** The frame round every page: its name, the way to the others, the settings. */
export function App() {
  const words = said(SHELL);
  const { page } = route.value;
  const title = `${words.pages[page]} · ${words.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <button type="button" class="skip" onClick={toContent}>
        {words.skip}
      </button>
      <header class="masthead">
        <a class="brand" href={addressOf('gallery')}>
          <img src="/icon.svg" alt="" width="28" height="28" />
          <span>{words.name}</span>
        </a>
        <nav aria-label={words.pagesLabel}>
          {PAGES.map((name) => (
            <a key={name} href={addressOf(name)} aria-current={name === page ? 'page' : undefined}>
              {words.pages[name]}
            </a>
          ))}
        </nav>
        <SettingsButton />
      </header>
      <VersionNote />
      <main id="content" tabIndex={-1}>
        <Page route={route} />
      </main>
      <DamagedNote />
      <UnkeptNote />
      <footer class="colophon">
        {words.after} <cite>Latin Puzzles</cite>, arXiv 1602.06946.
      </footer>
      <Announcer />
    </>
  );
}

/** A button, not a link: the fragment holds the address of the page. */
function toContent(): void {
  document.getElementById('content')?.focus();
}
