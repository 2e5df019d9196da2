import { type Fault, faultWithin, makeFault, must, type Words } from '@latin-puzzles/core/basis';
import type { Signal } from '@latin-puzzles/core/engine';
import { parseNative } from '@latin-puzzles/core/format';
import { type Puzzle, puzzleTitle } from '@latin-puzzles/core/puzzle';
import { LEVEL_NAMES } from '@latin-puzzles/core/rating';
import type { BookletPuzzle } from '@latin-puzzles/drawing';
import { readDocuments } from '../reading/index.ts';
import { solutionCountOf } from '../study/index.ts';
import type { Tools } from '../tools/index.ts';
import type { BookFile, BookFilePart } from './book-document.ts';
import { findPrintedFacts, type PrintedFacts } from './facts.ts';
import { BOOK_FAULTS } from './faults.ts';
import { fillTitle } from './titles.ts';

/** The puzzles of a book, section by section, and what was wrong with others. */
export interface BookPuzzles {
  readonly sections: readonly (readonly BookletPuzzle[])[];
  readonly notices: readonly Fault[];
}

/** What has been found out about a puzzle: why it is left out, or what is to be printed with it. */
export interface BookPuzzleFacts {
  readonly objection?: Words | undefined;
  readonly printed?: BookletPuzzle | undefined;
}

export interface BookReading {
  /** The text of a file that a book names. */
  readonly read: (file: string) => Promise<string>;
  readonly signal?: Signal | undefined;
  /** Told after each puzzle: how many of how many are done. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
  /** What is known already, by document and by what is asked: a book that is set again is not worked out again. */
  readonly known?: Map<string, BookPuzzleFacts> | undefined;
}

/** Reads the puzzles of a book, and finds out what is to be printed with them. What is no Latin puzzle is left out, and told. */
export async function readBookPuzzles(tools: Tools, book: BookFile, reading: BookReading): Promise<BookPuzzles> {
  const notices: Fault[] = [];
  const given: { part: BookFilePart; place: string; texts: readonly string[] }[] = [];
  for (const [i, part] of book.parts.entries()) {
    if (part.kind !== 'puzzles') continue;
    const place = `parts[${i}]`;
    const texts = await textsOf(part, place, reading, notices);
    given.push({ part, place, texts });
    for (const at of Object.keys(part.changes ?? {}))
      if (!/^\d+$/.test(at) || Number(at) < 1 || Number(at) > texts.length)
        notices.push(
          makeFault(BOOK_FAULTS, 'book.place', `${place}.changes`, { given: JSON.stringify(at), last: texts.length }),
        );
  }
  const all = given.reduce((sum, { texts }) => sum + texts.length, 0);
  const sections: BookletPuzzle[][] = [];
  let number = book.firstNumber ?? 1;
  let done = 0;
  for (const { part, place, texts } of given) {
    const puzzles: BookletPuzzle[] = [];
    for (const [at, text] of texts.entries()) {
      if (reading.signal?.aborted) return { sections, notices };
      const { objection, printed } = factsOf(tools, text, askedOf(part, at, book), reading.known);
      if (printed) puzzles.push(said(printed, part, at, number++, book));
      else
        notices.push(
          makeFault(BOOK_FAULTS, 'book.puzzle', placeOf(must(parseNative(text)), place, at), { reason: objection! }),
        );
      reading.onProgress?.(++done, all);
    }
    sections.push(puzzles);
  }
  return { sections, notices };
}

/** What the book has printed with a puzzle. */
function askedOf(part: BookFilePart, at: number, { answers = 'back', levels = 'words' }: BookFile): PrintedFacts {
  return {
    answers: answers !== 'none',
    proofs: (part.changes?.[String(at + 1)]?.proof ?? part.proofs) !== undefined,
    levels: levels !== 'none' || part.titles?.includes('{level}') === true,
  };
}

function factsOf(tools: Tools, text: string, asked: PrintedFacts, known: BookReading['known']): BookPuzzleFacts {
  const key = `${JSON.stringify(asked)}${text}`;
  const before = known?.get(key);
  if (before) return before;
  const puzzle = must(parseNative(text));
  const objection = NOT_LATIN[solutionCountOf(tools, puzzle, {})];
  const facts = objection ? { objection } : { printed: findPrintedFacts(tools, puzzle, asked) };
  known?.set(key, facts);
  return facts;
}

const NOT_LATIN: Readonly<Record<string, Words>> = {
  none: { en: 'it has no solution', es: 'no tiene solución' },
  several: { en: 'it has several solutions', es: 'tiene varias soluciones' },
};

function placeOf({ source }: Puzzle, place: string, at: number): string {
  const id = source?.id;
  return typeof id === 'string' ? `${place}, puzzle ${at + 1}, id ${id}` : `${place}, puzzle ${at + 1}`;
}

/** The native documents of a section, in their order. */
async function textsOf(
  { from = [], puzzles = [] }: BookFilePart,
  place: string,
  { read }: BookReading,
  notices: Fault[],
): Promise<string[]> {
  const texts: string[] = [];
  for (const file of [from].flat()) {
    const found = await readDocuments(await read(file));
    texts.push(...found.texts);
    for (const { place: line, fault } of found.faults)
      notices.push(faultWithin(file, faultWithin(line, fault, ', '), ', '));
  }
  for (const [i, record] of puzzles.entries()) {
    const text = JSON.stringify(record);
    const parsed = parseNative(text);
    if (parsed.ok) texts.push(text);
    else notices.push(faultWithin(`${place}.puzzles[${i}]`, parsed.fault, ', '));
  }
  return texts;
}

/** A puzzle with what the book says of it. */
function said(
  puzzle: BookletPuzzle,
  part: BookFilePart,
  at: number,
  number: number,
  { language = 'en' }: BookFile,
): BookletPuzzle {
  const change = part.changes?.[String(at + 1)] ?? {};
  const titles = change.title ?? part.titles;
  const { board, inscription = [], level } = puzzle;
  const own = puzzleTitle({ ...puzzle, inscription }, language) ?? '';
  const title =
    titles === undefined
      ? puzzle.title
      : fillTitle(titles, {
          n: String(number),
          title: own,
          board: puzzleTitle({ ...puzzle, inscription, title: undefined }, language) ?? board.name,
          level: level ? LEVEL_NAMES[language][level] : '',
        });
  return {
    ...puzzle,
    title,
    number,
    numbered: titles?.includes('{n}'),
    challenge: change.rule ?? part.rule ?? puzzle.challenge,
    byline: change.byline ?? part.byline,
    proofLength: change.proof ?? part.proofs,
  };
}
