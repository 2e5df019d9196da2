import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type LazyView, makeLazyView } from '../parts/lazy-view.ts';
import { type PageMaker, type PageProps, useWords } from '../services/studio.ts';
import { BoardPicker } from './board-picker.tsx';
import { FOREMOST } from './concern.ts';
import { type MakerProps, wishId } from './fields.tsx';
import { LevelField } from './level-field.tsx';
import { WordField } from './main-wishes.tsx';
import { makeOpener } from './opening.ts';
import { PlaceByHand, PlaceField } from './place-field.tsx';
import { WishPreview } from './preview.tsx';
import { makePuzzleMaker } from './puzzle-maker.ts';
import type { ResultsProps } from './results.tsx';
import { RunPanel } from './run-panel.tsx';
import { GENERATE_WORDS } from './words/index.ts';
import './generate.css';
import './outcome.css';

/** What is only seen later, and names theorems: it comes with all of them. */
interface LaterParts {
  readonly moreWishes: LazyView<MakerProps>;
  readonly results: LazyView<ResultsProps>;
}

interface GenerateProps extends MakerProps, PageProps {
  readonly parts: LaterParts;
  /** Takes up what an address names. */
  readonly open: (rest: readonly string[]) => Promise<void>;
}

/** Seeds are whole numbers below this, short enough to be copied by hand. */
const SEEDS = 1_000_000_000;

/** Type a name, pick a board, get a puzzle. */
function Generate({ maker, parts, open, rest }: GenerateProps) {
  const words = useWords(GENERATE_WORDS);
  const more = useSignal(false);
  const address = rest.join('/');
  useEffect(() => {
    open(rest);
  }, [address]);
  const wrong = maker.complaint.value;
  useEffect(() => {
    if (!wrong) return;
    if (!FOREMOST.includes(wrong.field)) more.value = true;
    // A field among further wishes is there once these are fetched and drawn.
    const timer = setTimeout(() => document.getElementById(wishId(wrong.field))?.focus());
    return () => clearTimeout(timer);
  }, [wrong, more, parts.moreWishes.view.value]);
  const current = maker.run.value;
  const awaited = !current || current.made.length === 0 || current.asked !== maker.form.value;
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.lede}</p>
      <div class="workshop">
        <form
          class="wish-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            maker.start(Math.floor(Math.random() * SEEDS), Date.now());
          }}
        >
          <WordField maker={maker} />
          <BoardPicker maker={maker} />
          <div class="pair">
            <PlaceField maker={maker} />
            <LevelField maker={maker} />
          </div>
          <PlaceByHand maker={maker} />
          <MoreFields maker={maker} wishes={parts.moreWishes} open={more} />
          <button type="submit" class="primary make">
            {words.generate}
          </button>
        </form>
        <div class="outcome">
          {current && <RunPanel maker={maker} current={current} />}
          {awaited && <WishPreview maker={maker} />}
          {current && <Later key={current.begun} view={parts.results} props={{ current }} />}
        </div>
      </div>
    </>
  );
}

interface MoreFieldsProps extends MakerProps {
  readonly wishes: LazyView<MakerProps>;
  readonly open: Signal<boolean>;
}

function MoreFields({ maker, wishes, open }: MoreFieldsProps) {
  const words = useWords(GENERATE_WORDS);
  return (
    <details
      class="more-wishes"
      open={open.value}
      onToggle={({ currentTarget }) => {
        open.value = currentTarget.open;
      }}
    >
      <summary>{words.moreWishes}</summary>
      {open.value && <Later view={wishes} props={{ maker }} />}
    </details>
  );
}

/** A part that is fetched when it is first shown. */
function Later<Props extends object>({ view, props }: { readonly view: LazyView<Props>; readonly props: Props }) {
  const words = useWords(GENERATE_WORDS);
  useEffect(view.load, [view]);
  const Part = view.view.value;
  if (Part === 'failed') return <p class="message bad">{words.partFailed}</p>;
  return Part ? <Part {...props} /> : null;
}

const makeGeneratePage: PageMaker = (studio) => {
  const maker = makePuzzleMaker(studio);
  const open = makeOpener(maker);
  const parts: LaterParts = {
    moreWishes: makeLazyView(async () => (await import('./more-wishes.tsx')).MoreWishes),
    results: makeLazyView(async () => (await import('./results.tsx')).Results),
  };
  return ({ rest }) => <Generate maker={maker} parts={parts} open={open} rest={rest} />;
};

export default makeGeneratePage;
