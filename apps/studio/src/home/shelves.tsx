import { GRAMMARS } from '@latin-puzzles/core/basis';
import { catalogEntry } from '@latin-puzzles/core/board';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import { stepOccasion } from '@latin-puzzles/workshop/progress';
import { dailyAddress, stepAddress } from '../boards/addresses.ts';
import { nextStepOn, otherBoardsOn, pathBoards } from '../boards/choosing.ts';
import { GradedPicture } from '../boards/graded-picture.tsx';
import { KeptPicture } from '../boards/kept-picture.tsx';
import { BoardTile } from '../boards/tile.tsx';
import { BOARDS_WORDS } from '../boards/words.ts';
import type { SavedGames } from '../games/saved-games.ts';
import { addressOf } from '../services/address.ts';
import { useLanguage, useStudio, useWords } from '../services/studio.ts';
import { HOME_WORDS } from './words.ts';

const GAMES = 3;
/** As many as stand side by side on a wide screen. */
const BOARDS = 6;
/** About how wide pictures on a shelf are. */
const PIXELS = 180;

/** The games that were left last. */
export function Unfinished({ games }: { readonly games: SavedGames }) {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const begun = games.list().filter(({ solved }) => !solved);
  if (begun.length === 0) return null;
  const day = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' });
  return (
    <section aria-labelledby="go-on">
      <h2 id="go-on">{words.goOn}</h2>
      <ul class="shelf">
        {begun.slice(0, GAMES).map((kept) => (
          <BoardTile
            key={kept.hash}
            address={addressOf('play', 'kept', kept.hash)}
            picture={<KeptPicture games={games} kept={kept} pixels={PIXELS} />}
            title={kept.title}
          >
            <span class="remark">
              {words.filled(GRAMMARS[language].percent(kept.filled))} · {day.format(kept.at)}
            </span>
          </BoardTile>
        ))}
      </ul>
      {begun.length > GAMES && (
        <p>
          <a href={addressOf('play')}>{words.allGames}</a>
        </p>
      )}
    </section>
  );
}

/** Puzzles of the day of other boards, as difficult as the player is good. */
export function AlsoToday({ date }: { readonly date: string }) {
  const words = useWords(HOME_WORDS);
  const language = useLanguage();
  const { solves, favourites } = useStudio().progress;
  const player = { solves: solves.value, favourites: favourites.value };
  return (
    <section aria-labelledby="also-today">
      <h2 id="also-today">{words.also}</h2>
      <p class="remark">{words.alsoLede}</p>
      <ul class="shelf">
        {otherBoardsOn(date, player, BOARDS).map((board) => {
          const { level } = nextStepOn(board, player);
          return (
            <BoardTile
              key={board}
              address={dailyAddress(date, board, level)}
              picture={<GradedPicture wish={{ board, level, occasion: date }} pixels={PIXELS} />}
              title={catalogEntry(board)!.title[language]}
            >
              <span class="remark">{LEVEL_NAMES[language][level]}</span>
            </BoardTile>
          );
        })}
      </ul>
    </section>
  );
}

export function Paths() {
  const words = useWords(HOME_WORDS);
  const told = useWords(BOARDS_WORDS);
  const language = useLanguage();
  const { solves, favourites } = useStudio().progress;
  const player = { solves: solves.value, favourites: favourites.value };
  return (
    <section aria-labelledby="paths">
      <h2 id="paths">{words.paths}</h2>
      <p class="remark">{words.pathsLede}</p>
      <ul class="shelf">
        {pathBoards(player, BOARDS).map((board) => {
          const step = nextStepOn(board, player);
          return (
            <BoardTile
              key={board}
              address={stepAddress(board, step)}
              picture={
                <GradedPicture wish={{ board, level: step.level, occasion: stepOccasion(step.step) }} pixels={PIXELS} />
              }
              title={catalogEntry(board)!.title[language]}
            >
              <span class="remark">
                {told.step(step.step)} · {LEVEL_NAMES[language][step.level]}
              </span>
            </BoardTile>
          );
        })}
      </ul>
    </section>
  );
}
