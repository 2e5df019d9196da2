import type { LanguageCode, Proof } from '@latin-puzzles/core/attrition';
import type { Labeling, Multiset } from '@latin-puzzles/core/puzzle';
import type { Picture } from '../figure/picture.ts';
import type { Paper } from '../paper.ts';
import type { Measure } from '../text/measure.ts';

/** A puzzle to be printed, with what is known of it. */
export interface BookletPuzzle extends Picture {
  readonly multiset: Multiset;
  readonly labeling: Labeling;
  readonly title?: string | undefined;
  /** How difficult it is, in words. */
  readonly level?: string | undefined;
  /** What is to be done; said in general terms unless given. */
  readonly challenge?: string | undefined;
  readonly proof?: Proof | undefined;
}

/** How many puzzles may share a page. */
export const PER_PAGE = [1, 2, 4, 6] as const;
export type PerPage = (typeof PER_PAGE)[number];

export interface BookletOptions {
  /** Stands at the head of every page. */
  readonly title: string;
  readonly author?: string | undefined;
  readonly language?: LanguageCode | undefined;
  readonly paper?: Paper | undefined;
  /** Fewer share a page where so many would leave no room for their drawings, as large print on small paper may. */
  readonly perPage?: PerPage | undefined;
  /** Type of 16 points and more, and drawings as large as their place allows. */
  readonly large?: boolean | undefined;
  readonly titlePage?: boolean | undefined;
  /** Shows at the back the solutions that are known. */
  readonly answers?: boolean | undefined;
  /** Tells at the back the proofs that are known, step by step. */
  readonly proofs?: boolean | undefined;
  /** Gives every board on a solid a page of its own, as a net with tabs to cut out, fold and glue. */
  readonly nets?: boolean | undefined;
  /** The edge of those solids in millimetres; as long as fits on the paper unless given. */
  readonly edge?: number | undefined;
  /** The widths of texts in the font to be used; guessed unless given. */
  readonly measure?: Measure | undefined;
}
