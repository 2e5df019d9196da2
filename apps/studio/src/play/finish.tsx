import { EMPTY } from '@latin-puzzles/core/puzzle';
import { LEVELS, type Level } from '@latin-puzzles/core/rating';
import { LEVEL_NAMES } from '@latin-puzzles/drawing';
import { makeChallengeRecord, makeClockText, readClock } from '@latin-puzzles/workshop/play';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { download } from '../downloads/download.ts';
import { makeJudgementsCsv, storedJudgements, storeJudgement } from '../judgements/judgements.ts';
import { addressOf } from '../services/address.ts';
import { announce } from '../shell/announcer.tsx';
import { PLAY } from '../words/play.ts';
import { said } from '../words/words.ts';
import { restart, type Session } from './session.ts';

/** What a solved puzzle is met with. How hard it felt is asked, and kept on this device only. */
export function Finish({ session }: { readonly session: Session }) {
  const words = said(PLAY);
  const elapsed = readClock(session.game.value.clock, Date.now());
  const text = elapsed >= 1000 ? words.finishedIn(makeClockText(elapsed)) : words.finished;
  useEffect(() => announce(text), []);
  return (
    <section class="finish">
      <h2>{text}</h2>
      {session.game.value.puzzle.labeling.includes(EMPTY) && <Feeling session={session} seconds={elapsed / 1000} />}
      <div class="row">
        <a class="button primary" href={addressOf('gallery')}>
          {words.another}
        </a>
        <button type="button" onClick={() => restart(session, Date.now())}>
          {words.again}
        </button>
      </div>
    </section>
  );
}

function Feeling({ session, seconds }: { readonly session: Session; readonly seconds: number }) {
  const words = said(PLAY);
  const levels = said(LEVEL_NAMES);
  const answer = useSignal<Level | undefined>(undefined);
  const kept = useSignal(storedJudgements().length);
  const judge = (level: Level) => {
    const puzzle = JSON.stringify(makeChallengeRecord(session.game.value.puzzle));
    storeJudgement({ puzzle, level, time: seconds });
    answer.value = level;
    kept.value = storedJudgements().length;
    announce(words.feltThanks);
  };
  return (
    <>
      <fieldset class="feeling">
        <legend>{words.felt}</legend>
        {LEVELS.map((level) => (
          <button key={level} type="button" aria-pressed={answer.value === level} onClick={() => judge(level)}>
            {levels[level]}
          </button>
        ))}
      </fieldset>
      {answer.value !== undefined && <p class="remark">{words.feltThanks}</p>}
      {kept.value > 0 && (
        <p>
          <button
            type="button"
            class="quiet"
            onClick={() => download('judgements.csv', 'text/csv', makeJudgementsCsv(storedJudgements()))}
          >
            {words.exportFelt(kept.value)}
          </button>
        </p>
      )}
    </>
  );
}
