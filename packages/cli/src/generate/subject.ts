import { existsSync } from 'node:fs';
import { extname } from 'node:path';
import { graphemes, must, numbers } from '@latin-puzzles/core/basis';
import { type Board, type CatalogEntry, catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import type { InscriptionWish } from '@latin-puzzles/core/finding';
import { parseInput } from '@latin-puzzles/core/format';
import { type Multiset, makeMultiset, type Puzzle } from '@latin-puzzles/core/puzzle';
import { accepted, acceptedFrom, BadInput } from '../exit.ts';
import { readLines, sourceName } from '../read.ts';

/** What puzzles are to be made of, before the options have their say. */
export interface Subject {
  readonly board: Board;
  readonly multiset: Multiset;
  readonly inscription?: InscriptionWish | undefined;
  readonly promise?: CatalogEntry['promise'] | undefined;
}

/** The Latin Puzzle of the catalog, the board of a family, or that of the first puzzle in a file. */
export async function readSubject(name: string): Promise<Subject> {
  const entry = catalogEntry(name);
  if (entry) return ofCatalog(entry);
  const resolved = resolveBoard(name);
  if (!resolved.ok && (name === '-' || extname(name) !== '' || existsSync(name))) return ofFile(name);
  const board = accepted(resolved);
  return { board, multiset: must(makeMultiset(numbers(board.asterisms[0]!.cells.length))) };
}

function ofCatalog({ board, labels, inscription, promise }: CatalogEntry): Subject {
  return {
    board: must(resolveBoard(board)),
    multiset: must(makeMultiset(labels)),
    inscription: inscription && { text: inscription.text, place: inscription.cells },
    promise,
  };
}

async function ofFile(file: string): Promise<Subject> {
  for await (const { result } of parseInput(readLines(file))) {
    const puzzle = acceptedFrom(result, sourceName(file));
    return { board: puzzle.board, multiset: puzzle.multiset, inscription: inscriptionOf(puzzle) };
  }
  throw new Error('The reader promises at least one item.');
}

function inscriptionOf({ multiset, labeling, inscription }: Puzzle): InscriptionWish | undefined {
  if (inscription.length === 0) return undefined;
  const labels = inscription.map((cell) => multiset.labels[labeling[cell]!]!);
  const long = labels.find((label) => graphemes(label).length > 1);
  // Spaces do not count; without them some labels, such as the halves of flags, would become one letter.
  if (long === undefined) return { text: labels.join(' '), place: inscription };
  throw new BadInput({
    code: 'inscription.letters',
    place: 'inscription',
    message: `The label ${long} has several characters; an inscription is spelled with labels of one.`,
    remedy: 'Leave the inscription out of the file, or use other labels.',
  });
}
