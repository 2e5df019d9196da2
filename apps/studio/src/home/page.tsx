import { localDay } from '../boards/day.ts';
import { makeSavedGames } from '../games/saved-games.ts';
import { Arrivals } from '../intake/arrivals.tsx';
import { makeIntakeDesk } from '../intake/intake.ts';
import { OpenPanel } from '../intake/open-panel.tsx';
import type { PageMaker } from '../services/studio.ts';
import { AlsoToday, Paths, Unfinished } from './shelves.tsx';
import { Today } from './today.tsx';
import { WaysIn } from './ways.tsx';
import '../boards/boards.css';
import './home.css';

/** What the bare address opens. */
const makeHomePage: PageMaker = (studio) => {
  const games = makeSavedGames(studio.storage);
  const intake = makeIntakeDesk(studio);
  return () => {
    // Read whenever the page is drawn: a studio may be open for weeks.
    const date = localDay(new Date());
    return (
      <div class="home">
        <Today date={date} />
        <Unfinished games={games} />
        <AlsoToday date={date} />
        <Paths />
        <WaysIn />
        <OpenPanel desk={intake} />
        <Arrivals desk={intake} />
      </div>
    );
  };
};

export default makeHomePage;
