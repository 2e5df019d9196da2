import { LEVEL_NAMES, type Level } from '@latin-puzzles/core/rating';
import { Icon } from '@latin-puzzles/view/base';
import { madeAddress } from '../boards/addresses.ts';
import { BoardPicture } from '../boards/board-picture.tsx';
import { FavouriteButton } from '../boards/favourite-button.tsx';
import { GradedPicture } from '../boards/graded-picture.tsx';
import { SolvedNote } from '../boards/solved-note.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useWords } from '../services/studio.ts';
import type { Specimen } from '../specimens/specimens.ts';
import { GALLERY_WORDS } from './words.ts';

interface BoardCardProps {
  readonly specimen: Specimen;
  /** The level that is looked for, if any. */
  readonly level?: Level | undefined;
  /** Whether it is seen as soon as the page is. */
  readonly first?: boolean | undefined;
}

/** A board: one of its puzzles, what is to be done on it, and the ways to play it and to know more. */
export function BoardCard({ specimen, level = specimen.level, first }: BoardCardProps) {
  const { entry } = specimen;
  const words = useWords(GALLERY_WORDS);
  const language = useLanguage();
  const title = entry.title[language];
  const address =
    level === specimen.level ? addressOf('play', 'specimen', entry.name) : madeAddress(1, entry.name, level);
  return (
    <li class="board" data-board={entry.name}>
      <a class="picture" href={address} tabIndex={-1} aria-label={words.play(title)}>
        {level === specimen.level ? (
          <span class="made-picture">
            <BoardPicture board={entry.name} kind="specimen" first={first} />
          </span>
        ) : (
          <GradedPicture wish={{ board: entry.name, level, occasion: '1' }} pixels={224} />
        )}
      </a>
      <header>
        <h3>
          <a href={addressOf('gallery', entry.name)}>{title}</a>
        </h3>
        <FavouriteButton board={entry.name} title={title} />
      </header>
      <p class="level">
        {LEVEL_NAMES[language][level]} <SolvedNote board={entry.name} />
      </p>
      <p class="challenge">{entry.challenge[language]}</p>
      <div class="row">
        <a class="button primary" href={address} aria-label={words.play(title)}>
          <Icon name="play" />
          {words.playShort}
        </a>
        <a class="button" href={addressOf('gallery', entry.name)} aria-label={words.moreOf(title)}>
          {words.levels}
        </a>
      </div>
    </li>
  );
}
