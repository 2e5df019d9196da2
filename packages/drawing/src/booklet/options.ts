import type { Proof } from '@latin-puzzles/core/attrition';
import type { LanguageCode } from '@latin-puzzles/core/basis';
import type { Labeling, Multiset } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import type { Picture } from '../figure/picture.ts';
import type { Paper } from '../scene/paper.ts';
import type { Style } from '../style/style.ts';
import type { TextMeasure } from '../text/measure.ts';

/** A puzzle to be printed, with what is known of it. */
export interface BookletPuzzle extends Picture {
  readonly multiset: Multiset;
  readonly labeling: Labeling;
  /** Its own title; that of its Latin Puzzle in the catalog unless given. */
  readonly title?: string | undefined;
  /** By what its publisher knows it; not printed. */
  readonly id?: string | undefined;
  readonly level?: Level | undefined;
  /** Told beside the level. */
  readonly score?: number | undefined;
  /** What is to be done; what the catalog says, or something in general terms, unless given. */
  readonly challenge?: string | undefined;
  readonly proof?: Proof | undefined;
  /** How much of its proof is told; all of it in plain sentences unless given. */
  readonly proofLength?: 'told' | 'outline' | undefined;
  /** By whom it is. */
  readonly byline?: string | undefined;
  /** Under which number it stands; counted from the first one unless given. */
  readonly number?: number | undefined;
  /** Whether its title says its number, which then does not stand before it. */
  readonly numbered?: boolean | undefined;
}

/** How many puzzles may share a page. */
export const PER_PAGE = [1, 2, 4, 6] as const;
/** One of `PER_PAGE`. */
export type PerPage = (typeof PER_PAGE)[number];

/** How a booklet is laid out, and what it holds beside the puzzles. */
export interface BookletOptions {
  /** Stands at the head of every page. */
  readonly title: string;
  readonly author?: string | undefined;
  readonly language?: LanguageCode | undefined;
  readonly paper?: Paper | undefined;
  /** The sheets lie on their sides. */
  readonly landscape?: boolean | undefined;
  /** How much wider the margin is where pages are bound, in millimetres. Odd pages are bound at their left. */
  readonly binding?: number | undefined;
  /** The number of the first page; 1 unless given. */
  readonly firstPage?: number | undefined;
  /** Stands at the foot of every page beside its number. */
  readonly footer?: string | undefined;
  /** Fewer share a page where so many would leave their drawings no room, or labels too small to be read. */
  readonly perPage?: PerPage | undefined;
  /** Sheets may be turned by a quarter for what has more room so; otherwise it is turned on the sheet. */
  readonly turn?: boolean | undefined;
  /** How pages and drawings look. */
  readonly style?: Style | undefined;
  /** Type of 16 points and more, and drawings as large as their place allows. */
  readonly large?: boolean | undefined;
  readonly titlePage?: boolean | undefined;
  /** Whether levels are told, in words or by dots; in words unless given. */
  readonly levels?: boolean | 'dots' | undefined;
  /** Shows the solutions that are known: at the back, or upside down below each puzzle. */
  readonly answers?: boolean | 'below' | undefined;
  /** The number of the first puzzle; 1 unless given. */
  readonly firstNumber?: number | undefined;
  /** Adds empty pages until their number is a multiple of four, as a folded booklet needs. */
  readonly multipleOf4?: boolean | undefined;
  /** Tells at the back the proofs that are known, step by step. */
  readonly proofs?: boolean | undefined;
  /** Gives every board on a solid a page of its own, as a net with tabs to cut out, fold and glue. */
  readonly nets?: boolean | undefined;
  /** The edge of those solids in millimetres; as long as fits on the paper unless given. */
  readonly edge?: number | undefined;
  /** The widths of texts in the font to be used; guessed unless given. */
  readonly measure?: TextMeasure | undefined;
}
