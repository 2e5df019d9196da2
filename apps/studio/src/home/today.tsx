import { catalogEntry } from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { featuredOn } from '@latin-puzzles/workshop/daily';
import { makeClockText } from '@latin-puzzles/workshop/play';
import { daysSolved, findStreaks } from '@latin-puzzles/workshop/progress';
import { dailyAddress } from '../boards/addresses.ts';
import { dayTold } from '../boards/day.ts';
import { GradedPicture } from '../boards/graded-picture.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { HOME_WORDS } from './words.ts';

/** What this is, and the puzzle of the day, ready to be played: what is seen first. */
export function Today({ date }: { readonly date: string }) {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const { solves } = useStudio().progress;
  const { board, level } = featuredOn(date);
  const { title, challenge } = catalogEntry(board)!;
  const address = dailyAddress(date, board, level);
  const solved = daysSolved(solves.value, 'featured').get(date);
  const { current } = findStreaks(daysSolved(solves.value, 'all').keys(), date);
  return (
    <div class="home-first">
      <div class="home-words">
        <h1>{words.title}</h1>
        <p class="lede">{words.lede}</p>
      </div>
      <a class="today-picture" href={address} tabIndex={-1} aria-label={words.playToday(title[language])}>
        <GradedPicture wish={{ board, level, occasion: date }} pixels={400} first />
      </a>
      <section class="today" aria-labelledby="today-title">
        <p class="today-day">
          <Icon name="calendar" />
          {words.today} · {dayTold(date, language, { weekday: 'short', day: 'numeric', month: 'long' })}
        </p>
        <h2 id="today-title">
          {title[language]} <span class="level">{LEVEL_NAMES[language][level]}</span>
        </h2>
        <p class="challenge">{challenge[language]}</p>
        {solved && (
          <p class="standing">
            <Icon name="check" />
            {words.solvedIn(makeClockText(solved.seconds * 1000))}
          </p>
        )}
        <p class="row">
          <a
            class={solved ? 'button' : 'button primary large'}
            href={address}
            aria-label={solved ? undefined : words.playToday(title[language])}
          >
            <Icon name="play" />
            {solved ? words.again : words.play}
          </a>
          <a class={solved ? 'button primary' : 'button quiet'} href={addressOf('daily')}>
            <Icon name="calendar" />
            {words.allDays}
          </a>
          {current > 0 && (
            <span class="streak">
              <Icon name="flame" />
              {words.streak(current)}
            </span>
          )}
        </p>
      </section>
    </div>
  );
}
