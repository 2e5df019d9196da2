import { useEffect } from 'preact/hooks';
import { PRINT } from '../words/print.ts';
import { said } from '../words/words.ts';
import { Actions } from './actions.tsx';
import { Adding } from './adding.tsx';
import { composed, composeLatest, composing, order, wishes } from './desk.ts';
import { showBookletFonts } from './fonts.ts';
import { lengthText, OptionsForm, paperName } from './options-form.tsx';
import { Preview } from './preview.tsx';
import { PuzzleList } from './puzzle-list.tsx';
import { ResearchNote } from './research-note.tsx';
import { edgeFrom, PAPER_NAMES } from './wishes.ts';
import './print.css';
import './paper.css';

/** Choose puzzles, say how they are to be printed, and see the pages. */
export default function Print() {
  const words = said(PRINT);
  const wanted = order.value;
  useEffect(showBookletFonts, []);
  useEffect(() => composeLatest(wanted), [wanted]);
  const { pages = [] } = composed.value;
  const some = wanted.puzzles.length > 0;
  return (
    <div class="print-desk">
      <header class="print-head">
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
      </header>
      <section class="print-choice" aria-label={words.list}>
        <div class="panel">
          <PuzzleList />
          <Adding />
        </div>
        <div class="panel">
          <OptionsForm />
        </div>
      </section>
      {!some && <p class="print-blank remark">{words.blank}</p>}
      {some && (
        <section class="print-preview" aria-label={words.preview}>
          <div class="print-bar">
            <h2>{words.preview}</h2>
            <p class="remark" role="status">
              {status()}
            </p>
            {pages.length > 0 && <Actions pages={pages} />}
          </div>
          <ResearchNote />
          <Trouble />
          <Preview pages={pages} />
        </section>
      )}
    </div>
  );
}

function status(): string {
  const words = said(PRINT);
  const { pages } = composed.value;
  if (composing.value === 'yes' && !pages?.length) return words.composing;
  return pages && pages.length > 0 ? words.composed(pages.length) : '';
}

/** Why there are no pages, or not those that are wanted. */
function Trouble() {
  const words = said(PRINT);
  const { pages, longest } = composed.value;
  const { edge, paper } = wishes.value;
  if (composing.value === 'failed') return <p class="message bad">{words.composeFailed}</p>;
  if (pages || !longest) return null;
  const others = PAPER_NAMES.filter((name) => edgeFrom(edge)! <= longest[name]);
  return (
    <div class="message bad" role="alert">
      <p>{words.tooLong(edge.trim(), paperName(paper))}</p>
      <p>{words.wouldFit(others.map(paperName), lengthText(longest[paper]))}</p>
    </div>
  );
}
