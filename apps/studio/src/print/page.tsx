import { useEffect } from 'preact/hooks';
import { type PageMaker, useLanguage, useWords } from '../services/studio.ts';
import { showBookletFonts } from '../worker/fonts.ts';
import { Actions } from './actions.tsx';
import { Adding } from './adding.tsx';
import { makePrintDesk, type PrintDesk } from './desk.ts';
import { lengthText, OptionsForm, paperName } from './options-form.tsx';
import { BookletPreview } from './preview.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { ResearchNote } from './research-note.tsx';
import { edgeFrom, PAPER_NAMES } from './wishes.ts';
import { PRINT_WORDS, type PrintWords } from './words.ts';
import './print.css';
import './paper.css';

interface DeskProps {
  readonly desk: PrintDesk;
}

/** Choose puzzles, say how they are to be printed, and see the pages. */
function Print({ desk }: DeskProps) {
  const words = useWords(PRINT_WORDS);
  const wanted = desk.order.value;
  useEffect(() => desk.compose(wanted), [wanted]);
  const { pages = [] } = desk.composed.value;
  const some = wanted.puzzles.length > 0;
  return (
    <div class="print-desk">
      <header class="print-head">
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
      </header>
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
      {some && (
        <section class="print-preview" aria-label={words.preview}>
          <div class="print-bar">
            <h2>{words.preview}</h2>
            <p class="remark" role="status">
              {statusOf(desk, words)}
            </p>
            {pages.length > 0 && <Actions desk={desk} pages={pages} />}
          </div>
          <ResearchNote desk={desk} />
          <Trouble desk={desk} />
          <BookletPreview desk={desk} pages={pages} />
        </section>
      )}
    </div>
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

const makePrintPage: PageMaker = (studio) => {
  const desk = makePrintDesk(studio);
  showBookletFonts(document.fonts);
  return () => <Print desk={desk} />;
};

export default makePrintPage;
