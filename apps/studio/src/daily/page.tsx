import { CATALOG, catalogEntry } from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { daysSolved, findStreaks } from '@latin-puzzles/workshop/progress';
import { dailyAddress } from '../boards/addresses.ts';
import { dayTold, localDay } from '../boards/day.ts';
import { GradedPicture } from '../boards/graded-picture.tsx';
import { levelsOf } from '../boards/levels.ts';
import { SelectField } from '../parts/select-field.tsx';
import { addressOf } from '../services/address.ts';
import { type PageMaker, type PageProps, useLanguage, useStudio, useWords } from '../services/studio.ts';
import { Calendar } from './calendar.tsx';
import { type CalendarChoice, calendarPlace, choiceIn, puzzleOn, usualLevel } from './choice.ts';
import { monthAfter, monthOf } from './month.ts';
import { DAILY_WORDS } from './words.ts';
import '../boards/boards.css';
import './daily.css';

/** The puzzles of all days up to today, of every board and level. */
function Daily({ rest, today }: PageProps & { readonly today: string }) {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const solves = useStudio().progress.solves.value;
  const choice = choiceIn(rest, today);
  const solved = daysSolved(solves, choice.series);
  const streaks = findStreaks(solved.keys(), today);
  const { board, level } = puzzleOn(today, choice.series);
  const title = catalogEntry(board)!.title[language];
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{words.lede}</p>
      <div class="daily">
        <div class="daily-side">
          <SeriesFields choice={choice} />
          <a class="daily-today" href={dailyAddress(today, board, level)}>
            <GradedPicture wish={{ board, level, occasion: today }} pixels={240} />
            <span>
              <strong>{title}</strong>
              <span class="remark">{LEVEL_NAMES[language][level]}</span>
              <span class="button primary">
                <Icon name="play" />
                {words.playToday}
              </span>
            </span>
          </a>
          <dl class="figures">
            {(
              [
                [words.streak, streaks.current],
                [words.longest, streaks.longest],
                [words.solved, solved.size],
              ] as const
            ).map(([name, days]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words.days(days)}</dd>
              </div>
            ))}
          </dl>
        </div>
        <section class="month" aria-labelledby="month-title">
          <MonthChoice choice={choice} today={today} />
          <Calendar choice={choice} today={today} solved={solved} />
        </section>
      </div>
    </>
  );
}

/** Whose puzzles are shown. */
function SeriesFields({ choice: { series, month } }: { readonly choice: CalendarChoice }) {
  const words = useWords(DAILY_WORDS);
  const levels = useWords(LEVEL_NAMES);
  const { addressBar } = useStudio();
  const language = useLanguage();
  const show = (shown: CalendarChoice['series']) =>
    addressBar.goTo('daily', ...calendarPlace({ series: shown, month }));
  return (
    <div class="fields">
      <SelectField
        name={words.board}
        options={['', ...CATALOG.map(({ name }) => name)]}
        told={(name) => catalogEntry(name)?.title[language] ?? words.dayOwn}
        value={series === 'featured' ? '' : series.board}
        choose={(name) => show(name === '' ? 'featured' : { board: name, level: usualLevel(levelsOf(name)) })}
      />
      {series !== 'featured' && (
        <SelectField
          name={words.level}
          options={levelsOf(series.board)}
          told={(level) => levels[level]}
          value={series.level}
          choose={(level) => show({ ...series, level })}
        />
      )}
    </div>
  );
}

function MonthChoice({ choice, today }: { readonly choice: CalendarChoice; readonly today: string }) {
  const words = useWords(DAILY_WORDS);
  const language = useLanguage();
  const { month } = choice;
  const addressIn = (months: number) =>
    addressOf('daily', ...calendarPlace({ ...choice, month: monthAfter(month, months) }));
  return (
    <div class="month-choice">
      <a class="button quiet" href={addressIn(-1)} aria-label={words.before}>
        <Icon name="before" />
      </a>
      <h2 id="month-title">{dayTold(`${month}-01`, language, { month: 'long', year: 'numeric' })}</h2>
      {month < monthOf(today) ? (
        <a class="button quiet" href={addressIn(1)} aria-label={words.after}>
          <Icon name="after" />
        </a>
      ) : (
        <span />
      )}
    </div>
  );
}

const makeDailyPage: PageMaker = () => {
  return ({ rest }) => <Daily rest={rest} today={localDay(new Date())} />;
};

export default makeDailyPage;
