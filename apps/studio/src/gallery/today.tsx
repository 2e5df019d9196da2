import { catalogEntry } from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { featuredOn } from '@latin-puzzles/workshop/daily';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import { GALLERY_WORDS } from './words.ts';

/** The puzzle of the day, which is the same for everybody and made here when it is opened. */
export function Today({ date }: { readonly date: string }) {
  const words = useWords(GALLERY_WORDS);
  const language = useLanguage();
  const { board, level } = featuredOn(date);
  const title = catalogEntry(board)!.title[language];
  return (
    <p class="today">
      <a class="button primary" href={addressOf('play', 'daily', date, board, level)}>
        {words.today}
      </a>
      <span>
        {title}, {LEVEL_NAMES[language][level]}
      </span>
    </p>
  );
}
