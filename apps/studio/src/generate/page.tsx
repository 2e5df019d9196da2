import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type PageMaker, type PageProps, useWords } from '../services/studio.ts';
import { BoardPicker } from './board-picker.tsx';
import { FOREMOST } from './concern.ts';
import { type MakerProps, wishId } from './fields.tsx';
import { LevelField, WordField } from './main-wishes.tsx';
import { MoreWishes } from './more-wishes.tsx';
import { makeOpener } from './opening.ts';
import { PlaceByHand, PlaceField } from './place-field.tsx';
import { WishPreview } from './preview.tsx';
import { makePuzzleMaker } from './puzzle-maker.ts';
import { Results } from './results.tsx';
import { RunPanel } from './run-panel.tsx';
import { GENERATE_WORDS } from './words/index.ts';
import './generate.css';
import './outcome.css';

interface GenerateProps extends MakerProps, PageProps {
  /** Takes up what an address names. */
  readonly open: (rest: readonly string[]) => Promise<void>;
}

/** Seeds are whole numbers below this, short enough to be copied by hand. */
const SEEDS = 1_000_000_000;

/** Type a name, pick a board, get a puzzle. */
function Generate({ maker, open, rest }: GenerateProps) {
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
    // A field among further wishes is there once these are drawn.
    const timer = setTimeout(() => document.getElementById(wishId(wrong.field))?.focus());
    return () => clearTimeout(timer);
  }, [wrong, more]);
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
          <MoreWishes maker={maker} open={more} />
          <button type="submit" class="primary make">
            {words.generate}
          </button>
        </form>
        <div class="outcome">
          {current && <RunPanel maker={maker} current={current} />}
          {awaited && <WishPreview maker={maker} />}
          {current && <Results current={current} />}
        </div>
      </div>
    </>
  );
}

const makeGeneratePage: PageMaker = (studio) => {
  const maker = makePuzzleMaker(studio);
  const open = makeOpener(maker);
  return ({ rest }) => <Generate maker={maker} open={open} rest={rest} />;
};

export default makeGeneratePage;
