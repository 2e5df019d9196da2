import { useEffect } from 'preact/hooks';
import { addressOf } from '../services/address.ts';
import { type PageMaker, type PageProps, useWords } from '../services/studio.ts';
import { showBookletFonts } from '../worker/fonts.ts';
import { Booklet } from './booklet.tsx';
import { makePrintDesk, type PrintDesk } from './desk.ts';
import { makePrintViews, type PrintViews } from './views.ts';
import { PRINT_WORDS } from './words.ts';
import './print.css';
import './paper.css';

const TABS = ['booklet', 'book', 'style'] as const;

interface PrintProps extends PageProps {
  readonly desk: PrintDesk;
  readonly views: PrintViews;
}

/** A booklet of the list, a book that one composes, and the style of both. */
function Print({ desk, views, rest }: PrintProps) {
  const words = useWords(PRINT_WORDS);
  const tab = TABS.find((name) => name === rest[0]) ?? 'booklet';
  return (
    <>
      <header class="print-head">
        <h1>{words.title}</h1>
        <nav class="tabs" aria-label={words.tabsLabel}>
          {TABS.map((name) => (
            <a
              key={name}
              href={name === 'booklet' ? addressOf('print') : addressOf('print', name)}
              aria-current={name === tab ? 'page' : undefined}
            >
              {words.tabs[name]}
            </a>
          ))}
        </nav>
      </header>
      <p class="lede print-lede">{words.lede[tab]}</p>
      {tab === 'booklet' && <Booklet desk={desk} view={views.pages} />}
      {tab !== 'booklet' && <LazyTab key={tab} desk={desk} lazy={views[tab]} />}
    </>
  );
}

interface LazyTabProps {
  readonly desk: PrintDesk;
  readonly lazy: PrintViews['book'];
}

/** A tab that comes when it is asked for. */
function LazyTab({ desk, lazy }: LazyTabProps) {
  const words = useWords(PRINT_WORDS);
  useEffect(() => lazy.load(), [lazy]);
  const Tab = lazy.view.value;
  if (Tab === undefined) return <p class="waiting">{words.composing}</p>;
  return Tab === 'failed' ? <p class="message bad">{words.composeFailed}</p> : <Tab desk={desk} />;
}

const makePrintPage: PageMaker = (studio) => {
  const desk = makePrintDesk(studio);
  const views = makePrintViews();
  showBookletFonts(document.fonts);
  return ({ rest }) => <Print desk={desk} views={views} rest={rest} />;
};

export default makePrintPage;
