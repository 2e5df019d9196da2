import { SurroundingsContext } from '@latin-puzzles/view/base';
import { addressOf } from '../services/address.ts';
import { type Studio, StudioContext, useStudio, useWords } from '../services/studio.ts';
import { FRAMED_WORDS } from './framed-words.ts';
import { LossNote } from './notes.tsx';
import { PageView } from './page.tsx';
import { PAGES } from './pages.ts';
import './framed.css';

/**
 * The studio in a frame of somebody else's page. Puzzles are played there and nothing else is done, since a page that frames
 * another can lead the hands of whoever reads it; everything else opens in a window of its own.
 */
export function Framed({ studio }: { readonly studio: Studio }) {
  return (
    <StudioContext.Provider value={studio}>
      <SurroundingsContext.Provider value={studio}>
        <Frame />
      </SurroundingsContext.Provider>
    </StudioContext.Provider>
  );
}

function Frame() {
  const { addressBar, announcer } = useStudio();
  const { page, rest } = addressBar.address.value;
  const plays = page === 'play' && rest.length > 0;
  return (
    <>
      <main id="content" tabIndex={-1} class={plays ? 'full' : undefined}>
        {plays ? <PageView name={page} rest={rest} /> : <Elsewhere page={page} />}
      </main>
      <LossNote page={page} />
      <WayOut />
      <div class="unseen" aria-live="polite" role="status">
        {announcer.spoken.value}
      </div>
    </>
  );
}

function Elsewhere({ page }: { readonly page: string }) {
  const words = useWords(FRAMED_WORDS);
  return (
    <div class="message">
      <h1 class="unseen">{words.name}</h1>
      <p>{page in PAGES ? words.elsewhere : words.nothing}</p>
      <p class="row">
        <button type="button" onClick={() => history.back()}>
          {words.back}
        </button>
      </p>
    </div>
  );
}

/** The same page of the studio, in a window of its own. */
function WayOut() {
  const words = useWords(FRAMED_WORDS);
  const { addressBar } = useStudio();
  const { page, rest } = addressBar.address.value;
  return (
    <footer class="way-out">
      <a href={`./${addressOf(page, ...rest)}`} target="_blank" rel="noopener">
        {words.studio}
      </a>
    </footer>
  );
}
