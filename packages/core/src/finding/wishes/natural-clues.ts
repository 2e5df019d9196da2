import type { Level } from '../../rating/index.ts';

/**
 * The share of cells that a puzzle of a level leaves open, at least, where nothing is wished of its clues: an easy puzzle is
 * one that gives a player something to do, not one that is nearly full.
 */
const OPEN: Readonly<Partial<Record<Level, number>>> = { 'very easy': 0.4, easy: 0.5 };

/** Of the cells that need no clue, so many may have to be open. All of them rarely can. */
const OPENABLE = 0.9;

/** The most clues that a puzzle of a level has, on a board where every puzzle has at least `fewest`. */
export function mostClues(level: Level | undefined, cells: number, fewest: number): number {
  const share = level === undefined ? undefined : OPEN[level];
  if (share === undefined) return cells - 1;
  const open = Math.min(Math.ceil(share * cells), Math.floor(OPENABLE * (cells - fewest)));
  return cells - Math.max(1, open);
}
