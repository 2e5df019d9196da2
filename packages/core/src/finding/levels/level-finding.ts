import type { Level } from '../../rating/index.ts';

/** What was found of a level on a board. */
export interface LevelFinding {
  readonly level: Level;
  /** The first puzzle of seed 1: its clues and open cells, and the seconds of processor time that it took. Nothing if none was found. */
  readonly found?: { readonly clues: number; readonly open: number; readonly seconds: number } | undefined;
  /** How many attempts were made. */
  readonly attempts: number;
}

/** What is known of a level on a board: there are puzzles of it, it is proved that there are none, or none was found. */
export type LevelState = 'exists' | 'absent' | 'unfound';

/** A finding, and what it amounts to. */
export interface KnownLevel extends LevelFinding {
  readonly state: LevelState;
}
