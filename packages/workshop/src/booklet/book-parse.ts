import {
  checkDocument,
  checkFields,
  DOCUMENT,
  documentSchema,
  excerpt,
  failure,
  type InputPlace,
  type Result,
  schemaOf,
  success,
} from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { BOOK_DOCUMENT, type BookFile, type BookFilePart, PART_KINDS } from './book-document.ts';
import { BOOK_FIELDS, PART_FIELDS, PART_KIND } from './book-fields.ts';
import { BOOK_FAULTS } from './faults.ts';
import { TITLE_WORDS, unknownIn } from './titles.ts';

/** Text of a `latin-book/1` document → a book whose every part can be made. */
export function parseBook(text: string, place: InputPlace = DOCUMENT): Result<BookFile> {
  const json = parseJson(text, place);
  return json.ok ? parseBookRecord(json.value) : json;
}

/** The same from the record of a document, such as parsed JSON. */
export function parseBookRecord(value: unknown): Result<BookFile> {
  const checked = checkDocument(value, BOOK_DOCUMENT, BOOK_FIELDS);
  if (!checked.ok) return checked;
  const book = checked.value as unknown as BookFile;
  for (const [i, part] of book.parts.entries()) {
    const place = `parts[${i}]`;
    const known = PART_KINDS.includes(part.kind) ? PART_FIELDS[part.kind] : {};
    const about = checkFields(part, { kind: PART_KIND, ...known }, place);
    if (!about.ok) return about;
    const titled = checkTitles(part, place);
    if (!titled.ok) return titled;
    if (part.kind === 'puzzles' && !part.from && !part.puzzles) return failure(BOOK_FAULTS, 'book.section', place);
  }
  return success(book);
}

function checkTitles({ titles = '' }: BookFilePart, place: string): Result<undefined> {
  const unknown = unknownIn(titles);
  if (unknown === undefined) return success(undefined);
  return failure(BOOK_FAULTS, 'book.title', `${place}.titles`, { placeholder: excerpt(unknown), known: TITLE_WORDS });
}

/** The text of a book, for a file. */
export function makeBookFile(book: BookFile): string {
  return `${JSON.stringify(book, null, 2)}\n`;
}

const parts = PART_KINDS.map((kind) => ({
  title: kind,
  ...schemaOf({
    kind: { ...PART_KIND, type: { ...PART_KIND.type, schema: { const: kind } } },
    ...PART_FIELDS[kind],
  }),
}));

/** The JSON Schema of `latin-book/1`, made of the tables that the parser goes by. */
export const BOOK_SCHEMA = documentSchema(
  BOOK_DOCUMENT,
  {
    ...BOOK_FIELDS,
    parts: {
      ...BOOK_FIELDS.parts!,
      type: { ...BOOK_FIELDS.parts!.type, schema: { type: 'array', minItems: 1, items: { anyOf: parts } } },
    },
  },
  'Book',
  'A book of puzzles: its parts in their order, and how they are printed.',
);
