import type { Game } from '@latin-puzzles/workshop/play';

/** A game ready to be played, and under which name it is kept. */
export interface Opened {
  readonly game: Game;
  readonly hash: string;
  /** Whether it was begun before on this device. */
  readonly resumed: boolean;
  /** Whether somebody sent it, with moves of their own. */
  readonly sent: boolean;
  /** The canonical hash of the puzzle, where the game is kept for good: nobody waits for it. */
  readonly canonical?: Promise<string>;
}
