import { GRAMMARS, type LanguageCode } from '@latin-puzzles/core/basis';
import { sumOfWork, type WorkPace } from '@latin-puzzles/workshop/generate';
import { useLanguage, useWords } from '../services/studio.ts';
import type { LineProgress, PlanProgress } from './answers.ts';
import { dayText, roughNumber, roughTime, shareText } from './telling.ts';
import { COLLECTION_WORDS } from './words/index.ts';

/** A plan: how far it is as a whole, and line by line. Those that are at work are open. */
export function PlanView({ plan }: { readonly plan: PlanProgress }) {
  const words = useWords(COLLECTION_WORDS);
  const language = useLanguage();
  const { title, id, lines, submitted, pace } = plan;
  const state = stateOf(plan);
  return (
    <details class="plan" open={state === 'running' || state === 'failed'}>
      <summary>
        {title || id.slice(0, 12)} <span class={`state ${state}`}>{words.states[state]}</span>
      </summary>
      <p class="remark">{[...totals(plan, language), words.submitted(dayText(submitted, language))].join(' · ')}</p>
      <ol class="lines">
        {lines.map((line) => (
          <LineView key={line.line} line={line} pace={pace} />
        ))}
      </ol>
    </details>
  );
}

function LineView({ line, pace }: { readonly line: LineProgress; readonly pace: WorkPace | undefined }) {
  const words = useWords(COLLECTION_WORDS);
  const language = useLanguage();
  const { called, share, failed } = line;
  const name = called[language];
  return (
    <li>
      <span class="name">{name}</span>
      <span class="count">{countText(line, language)}</span>
      <progress max={1} value={share} aria-label={words.progressOf(name)} />
      <span class="remark">{lineNews(line, pace, language).join(' · ')}</span>
      {failed.length > 0 && (
        <div class="message bad">
          <p>
            {words.failures(failed.length)} {[...new Set(failed.map(({ reason }) => reason))].join(' ')} {words.retry}
          </p>
        </div>
      )}
    </li>
  );
}

function stateOf({ state, lines }: PlanProgress): keyof (typeof COLLECTION_WORDS)['en']['states'] {
  if (lines.some(({ failed }) => failed.length > 0)) return 'failed';
  return lines.every(({ ended }) => ended) ? 'done' : state;
}

/** What a plan has as a whole, how fast it goes, and how long it will still take. */
function totals({ lines, pace }: PlanProgress, language: LanguageCode): string[] {
  const words = COLLECTION_WORDS[language];
  const done = lines.filter(({ ended }) => ended).length;
  const { found, remaining = 0 } = sumOfWork(lines);
  const atWork = done < lines.length ? pace : undefined;
  return [
    words.linesDone(done, lines.length),
    words.found(GRAMMARS[language].figure(found)),
    ...(atWork ? [words.pace(roughNumber(atWork.found, language), threadsText(atWork, language))] : []),
    ...(remaining > 0 ? [leftText(remaining, pace, language)] : []),
  ];
}

function threadsText({ threads }: WorkPace, language: LanguageCode): string {
  return GRAMMARS[language].counted(Math.max(1, Math.round(threads)), ...COLLECTION_WORDS[language].threads);
}

/** At the pace that was seen, or else for one thread. */
function leftText(remaining: number, pace: WorkPace | undefined, language: LanguageCode): string {
  const { left, leftOnOne } = COLLECTION_WORDS[language];
  return pace ? left(roughTime(remaining / pace.threads, language)) : leftOnOne(roughTime(remaining, language));
}

function countText({ goal: { count, extent }, found, settled }: LineProgress, language: LanguageCode): string {
  const { figure } = GRAMMARS[language];
  // Into how many units a line is cut that has no such wish says nothing to people.
  if (count === undefined) return shareText(settled / (extent ?? 1), language);
  return COLLECTION_WORDS[language].ofWanted(figure(found), figure(count));
}

/** How a line ended, or how fast it is and how long it will still take; and what is wrong. */
function lineNews(
  { ended, units, milliseconds, remaining, blemishes, counted }: LineProgress,
  pace: WorkPace | undefined,
  language: LanguageCode,
): string[] {
  const words = COLLECTION_WORDS[language];
  const wrong = blemishes > 0 ? [words.blemishes(GRAMMARS[language].counted(blemishes, ...words.puzzles))] : [];
  const boards = counted === undefined ? undefined : GRAMMARS[language].figure(BigInt(counted));
  if (ended) return [boards === undefined ? words[ended] : words.countedBoards(boards), ...wrong];
  if (units === 0) return [words.waiting, ...wrong];
  const rate = milliseconds > 0 ? [words.rate(roughNumber((1000 * units) / milliseconds, language))] : [];
  const left = remaining === undefined ? [] : [leftText(remaining, pace, language)];
  return [...(boards === undefined ? [] : [words.countedSoFar(boards)]), ...rate, ...left, ...wrong];
}
