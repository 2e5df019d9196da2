import type { LanguageCode } from '@latin-puzzles/core/basis';
import { catalogEntry } from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { dateAfter } from '@latin-puzzles/workshop/daily';
import { makeClockText } from '@latin-puzzles/workshop/play';
import type { Solve } from '@latin-puzzles/workshop/progress';
import { dailyAddress } from '../boards/addresses.ts';
import { dayTold } from '../boards/day.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { type CalendarChoice, puzzleOn } from './choice.ts';
import { weeksOf } from './month.ts';
import { DAILY_WORDS } from './words.ts';

interface CalendarProps {
  readonly choice: CalendarChoice;
  readonly today: string;
  readonly solved: ReadonlyMap<string, Solve>;
}

/** A month: every day up to today leads to its puzzle, and those that were solved are ticked. */
export function Calendar({ choice: { series, month }, today, solved }: CalendarProps) {
  const language = useLanguage();
  return (
    <table class="calendar">
      <caption class="unseen">{dayTold(`${month}-01`, language, { month: 'long', year: 'numeric' })}</caption>
      <thead>
        <tr>
          {weekdays(language).map(([short, long]) => (
            <th key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, i) => (
          <tr key={i}>
            {week.map((date, day) => (
              <td key={day}>{date && <Day date={date} series={series} today={today} solve={solved.get(date)} />}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly date: string;
  readonly series: CalendarChoice['series'];
  readonly today: string;
  readonly solve: Solve | undefined;
}

function Day({ date, series, today, solve }: DayProps) {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const number = String(Number(date.slice(8)));
  if (date > today) return <span class="day later">{number}</span>;
  const { board, level } = puzzleOn(date, series);
  const title = catalogEntry(board)!.title[language];
  const time = solve && makeClockText(solve.seconds * 1000);
  const told = [
    dayTold(date, language, { day: 'numeric', month: 'long' }),
    title,
    LEVEL_NAMES[language][level],
    ...(date === today ? [words.today] : []),
    ...(time ? [words.solvedIn(time)] : []),
  ];
  return (
    <a
      class={`day${solve ? ' solved' : ''}`}
      href={dailyAddress(date, board, level)}
      aria-current={date === today ? 'date' : undefined}
    >
      <span class="unseen">{told.join(', ')}</span>
      <span class="day-number" aria-hidden="true">
        {number}
        {solve && <Icon name="check" />}
      </span>
      <span class="day-board" aria-hidden="true">
        {time ?? (series === 'featured' ? title : '')}
      </span>
    </a>
  );
}

/** The names of the days of the week from Monday on, short and long. */
function weekdays(language: LanguageCode): [string, string][] {
  // The first of January 2024 was a Monday.
  return Array.from({ length: 7 }, (_, i) => {
    const date = dateAfter('2024-01-01', i);
    return [dayTold(date, language, { weekday: 'short' }), dayTold(date, language, { weekday: 'long' })];
  });
}
