import { catalogEntry } from '@latin-puzzles/core/board';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { gradingOf, isDate } from '@latin-puzzles/workshop/daily';
import { boardNameOf, stepOfOccasion } from '@latin-puzzles/workshop/progress';
import { stepAddress } from '../boards/addresses.ts';
import { nextStepOn } from '../boards/choosing.ts';
import { FavouriteButton } from '../boards/favourite-button.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { FINISH_WORDS } from './finish-words.ts';
import '../boards/boards.css';

/**
 * How it goes on after a puzzle: the path of its board, foremost for who is on it; for who solved the puzzle of a day, the other days;
 * and the star of the board. Boards of one's own have neither.
 */
export function Onward({ puzzle }: { readonly puzzle: Puzzle }) {
  const words = useWords(FINISH_WORDS);
  const language = useLanguage();
  const { solves } = useStudio().progress;
  const entry = catalogEntry(boardNameOf(puzzle));
  if (!entry) return null;
  const occasion = gradingOf(puzzle)?.occasion;
  const isOnPath = stepOfOccasion(occasion) !== undefined;
  const step = nextStepOn(entry.name, { solves: solves.value });
  const told = isOnPath ? words.nextStep : words.path;
  return (
    <>
      <a class={isOnPath ? 'button primary' : 'button'} href={stepAddress(entry.name, step)}>
        <Icon name="steps" />
        {told(step.step, LEVEL_NAMES[language][step.level])}
      </a>
      {occasion !== undefined && isDate(occasion) && (
        <a class="button" href={addressOf('daily')}>
          <Icon name="calendar" />
          {words.allDays}
        </a>
      )}
      <FavouriteButton board={entry.name} title={entry.title[language]} />
    </>
  );
}
