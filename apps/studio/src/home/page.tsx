import { localDay } from '../boards/day.ts';
import { makeSavedGames } from '../games/saved-games.ts';
import { Arrivals } from '../intake/arrivals.tsx';
import { makeIntakeDesk } from '../intake/intake.ts';
import { OpenPanel } from '../intake/open-panel.tsx';
import { usePortions } from '../parts/use-portions.ts';
import type { PageMaker } from '../services/studio.ts';
import { OtherPages } from './other-pages.tsx';
import { AlsoToday, Paths, Unfinished } from './shelves.tsx';
import { Today } from './today.tsx';
import '../boards/boards.css';
import './home.css';

/** What comes below the puzzle of the day, one after the other. */
const SHELVES = 5;

/** What the bare address opens. */
const makeHomePage: PageMaker = (studio) => {
  const games = makeSavedGames(studio.storage);
  const intake = makeIntakeDesk(studio);
  return () => {
    const portions = usePortions(SHELVES);
    // Read whenever the page is drawn: a studio may be open for weeks.
    const date = localDay(new Date());
    return (
      <div class="home">
        <Today date={date} />
        {portions > 0 && <Unfinished games={games} />}
        {portions > 1 && <AlsoToday date={date} />}
        {portions > 2 && <Paths />}
        {portions > 3 && <OtherPages />}
        {portions > 4 && <OpenPanel desk={intake} />}
        <Arrivals desk={intake} />
      </div>
    );
  };
};

export default makeHomePage;
