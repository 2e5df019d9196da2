import { GRAMMARS } from '@latin-puzzles/core/basis';
import { catalogEntry } from '@latin-puzzles/core/board';
import { Icon } from '@latin-puzzles/view/base';
import { PLAY_WORDS } from '@latin-puzzles/view/playing';
import { isDate } from '@latin-puzzles/workshop/daily';
import { stepOfOccasion } from '@latin-puzzles/workshop/progress';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BoardPicture } from '../boards/board-picture.tsx';
import { dayTold } from '../boards/day.ts';
import { KeptPicture } from '../boards/kept-picture.tsx';
import { ONE_OF_EACH } from '../boards/one-of-each.ts';
import { PuzzleTile } from '../boards/puzzle-tile.tsx';
import type { Kept, SavedGames } from '../games/saved-games.ts';
import type { IntakeDesk } from '../intake/intake.ts';
import { OpenPanel } from '../intake/open-panel.tsx';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { KEPT_WORDS } from './kept-words.ts';
import '../boards/boards.css';
import './kept.css';

interface KeptListProps {
  readonly games: SavedGames;
  readonly intake: IntakeDesk;
}

/** A game that was just removed, and what brings it back. */
interface Removed {
  readonly title: string;
  readonly undo: () => void;
}

/** The games begun on this device, the latest first, and ways to open others. */
export function KeptList({ games, intake }: KeptListProps) {
  const words = useWords(PLAY_WORDS);
  const said = useWords(KEPT_WORDS);
  const { announcer } = useStudio();
  const list = useSignal(games.list());
  const removed = useSignal<Removed | undefined>(undefined);
  const renew = () => {
    list.value = games.list();
  };
  // A game that one comes from is kept once more when it is left, which is after this page is first drawn.
  useEffect(renew, [games, list]);
  const latest = list.value.find(({ solved }) => !solved);
  return (
    <>
      <h1>{words.keptTitle}</h1>
      {list.value.length === 0 && <p class="lede">{words.keptNone}</p>}
      {list.value.length === 0 && <FirstBoards />}
      {removed.value && (
        <div class="message row removed">
          <span>{said.removed(removed.value.title)}</span>
          <button
            type="button"
            onClick={() => {
              removed.value?.undo();
              removed.value = undefined;
              renew();
            }}
          >
            <Icon name="undo" />
            {said.undo}
          </button>
        </div>
      )}
      <ul class="shelf">
        {list.value.map((kept) => (
          <KeptTile
            key={kept.hash}
            games={games}
            kept={kept}
            isLatest={kept === latest}
            remove={() => {
              removed.value = { title: kept.title, undo: games.remove(kept.hash) };
              announcer.say(said.removed(kept.title));
              renew();
            }}
          />
        ))}
      </ul>
      <p>
        <a class={list.value.length === 0 ? 'button primary' : 'button'} href={addressOf('gallery')}>
          <Icon name="grid" />
          {words.backToGallery}
        </a>
      </p>
      <OpenPanel desk={intake} />
    </>
  );
}

/** What to begin with. */
function FirstBoards() {
  const language = useLanguage();
  return (
    <ul class="shelf">
      {Object.values(ONE_OF_EACH).map((board) => (
        <PuzzleTile
          key={board}
          address={addressOf('play', 'specimen', board)}
          picture={<BoardPicture board={board} kind="specimen" first />}
          title={catalogEntry(board)!.title[language]}
        />
      ))}
    </ul>
  );
}

interface KeptTileProps {
  readonly games: SavedGames;
  readonly kept: Kept;
  readonly isLatest: boolean;
  readonly remove: () => void;
}

/** A game: its picture as it stands, its name, what it was made for, how far it is, and when it was left. */
function KeptTile({ games, kept, isLatest, remove }: KeptTileProps) {
  const words = useWords(PLAY_WORDS);
  const said = useWords(KEPT_WORDS);
  const language = useLanguage();
  const { at, filled, solved, title, occasion } = kept;
  const step = stepOfOccasion(occasion);
  const when = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <li class={isLatest ? 'tile kept latest' : 'tile kept'}>
      <a
        href={addressOf('play', 'kept', kept.hash)}
        aria-label={solved ? undefined : `${words.continueGame(title)}, ${when.format(at)}`}
      >
        <span class="tile-picture">
          <KeptPicture games={games} kept={kept} pixels={180} />
        </span>
        <strong>{title}</strong>
        {step !== undefined && <span class="remark">{said.step(step)}</span>}
        {occasion !== undefined && isDate(occasion) && (
          <span class="remark">{said.dailyOf(dayTold(occasion, language, { day: 'numeric', month: 'long' }))}</span>
        )}
        <span class={solved ? 'standing' : 'remark'}>
          {solved && <Icon name="check" />}
          {solved ? words.solvedMark : words.keptShare(GRAMMARS[language].percent(filled))}
        </span>
        <time class="remark" dateTime={new Date(at).toISOString()}>
          {when.format(at)}
        </time>
      </a>
      <button
        type="button"
        class="quiet remove"
        aria-label={words.forget(title)}
        title={words.forgetShort}
        onClick={remove}
      >
        <Icon name="remove" />
      </button>
    </li>
  );
}
