import type { ComponentType } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { LazyView } from '../parts/lazy-view.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { Adding } from './adding.tsx';
import { bookletTitle, type PrintDesk } from './desk.ts';
import { PageNotices } from './notices.tsx';
import { lengthText, OptionsForm, paperName } from './options-form.tsx';
import type { PrintedPages } from './printed-pages.ts';
import { PuzzleList } from './puzzle-list.tsx';
import { ResearchNote } from './research-note.tsx';
import { edgeFrom, PAPER_NAMES } from './wishes.ts';
import { PRINT_WORDS, type PrintWords } from './words.ts';

interface DeskProps {
  readonly desk: PrintDesk;
}

interface BookletProps extends DeskProps {
  /** What shows the pages, which comes when there are some. */
  readonly view: LazyView<{ readonly sheets: PrintedPages }>;
}

/** Choose puzzles, say how they are to be printed, and see the pages. */
export function Booklet({ desk, view }: BookletProps) {
  const words = useWords(PRINT_WORDS);
  const wanted = desk.order.value;
  const some = wanted.puzzles.length > 0;
  useEffect(() => view.load(), [view]);
  return (
    <div class="print-desk">
      <section class="print-choice" aria-label={words.list}>
        <div class="panel">
          <PuzzleList desk={desk} />
          <Adding />
        </div>
        <div class="panel">
          <OptionsForm desk={desk} />
        </div>
      </section>
      {!some && <p class="print-blank remark">{words.blank}</p>}
      {some && <BookletPages desk={desk} order={wanted} research Pages={view.view.value} />}
    </div>
  );
}

interface PagesProps extends DeskProps {
  readonly Pages: ComponentType<{ readonly sheets: PrintedPages }> | 'failed' | undefined;
  readonly order: PrintDesk['order']['value'];
  /** Whether what is not known of the puzzles is worked out. */
  readonly research?: boolean;
}

/** The pages of an order, as they are set off the page, and what is to be said of them. */
export function BookletPages({ desk, order, Pages, research = false }: PagesProps) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const look = desk.look.value;
  const families = desk.house.style.value?.families.value;
  const awaited = desk.house.awaited.value;
  useEffect(() => {
    if (!awaited) desk.compose(order, look);
  }, [order, look, families, awaited]);
  const { pages = [], notices } = desk.composed.value;
  const { author } = desk.wishes.value;
  const title = bookletTitle(desk.wishes.value, language);
  const sheets = useMemo(
    () => ({ pages, title, author, language, look, families: families ?? [] }),
    [pages, title, author, language, look, families],
  );
  return (
    <section class="print-preview" aria-label={words.preview}>
      <div class="print-bar">
        <h2>{words.preview}</h2>
        <p class="remark" role="status">
          {statusOf(desk, words)}
        </p>
      </div>
      {research && <ResearchNote desk={desk} />}
      <Trouble desk={desk} />
      <PageNotices notices={notices} />
      {Pages === 'failed' && <p class="message bad">{words.composeFailed}</p>}
      {pages.length > 0 && typeof Pages === 'function' && <Pages sheets={sheets} />}
    </section>
  );
}

function statusOf({ composed, composing }: PrintDesk, words: PrintWords): string {
  const { pages } = composed.value;
  if (composing.value === 'yes' && !pages?.length) return words.composing;
  return pages && pages.length > 0 ? words.composed(pages.length) : '';
}

/** Why there are no pages, or not those that are wanted. */
function Trouble({ desk }: DeskProps) {
  const words = useWords(PRINT_WORDS);
  const language = useLanguage();
  const { pages, longest } = desk.composed.value;
  const { edge, paper } = desk.wishes.value;
  if (desk.composing.value === 'failed') return <p class="message bad">{words.composeFailed}</p>;
  if (pages || !longest) return null;
  const others = PAPER_NAMES.filter((name) => edgeFrom(edge)! <= longest[name]);
  return (
    <div class="message bad" role="alert">
      <p>{words.tooLong(edge.trim(), paperName(paper, words))}</p>
      <p>
        {words.wouldFit(
          others.map((name) => paperName(name, words)),
          lengthText(longest[paper], language),
        )}
      </p>
    </div>
  );
}
