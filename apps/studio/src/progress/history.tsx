import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { isDate } from '@latin-puzzles/workshop/daily';
import { makeClockText } from '@latin-puzzles/workshop/play';
import { type Solve, stepOfOccasion } from '@latin-puzzles/workshop/progress';
import { useLanguage, useWords } from '../services/studio.ts';
import { titleOf } from './board-record.tsx';
import { PROGRESS_WORDS } from './words.ts';

const SHOWN = 20;

/** The puzzles that were solved last. */
export function SolveHistory({ solves }: { readonly solves: readonly Solve[] }) {
  const words = useWords(PROGRESS_WORDS);
  return (
    <section aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <ol class="history">
        {solves
          .slice(-SHOWN)
          .reverse()
          .map((solve) => (
            <Entry key={`${solve.puzzle} ${solve.at}`} solve={solve} />
          ))}
      </ol>
    </section>
  );
}

function Entry({ solve: { board, level, at, seconds, hints, occasion } }: { readonly solve: Solve }) {
  const words = useWords(PROGRESS_WORDS);
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short' });
  const step = stepOfOccasion(occasion);
  const told = [
    LEVEL_NAMES[language][level],
    ...(step === undefined ? [] : [words.step(step)]),
    ...(occasion !== undefined && isDate(occasion) ? [words.daily] : []),
    hints === 0 ? words.noHints : words.hintCount(hints),
  ];
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>{day.format(at)}</time>
      <span>
        <strong>{titleOf(board, language) ?? words.ownBoard}</strong> <span class="remark">{told.join(' · ')}</span>
      </span>
      <span>{makeClockText(seconds * 1000)}</span>
    </li>
  );
}
