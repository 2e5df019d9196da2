import { graphemes, must, numbers, type Result, success } from '@latin-puzzles/core/basis';
import { type Board, type CatalogEntry, catalogEntry, resolveBoard } from '@latin-puzzles/core/board';
import type { InscriptionWish } from '@latin-puzzles/core/finding';
import { EMPTY, makeMultiset, makePuzzle, type Puzzle } from '@latin-puzzles/core/puzzle';
import type { Level } from '@latin-puzzles/core/rating';
import { spellLabels } from './spelling.ts';

/** What puzzles are usually like, where nobody wishes otherwise. */
export interface UsualPuzzle {
  /** It gives way where it cannot be had. */
  readonly level: Level | undefined;
  readonly fair: boolean;
  readonly critical: boolean;
}

/** What puzzles are to be made of, before anything is wished. */
export interface PuzzleSubject {
  /** A name of the catalog, or the specification of a board; empty for a board of one's own. */
  readonly name: string;
  readonly title?: string | undefined;
  readonly board: Board;
  readonly labels: readonly string[];
  /** Words that belong to it, in their cells. */
  readonly inscription?: (InscriptionWish & { readonly place: readonly number[] }) | undefined;
  /** A label of several characters, for which an inscription is not taken over: words are spelled letter by letter. */
  readonly unspelled?: string | undefined;
  readonly usual: UsualPuzzle;
}

const USUAL: UsualPuzzle = { level: 'medium', fair: true, critical: false };

/** Boards take a while to be built, and forms ask for the same ones again and again. */
const made = new Map<string, Result<PuzzleSubject>>();
const MOST_KEPT = 256;

/** The Latin Puzzle of the catalog, or the member of a family, that a name stands for. */
export function subjectNamed(name: string): Result<PuzzleSubject> {
  const known = made.get(name);
  if (known) return known;
  if (made.size >= MOST_KEPT) made.clear();
  const subject = makeSubject(name);
  made.set(name, subject);
  return subject;
}

function makeSubject(name: string): Result<PuzzleSubject> {
  const entry = catalogEntry(name);
  if (entry) return success(ofCatalog(entry));
  const board = resolveBoard(name);
  if (!board.ok) return board;
  const labels = numbers(board.value.asterisms[0]!.cells.length);
  return success({ name: board.value.name, board: board.value, labels, usual: USUAL });
}

function ofCatalog({ name, title, board, labels, inscription, promise }: CatalogEntry): PuzzleSubject {
  return {
    name,
    title: title.en,
    board: must(resolveBoard(board)),
    labels,
    inscription: inscription && { text: inscription.text, place: inscription.cells },
    usual: promise,
  };
}

/** The board and the labels of a puzzle, and of its clues those of the inscription. Nothing is usual of its level. */
export function subjectOfPuzzle({ board, multiset, labeling, inscription, title }: Puzzle): PuzzleSubject {
  const written = inscription.map((cell) => multiset.labels[labeling[cell]!]!);
  const unspelled = written.find((label) => graphemes(label).length > 1);
  return {
    name: board.name,
    title,
    board,
    labels: multiset.entries,
    inscription:
      written.length > 0 && unspelled === undefined ? { text: spellLabels(written), place: inscription } : undefined,
    unspelled,
    usual: { ...USUAL, level: undefined },
  };
}

/** What every puzzle of a subject begins with: the board, empty but for its words. Other labels could not spell them. */
export function makeBeginning(subject: PuzzleSubject, labels?: readonly string[]): Result<Puzzle> {
  const { board } = subject;
  const multiset = makeMultiset(labels ?? subject.labels);
  if (!multiset.ok) return multiset;
  const { text = '', place: inscription = [] } = labels ? {} : (subject.inscription ?? {});
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const letters = graphemes(text);
  for (const [i, cell] of inscription.entries()) labeling[cell] = multiset.value.labels.indexOf(letters[i]!);
  return makePuzzle({ board, multiset: multiset.value, labeling, inscription });
}
