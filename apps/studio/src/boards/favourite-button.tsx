import { Icon } from '@latin-puzzles/view/base';
import { isFavourite } from '@latin-puzzles/workshop/progress';
import { useStudio, useWords } from '../services/studio.ts';
import { OFFER_WORDS } from './words.ts';

/** A star that makes a board a favourite, or no longer. */
export function FavouriteButton({ board, title }: { readonly board: string; readonly title: string }) {
  const words = useWords(OFFER_WORDS);
  const { progress } = useStudio();
  const on = isFavourite(progress.favourites.value, board);
  return (
    <button
      type="button"
      class="quiet star"
      aria-label={words.markFavourite(title)}
      aria-pressed={on}
      title={words.favourite}
      onClick={() => progress.markFavourite(board, !on, Date.now())}
    >
      <Icon name="star" filled={on} />
    </button>
  );
}
