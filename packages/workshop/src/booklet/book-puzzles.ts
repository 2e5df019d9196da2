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
import { findPrintedFacts } from './facts.ts';
import { BOOK_FAULTS } from './faults.ts';
import { fillTitle } from './titles.ts';

/** The puzzles of a book, section by section, and what was wrong with others. */
export interface BookPuzzles {
  readonly sections: readonly (readonly BookletPuzzle[])[];
  readonly notices: readonly Fault[];
}

export interface BookReading {
  /** The text of a file that a book names. */
  readonly read: (file: string) => Promise<string>;
  readonly signal?: Signal | undefined;
  /** Told after each puzzle. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** Reads the puzzles of a book, and finds out what is to be printed with them. What is no Latin puzzle is left out, and told. */
export async function readBookPuzzles(tools: Tools, book: BookFile, reading: BookReading): Promise<BookPuzzles> {
  const notices: Fault[] = [];
  const sections: BookletPuzzle[][] = [];
  let number = book.firstNumber ?? 1;
  for (const [i, part] of book.parts.entries()) {
    if (part.kind !== 'puzzles') continue;
    const place = `parts[${i}]`;
    const texts = await textsOf(part, place, reading, notices);
    for (const given of Object.keys(part.changes ?? {}))
      if (!/^\d+$/.test(given) || Number(given) < 1 || Number(given) > texts.length)
        notices.push(
          makeFault(BOOK_FAULTS, 'book.place', `${place}.changes`, {
            given: JSON.stringify(given),
            last: texts.length,
          }),
        );
    const puzzles: BookletPuzzle[] = [];
    for (const [at, text] of texts.entries()) {
      if (reading.signal?.aborted) return { sections, notices };
      const puzzle = must(parseNative(text));
      const objection = NOT_LATIN[solutionCountOf(tools, puzzle, {})];
      if (objection)
        notices.push(makeFault(BOOK_FAULTS, 'book.puzzle', placeOf(puzzle, place, at), { reason: objection }));
      else puzzles.push(printed(tools, puzzle, part, at, number++, book));
      reading.onProgress?.(number);
    }
    sections.push(puzzles);
  }
  return { sections, notices };
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

function printed(
  tools: Tools,
  puzzle: Puzzle,
  part: BookFilePart,
  at: number,
  number: number,
  { language = 'en', answers = 'back', levels = 'words' }: BookFile,
): BookletPuzzle {
  const change = part.changes?.[String(at + 1)] ?? {};
  const proofLength = change.proof ?? part.proofs;
  const facts = findPrintedFacts(tools, puzzle, {
    answers: answers !== 'none',
    proofs: proofLength !== undefined,
    levels: levels !== 'none' || part.titles?.includes('{level}'),
  });
  const titles = change.title ?? part.titles;
  const own = puzzleTitle(puzzle, language) ?? '';
  const title =
    titles === undefined
      ? facts.title
      : fillTitle(titles, {
          n: String(number),
          title: own,
          board: puzzleTitle({ ...puzzle, title: undefined }, language) ?? puzzle.board.name,
          level: facts.level ? LEVEL_NAMES[language][facts.level] : '',
        });
  return {
    ...facts,
    title,
    number,
    numbered: titles?.includes('{n}'),
    challenge: change.rule ?? part.rule ?? facts.challenge,
    byline: change.byline ?? part.byline,
    proofLength,
  };
}
