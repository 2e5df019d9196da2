import { EMPTY } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES, LEVELS, type Level } from '@latin-puzzles/core/rating';
import type { Session } from '@latin-puzzles/view/playing';
import { PLAY_WORDS, restart } from '@latin-puzzles/view/playing';
import { gradingOf } from '@latin-puzzles/workshop/daily';
import { makeChallengeRecord, makeClockText, readClock } from '@latin-puzzles/workshop/play';
import { stepOfOccasion } from '@latin-puzzles/workshop/progress';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { download } from '../downloads/download.ts';
import { keepJudgement, listJudgements, makeJudgementsCsv } from '../games/judgements.ts';
import { makeLazyView } from '../parts/lazy-view.ts';
import { addressOf } from '../services/address.ts';
import { useStudio, useWords } from '../services/studio.ts';
import { AnotherButton } from './another-button.tsx';

/** What a solved puzzle is met with. How hard it felt is asked, and kept on this device only. */
export function Finish({ session }: { readonly session: Session }) {
  const words = useWords(PLAY_WORDS);
  const { announcer } = useStudio();
  const elapsed = readClock(session.game.value.clock, Date.now());
  const text = elapsed >= 1000 ? words.finishedIn(makeClockText(elapsed)) : words.finished;
  const { puzzle } = session.game.value;
  const isOnPath = stepOfOccasion(gradingOf(puzzle)?.occasion) !== undefined;
  const onward = useRef(makeLazyView(async () => (await import('./onward.tsx')).Onward)).current;
  const Onward = onward.view.value;
  useEffect(() => {
    announcer.say(text);
    onward.load();
  }, []);
  return (
    <section class="finish">
      <h2>{text}</h2>
      {session.game.value.puzzle.labeling.includes(EMPTY) && <Feeling session={session} seconds={elapsed / 1000} />}
      <div class="row">
        {typeof Onward === 'function' && <Onward puzzle={puzzle} />}
        <AnotherButton session={session} isFirst={!isOnPath} />
        <a class="button" href={addressOf('gallery')}>
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
  const words = useWords(PLAY_WORDS);
  const { announcer, storage } = useStudio();
  const levels = useWords(LEVEL_NAMES);
  const answer = useSignal<Level | undefined>(undefined);
  const kept = useSignal(listJudgements(storage).length);
  const judge = (level: Level) => {
    const puzzle = JSON.stringify(makeChallengeRecord(session.game.value.puzzle));
    keepJudgement(storage, { puzzle, level, time: seconds });
    answer.value = level;
    kept.value = listJudgements(storage).length;
    announcer.say(words.feltThanks);
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
            onClick={() => download('judgements.csv', 'text/csv', makeJudgementsCsv(listJudgements(storage)))}
          >
            {words.exportFelt(kept.value)}
          </button>
        </p>
      )}
    </>
  );
}
