import type { BoardViewProps } from '@latin-puzzles/view/board-view';
import { makeSavedGames, type SavedGames } from '../games/saved-games.ts';
import type { HintPanelProps } from '../hints/props.ts';
import { type IntakeDesk, makeIntakeDesk } from '../intake/intake.ts';
import { type LazyView, makeLazyView } from '../parts/lazy-view.ts';
import type { Studio } from '../services/studio.ts';
import type { SecondarySheetProps } from './secondary-sheet.tsx';

/** What the page of play holds for as long as the studio is open, whatever is being played. */
export interface PlayKit {
  readonly games: SavedGames;
  readonly solidView: LazyView<BoardViewProps>;
  readonly hintPanel: LazyView<HintPanelProps>;
  /** It draws games, which who plays one does not need. */
  readonly keptList: LazyView<{ readonly games: SavedGames; readonly intake: IntakeDesk }>;
  readonly intake: IntakeDesk;
  readonly secondary: LazyView<SecondarySheetProps>;
}

export function makePlayKit(studio: Studio): PlayKit {
  return {
    games: makeSavedGames(studio.storage),
    intake: makeIntakeDesk(studio),
    solidView: makeLazyView(async () => (await import('../solid/solid-view.tsx')).default),
    hintPanel: makeLazyView(async () => (await import('../hints/hint-panel.tsx')).HintPanel),
    secondary: makeLazyView(async () => (await import('./secondary-sheet.tsx')).SecondarySheet),
    keptList: makeLazyView(async () => (await import('./kept-list.tsx')).KeptList),
  };
}
