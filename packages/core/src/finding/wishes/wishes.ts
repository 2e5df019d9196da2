import type { Board } from '../../board/index.ts';
import type { Multiset } from '../../puzzle/index.ts';
import type { Level, Scale } from '../../rating/index.ts';

/** From one number to another, both included; no bound where there is none. */
export interface Range {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}

/**
 * Where an inscription goes: its cells in reading order, or the name of a place: an asterism (`row 5`), a kind of them
 * (`row`, `region`), `diagonal`, or `anywhere`. Where a name fits several places, the first that can carry the words is
 * taken. `placesFor` lists all places of a board.
 */
export type InscriptionPlace = string | readonly number[];

export interface InscriptionWish {
  /** Its letters are labels; spaces do not count. */
  readonly text: string;
  /** Anywhere unless given. */
  readonly place?: InscriptionPlace | undefined;
}

export interface Mask {
  /** Cells that must be clues. */
  readonly always?: readonly number[] | undefined;
  /** Cells that must not be clues. */
  readonly never?: readonly number[] | undefined;
}

/** Plain data, so that it can be saved, and sent to another thread. */
export interface Wishes {
  readonly board: Board;
  /** May be left out where the inscription has as many letters as an asterism has cells: it is made of these then. */
  readonly multiset?: Multiset | undefined;
  readonly inscription?: InscriptionWish | undefined;
  /** No clue outside the inscription can go. */
  readonly critical?: boolean | undefined;
  /** The theorems solve the puzzle. Wished unless it is `false`: then puzzles that are not fair are welcome too. */
  readonly fair?: boolean | undefined;
  /** The names of the theorems that a fair puzzle is solved by; the whole ladder unless given. */
  readonly theorems?: readonly string[] | undefined;
  /** The names of theorems that the puzzle must need: without one, the others up to its hardest must not solve it. */
  readonly needs?: readonly string[] | undefined;
  readonly level?: Level | undefined;
  readonly score?: Range | undefined;
  /** The scale by which levels and scores are told; the shipped one unless given. */
  readonly scale?: Scale | undefined;
  /** The symmetry of the pattern of clues, by a name that `symmetriesOf` lists; `none` unless given. */
  readonly symmetry?: string | undefined;
  /** How many clues, the inscription's included. */
  readonly clues?: Range | undefined;
  readonly mask?: Mask | undefined;
  /** Every Latin board is the solution with the same chance, or nearly so; it takes longer. */
  readonly uniform?: boolean | undefined;
  /** Words that must not appear by accident, beside those of the block list; `false` to let any appear. */
  readonly words?: readonly string[] | false | undefined;
}
