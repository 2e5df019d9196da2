import { makeSavedGames, type SavedGames } from '../games/saved-games.ts';
import type { Studio } from '../services/studio.ts';
import { makeSolidLoader, type SolidLoader } from './view.tsx';

/** What the page of play holds for as long as the studio is open, whatever is being played. */
export interface PlayKit {
  readonly games: SavedGames;
  readonly solidLoader: SolidLoader;
}

export function makePlayKit({ storage }: Studio): PlayKit {
  return { games: makeSavedGames(storage), solidLoader: makeSolidLoader() };
}
