import { catalogEntry } from '@latin-puzzles/core/board';
import {
  daysSolved,
  findStreaks,
  isFavourite,
  summarizeBoards,
  summarizeSolves,
} from '@latin-puzzles/workshop/progress';
import { localDay } from '../boards/day.ts';
import { FavouriteButton } from '../boards/favourite-button.tsx';
import { addressOf } from '../services/address.ts';
import { type PageMaker, useLanguage, useStudio, useWords } from '../services/studio.ts';
import { BoardRecord } from './board-record.tsx';
import { SolveHistory } from './history.tsx';
import { KeepsakePanel } from './keepsake-panel.tsx';
import { PROGRESS_WORDS } from './words.ts';
import '../boards/boards.css';
import './progress.css';

/** What the player of this device has solved: figures, boards, the last puzzles; and all of it as a file. */
function Progress({ today }: { readonly today: string }) {
  const words = useWords(PROGRESS_WORDS);
  const solves = useStudio().progress.solves.value;
  const all = summarizeSolves(solves);
  const streaks = findStreaks(daysSolved(solves, 'all').keys(), today);
  const figures = all && [
    [words.figures.solved, all.count],
    [words.figures.unaided, all.unaided],
    [words.figures.streak, streaks.current],
    [words.figures.longest, streaks.longest],
  ];
  return (
    <>
      <h1>{words.title}</h1>
      <p class="lede">{all ? words.lede : words.none}</p>
      {figures && (
        <dl class="figures">
          {figures.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <FavouriteBoards />
      <div class="progress-columns">
        {all && (
          <section aria-labelledby="records">
            <h2 id="records">{words.boards}</h2>
            <ul class="board-records">
              {summarizeBoards(solves).map((summary) => (
                <BoardRecord key={summary.board} summary={summary} />
              ))}
            </ul>
          </section>
        )}
        <div>
          {all && <SolveHistory solves={solves} />}
          <KeepsakePanel />
        </div>
      </div>
    </>
  );
}

function FavouriteBoards() {
  const words = useWords(PROGRESS_WORDS);
  const language = useLanguage();
  const favourites = useStudio().progress.favourites.value;
  const entries = Object.keys(favourites)
    .filter((board) => isFavourite(favourites, board))
    .flatMap((board) => catalogEntry(board) ?? []);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="favourites">
      <h2 id="favourites">{words.favourites}</h2>
      <ul class="favourites">
        {entries.map(({ name, title }) => (
          <li key={name}>
            <FavouriteButton board={name} title={title[language]} />
            <a href={addressOf('gallery', name)}>{title[language]}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const makeProgressPage: PageMaker = () => {
  return () => <Progress today={localDay(new Date())} />;
};

export default makeProgressPage;
