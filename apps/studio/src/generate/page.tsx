import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { PageProps } from '../address/page-props.ts';
import { GENERATE } from '../words/generate.ts';
import { said } from '../words/words.ts';
import { BoardPicker } from './board-picker.tsx';
import { FOREMOST } from './concern.ts';
import { LevelField } from './level-field.tsx';
import { MoreWishes } from './more-wishes.tsx';
import { openAddress } from './opening.ts';
import { PlaceByHand, PlaceField } from './place-field.tsx';
import { Preview } from './preview.tsx';
import { Results } from './results.tsx';
import { RunPanel } from './run-panel.tsx';
import { wishId } from './wish.tsx';
import { WordField } from './word-field.tsx';
import { complaint, form, run, start } from './workshop.ts';
import './generate.css';
import './outcome.css';

/** Seeds are whole numbers below this, short enough to be copied by hand. */
const SEEDS = 1_000_000_000;

/** Type a name, pick a board, get a puzzle. */
export default function Generate({ rest }: PageProps) {
  const words = said(GENERATE);
  const more = useSignal(false);
  const address = rest.join('/');
  useEffect(() => {
    openAddress(rest);
  }, [address]);
  const wrong = complaint.value;
  useEffect(() => {
    if (!wrong) return;
    if (!FOREMOST.includes(wrong.field)) more.value = true;
    // A field among further wishes is there once these are drawn.
    const timer = setTimeout(() => document.getElementById(wishId(wrong.field))?.focus());
    return () => clearTimeout(timer);
  }, [wrong, more]);
  const current = run.value;
  const awaited = !current || current.made.length === 0 || current.asked !== form.value;
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
            start(Math.floor(Math.random() * SEEDS), Date.now());
          }}
        >
          <WordField />
          <BoardPicker />
          <div class="pair">
            <PlaceField />
            <LevelField />
          </div>
          <PlaceByHand />
          <MoreWishes open={more} />
          <button type="submit" class="primary make">
            {words.generate}
          </button>
        </form>
        <div class="outcome">
          {current && <RunPanel current={current} />}
          {awaited && <Preview />}
          {current && <Results current={current} />}
        </div>
      </div>
    </>
  );
}
