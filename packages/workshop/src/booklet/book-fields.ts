import {
  DAY,
  either,
  type FieldTable,
  FLAG,
  LANGUAGE_CODES,
  listOf,
  mapOf,
  numberFrom,
  oneOf,
  RECORD,
  recordWith,
  TEXT,
  TEXTS,
  textUpTo,
  wholeFrom,
} from '@latin-puzzles/core/basis';
import { PAPERS, PER_PAGE, STYLE_FIELDS } from '@latin-puzzles/drawing';
import {
  ANSWER_PLACES,
  BOOK_FORMAT,
  LEVEL_MARKS,
  PART_KINDS,
  type PartKind,
  PRINTED_LENGTHS,
} from './book-document.ts';

const LONG_TEXT = textUpTo(100_000);
/** What is to be done; nothing, where that is said elsewhere. */
const RULE = textUpTo(100_000, 0);
const PER = oneOf(PER_PAGE);

const CHANGE: FieldTable = {
  title: { type: TEXT, meaning: 'Its title.' },
  byline: { type: TEXT, meaning: 'By whom it is.' },
  rule: { type: RULE, meaning: 'What is to be done; empty to say nothing.' },
  proof: { type: oneOf(PRINTED_LENGTHS), meaning: 'Has its proof printed: told step by step, or in outline.' },
};

const TITLE = { type: TEXT, meaning: 'The heading.' };

/** The fields of each kind of part, beside `kind`. */
export const PART_FIELDS: Readonly<Record<PartKind, FieldTable>> = {
  title: { subtitle: { type: TEXT, meaning: 'Stands below the title of the book.' } },
  contents: { title: TITLE },
  text: {
    title: TITLE,
    text: { type: LONG_TEXT, meaning: 'Paragraphs, one a line.', required: true },
  },
  rules: {
    title: TITLE,
    own: { type: mapOf(LONG_TEXT), meaning: 'Rules of your own in the place of ours, by name of the board.' },
  },
  puzzles: {
    title: TITLE,
    text: { type: LONG_TEXT, meaning: 'What is said of the section below its heading.' },
    from: {
      type: either(TEXT, TEXTS),
      meaning: 'Files of puzzles in any format that we read, from where the book is.',
    },
    puzzles: {
      type: listOf(RECORD, { en: 'a list of puzzle documents', es: 'una lista de documentos de puzles' }, 0),
      meaning: 'latin-puzzle/1 documents, after those of the files.',
    },
    perPage: { type: PER, meaning: 'How many puzzles may share a page; as in the rest of the book unless given.' },
    titles: {
      type: TEXT,
      meaning: 'What the puzzles are called: “Week {n}”; {n}, {title}, {board}, {level} are filled in.',
    },
    byline: { type: TEXT, meaning: 'By whom the puzzles are.' },
    rule: { type: RULE, meaning: 'What is to be done, for all of them; empty to say nothing.' },
    proofs: { type: oneOf(PRINTED_LENGTHS), meaning: 'Has the proofs of all of them printed.' },
    changes: {
      type: mapOf(recordWith(CHANGE)),
      meaning: 'What is said of single puzzles, by their place in the section: {"3": {"title": "…"}}.',
    },
  },
  answers: { title: TITLE },
  proofs: {},
  blank: {},
  advert: { text: { type: LONG_TEXT, meaning: 'Stands in the middle of the page.' } },
};

/** The fields of a book. */
export const BOOK_FIELDS: FieldTable = {
  format: { type: oneOf([BOOK_FORMAT]), meaning: 'The name of the format.', required: true },
  title: { type: TEXT, meaning: 'What the book is called.', required: true },
  author: { type: TEXT, meaning: 'Who made it.' },
  language: { type: oneOf(LANGUAGE_CODES), meaning: 'The language of what we say; en unless given.' },
  date: { type: DAY, meaning: 'When it was made; today unless given.' },
  style: {
    type: either(TEXT, recordWith(STYLE_FIELDS)),
    meaning: 'The file of a latin-style/1 document, from where the book is; or such a document.',
  },
  paper: { type: oneOf(Object.keys(PAPERS)), meaning: 'The size of a page; A4 unless given.' },
  landscape: { type: FLAG, meaning: 'Whether pages lie on their sides.' },
  turn: { type: FLAG, meaning: 'Whether single pages may be turned; otherwise what is wide is turned on the page.' },
  binding: { type: numberFrom(0, 40), meaning: 'How much wider inner margins are, in millimetres.' },
  firstPage: { type: wholeFrom(1, 100_000), meaning: 'The number of the first page.' },
  footer: { type: TEXT, meaning: 'Stands at the foot of every page.' },
  perPage: { type: PER, meaning: 'How many puzzles may share a page; 1 unless given.' },
  firstNumber: { type: wholeFrom(0, 1_000_000), meaning: 'The number of the first puzzle.' },
  levels: { type: oneOf(LEVEL_MARKS), meaning: 'How levels are told; in words unless given.' },
  answers: { type: oneOf(ANSWER_PLACES), meaning: 'Where answers go; at the back unless given.' },
  large: { type: FLAG, meaning: 'Large print: nothing that is read is under 16 points.' },
  greyscale: { type: FLAG, meaning: 'Black and greys only, whatever the style says.' },
  nets: { type: FLAG, meaning: 'Solids as nets to cut out and fold, a page each.' },
  edge: { type: numberFrom(1, 1000), meaning: 'The edge of those solids in millimetres.' },
  multipleOf4: { type: FLAG, meaning: 'Adds empty pages until their number is a multiple of four.' },
  fold: { type: FLAG, meaning: 'Two pages a side, in the order of a booklet that is folded and stapled.' },
  parts: {
    type: listOf(RECORD, { en: 'a list of parts', es: 'una lista de partes' }),
    meaning: 'What the book is made of, in its order.',
    required: true,
  },
};

/** The field that tells what a part is. */
export const PART_KIND = { type: oneOf(PART_KINDS), meaning: 'What the part is.', required: true };
