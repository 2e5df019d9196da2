import { SurroundingsContext } from '@latin-puzzles/view/base';
import { useEffect } from 'preact/hooks';
import type { OfflineCopy } from '../offline/offline-copy.ts';
import { addressOf } from '../services/address.ts';
import { type Studio, StudioContext, useLanguage, useStudio, useWords } from '../services/studio.ts';
import { MenuButton } from './menu-button.tsx';
import { DamagedNote, LossNote, VersionNote } from './notes.tsx';
import { PageView } from './page.tsx';
import { FIRST_PAGE, PAGES } from './pages.ts';
import { SettingsButton } from './settings-button.tsx';
import { FRAME_WORDS } from './words.ts';

interface AppProps {
  readonly studio: Studio;
  readonly offlineCopy: OfflineCopy;
}

export function App({ studio, offlineCopy }: AppProps) {
  return (
    <StudioContext.Provider value={studio}>
      <SurroundingsContext.Provider value={studio}>
        <Frame offlineCopy={offlineCopy} />
      </SurroundingsContext.Provider>
    </StudioContext.Provider>
  );
}

/** The frame round every page: its name, the way to the others, the settings. */
function Frame({ offlineCopy }: Pick<AppProps, 'offlineCopy'>) {
  const words = useWords(FRAME_WORDS);
  const language = useLanguage();
  const { addressBar, announcer, homeService } = useStudio();
  const address = addressBar.address.value;
  const { page, rest } = address.page in PAGES ? address : { page: FIRST_PAGE, rest: [] };
  const title = `${PAGES[page]!.title[language]} · ${words.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => void homeService.look(), [homeService]);
  const fills = PAGES[page]!.fills?.(rest) ?? false;
  const offered = Object.entries(PAGES).filter(([, { served }]) => !served || homeService.there.value);
  return (
    <>
      <button type="button" class="skip" onClick={focusContent}>
        {words.skip}
      </button>
      <header class={fills ? 'masthead slim' : 'masthead'}>
        <MenuButton offered={offered} page={page} />
        <a class="brand" href={addressOf(FIRST_PAGE)}>
          <img src="icon.svg" alt="" width="28" height="28" />
          <span>{words.name}</span>
        </a>
        <nav aria-label={words.pagesLabel}>
          {offered.map(([name, { title }]) => (
            <a key={name} href={addressOf(name)} aria-current={name === page ? 'page' : undefined}>
              {title[language]}
            </a>
          ))}
        </nav>
        <SettingsButton />
      </header>
      <VersionNote copy={offlineCopy} />
      <main id="content" tabIndex={-1} class={fills ? 'full' : undefined}>
        <PageView name={page} rest={rest} />
      </main>
      <DamagedNote />
      <LossNote page={page} />
      {!fills && (
        <footer class="colophon">
          {words.after} <cite>Latin Puzzles</cite>, arXiv 1602.06946.
        </footer>
      )}
      <div class="unseen" aria-live="polite" role="status">
        {announcer.spoken.value}
      </div>
    </>
  );
}

/** A button, not a link: the fragment holds the address of the page. */
function focusContent(): void {
  document.getElementById('content')?.focus();
}
