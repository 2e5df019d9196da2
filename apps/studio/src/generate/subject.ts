import { graphemes, must, numbers, type Result, success } from '@latin-puzzles/core/basis';
import { type Board, type CatalogEntry, catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import type { InscriptionPlace, InscriptionWish } from '@latin-puzzles/core/finding';
import { placesFor, placeText } from '@latin-puzzles/core/finding';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';

/** What puzzles are usually like, where nobody wishes otherwise. */
export interface Promised {
  readonly level: Level | undefined;
  readonly fair: boolean;
  readonly critical: boolean;
}

/** What puzzles are to be made of, before anything is wished. */
export interface Subject {
  /** A name of the catalog, or the specification of a board; empty for a board of one's own. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly board: Board;
  readonly labels: readonly string[];
  readonly inscription?: InscriptionWish | undefined;
  readonly promise: Promised;
}

const USUAL: Promised = { level: 'medium', fair: true, critical: false };

const known = new Map<string, Result<Subject>>();

/** The Latin Puzzle of the catalog, or the member of a family, that a name stands for. */
export function subjectOf(name: string): Result<Subject> {
  const made = known.get(name) ?? makeSubject(name);
  known.set(name, made);
  return made;
}

function makeSubject(name: string): Result<Subject> {
  const entry = catalogEntry(name);
  if (entry) return success(ofCatalog(entry));
  const board = resolveBoard(name);
  if (!board.ok) return board;
  const labels = numbers(board.value.asterisms[0]!.cells.length);
  return success({ name: board.value.name, board: board.value, labels, promise: USUAL });
}

function ofCatalog({ name, title, board: specification, labels, inscription, promise }: CatalogEntry): Subject {
  const board = must(resolveBoard(specification));
  return {
    name,
    title: title.en,
    board,
    labels,
    inscription: inscription && { text: inscription.text, place: placeOf(board, inscription.cells) },
    promise,
  };
}

/** The board and the labels of a puzzle, and of its clues those of the inscription. */
export function subjectOfPuzzle({ board, multiset, labeling, inscription, title }: Puzzle): Subject {
  const written = inscription.map((cell) => multiset.labels[labeling[cell]!]!);
  // An inscription is spelled with labels of one character each.
  const spelled = written.length > 0 && written.every((label) => graphemes(label).length === 1);
  return {
    name: board.name,
    title,
    board,
    labels: multiset.entries,
    inscription: spelled ? { text: written.join(''), place: placeOf(board, inscription) } : undefined,
    promise: { ...USUAL, level: undefined },
  };
}

/** Cells by the name of the place that they make, if it has one. */
function placeOf(board: Board, cells: readonly number[]): InscriptionPlace {
  const place = placesFor(board, cells.length).find((candidate) => candidate.cells.join() === cells.join());
  return place ? placeText(place.name) : cells;
}
