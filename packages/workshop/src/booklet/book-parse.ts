import {
  checkDocument,
  DOCUMENT,
  documentSchema,
  excerpt,
  type Fault,
  faultsInFields,
  faultsOf,
  faultWithin,
  type InputPlace,
  isRecord,
  judged,
  makeFault,
  type Result,
  schemaOf,
} from '@latin-puzzles/core/basis';
import { parseJson } from '@latin-puzzles/core/format';
import { faultsInColours } from '@latin-puzzles/drawing';
import { BOOK_DOCUMENT, type BookFile, PART_KINDS } from './book-document.ts';
import { BOOK_FIELDS, PART_FIELDS, PART_KIND } from './book-fields.ts';
import { BOOK_FAULTS } from './faults.ts';
import { TITLE_WORDS, unknownIn } from './titles.ts';

/** Text of a `latin-book/1` document → a book whose every part can be made. */
export function parseBook(text: string, place: InputPlace = DOCUMENT): Result<BookFile> {
  const json = parseJson(text, place);
  return json.ok ? parseBookRecord(json.value) : json;
}

/** The same from the record of a document, such as parsed JSON. What is wrong is told of all parts at once. */
export function parseBookRecord(value: unknown): Result<BookFile> {
  const checked = checkDocument(value, BOOK_DOCUMENT, BOOK_FIELDS);
  if (!checked.ok && (!isRecord(value) || checked.fault.place === 'format')) return checked;
  const { parts, style } = value as Partial<Record<keyof BookFile, unknown>>;
  return judged(value as BookFile, [
    ...faultsOf(checked),
    ...(isRecord(style) ? faultsInColours(style).map((fault) => faultWithin('style', fault, '.')) : []),
    ...(Array.isArray(parts) ? parts.flatMap((part, i) => faultsInPart(part, `parts[${i}]`)) : []),
  ]);
}

function faultsInPart(part: unknown, place: string): readonly Fault[] {
  // That there is one which is none is said of the list.
  if (!isRecord(part)) return [];
  const known = PART_KINDS.find((kind) => kind === part.kind);
  const lacksPuzzles = known === 'puzzles' && !part.from && !part.puzzles;
  return [
    ...(known
      ? faultsInFields(part, { kind: PART_KIND, ...PART_FIELDS[known] }, place)
      : // Which other fields it may have, its kind must tell.
        faultsInFields('kind' in part ? { kind: part.kind } : {}, { kind: PART_KIND }, place)),
    ...faultsInTitles(part.titles, place),
    ...(lacksPuzzles ? [makeFault(BOOK_FAULTS, 'book.section', place)] : []),
  ];
}

function faultsInTitles(titles: unknown, place: string): readonly Fault[] {
  const unknown = typeof titles === 'string' ? unknownIn(titles) : undefined;
  if (unknown === undefined) return [];
  return [
    makeFault(BOOK_FAULTS, 'book.title', `${place}.titles`, { placeholder: excerpt(unknown), known: TITLE_WORDS }),
  ];
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
