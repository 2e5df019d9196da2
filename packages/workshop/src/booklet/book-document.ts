import type { DocumentKind, LanguageCode } from '@latin-puzzles/core/basis';
import type { Paper, PerPage, StyleFile } from '@latin-puzzles/drawing';

/** The name of the format of books. */
export const BOOK_FORMAT = 'latin-book/1';

export const BOOK_DOCUMENT: DocumentKind = { format: BOOK_FORMAT, starter: 'latin book --init' };

/** What a book may be made of; each part begins on a page of its own. */
export const PART_KINDS = [
  'title',
  'contents',
  'text',
  'rules',
  'puzzles',
  'answers',
  'proofs',
  'blank',
  'advert',
] as const;
export type PartKind = (typeof PART_KINDS)[number];

/** Where answers go: at the back, upside down below each puzzle, or nowhere. */
export const ANSWER_PLACES = ['back', 'below', 'none'] as const;

/** How levels are told. */
export const LEVEL_MARKS = ['words', 'dots', 'none'] as const;

/** How much of a proof is told. */
export const PRINTED_LENGTHS = ['told', 'outline'] as const;

/** What is said of a puzzle in a book, in the place of what it says itself. */
export interface PuzzleChange {
  readonly title?: string;
  readonly byline?: string;
  readonly rule?: string;
  readonly proof?: (typeof PRINTED_LENGTHS)[number];
}

/** A part of a book as it is written in a file. */
export interface BookFilePart {
  readonly kind: PartKind;
  readonly title?: string;
  readonly subtitle?: string;
  readonly text?: string;
  readonly own?: Readonly<Record<string, string>>;
  readonly from?: string | readonly string[];
  readonly puzzles?: readonly Readonly<Record<string, unknown>>[];
  readonly perPage?: PerPage;
  readonly titles?: string;
  readonly byline?: string;
  readonly rule?: string;
  readonly proofs?: (typeof PRINTED_LENGTHS)[number];
  readonly changes?: Readonly<Record<string, PuzzleChange>>;
}

/** A book as it is written in a file. */
export interface BookFile {
  readonly format: typeof BOOK_FORMAT;
  readonly title: string;
  readonly author?: string;
  readonly language?: LanguageCode;
  readonly date?: string;
  readonly style?: string | StyleFile;
  readonly paper?: Paper;
  readonly landscape?: boolean;
  readonly turn?: boolean;
  readonly binding?: number;
  readonly firstPage?: number;
  readonly footer?: string;
  readonly perPage?: PerPage;
  readonly firstNumber?: number;
  readonly levels?: (typeof LEVEL_MARKS)[number];
  readonly answers?: (typeof ANSWER_PLACES)[number];
  readonly large?: boolean;
  readonly greyscale?: boolean;
  readonly nets?: boolean;
  readonly edge?: number;
  readonly multipleOf4?: boolean;
  readonly fold?: boolean;
  readonly parts: readonly BookFilePart[];
}
