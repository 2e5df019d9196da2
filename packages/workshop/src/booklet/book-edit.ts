import type { BookFile, BookFilePart, PuzzleChange } from './book-document.ts';

/**
 * Where a puzzle of a book is: in which part, at which place in it. Those of the files of a section come before those that
 * stand in the book itself; how many they are by part is `fileCounts`. Only the others can be moved one by one.
 */
export interface PuzzlePlace {
  readonly part: number;
  readonly at: number;
}

export type FileCounts = readonly number[];

/** Fields that are to change; what is undefined goes. */
export type BookChange<T> = { readonly [K in keyof T]?: T[K] | undefined };

type Puzzles = NonNullable<BookFilePart['puzzles']>;
type Changes = NonNullable<BookFilePart['changes']>;

/** Puts a part before another, or at the end. */
export function addPart(book: BookFile, at: number, part: BookFilePart): BookFile {
  return { ...book, parts: book.parts.toSpliced(at, 0, part) };
}

export function removePart(book: BookFile, at: number): BookFile {
  return { ...book, parts: book.parts.toSpliced(at, 1) };
}

/** Moves a part to the place that it is to have among all. */
export function movePart(book: BookFile, from: number, to: number): BookFile {
  const part = book.parts[from];
  return part ? addPart(removePart(book, from), to, part) : book;
}

/** Changes fields of a part. */
export function changePart(book: BookFile, at: number, change: BookChange<BookFilePart>): BookFile {
  const part = book.parts[at];
  return part ? { ...book, parts: book.parts.with(at, defined<BookFilePart>({ ...part, ...change })) } : book;
}

/** Puts puzzles before the one at a place, or at the end of a section. */
export function addPuzzles(
  book: BookFile,
  { part, at }: PuzzlePlace,
  added: Puzzles,
  fileCounts: FileCounts,
): BookFile {
  const { puzzles = [], changes = {} } = book.parts[part] ?? {};
  const files = fileCounts[part] ?? 0;
  const place = Math.min(Math.max(at, files), files + puzzles.length);
  return changePart(book, part, {
    puzzles: puzzles.toSpliced(place - files, 0, ...added),
    changes: shifted(changes, (old) => (old >= place ? old + added.length : old)),
  });
}

export function removePuzzle(book: BookFile, { part, at }: PuzzlePlace, fileCounts: FileCounts): BookFile {
  const { puzzles = [], changes = {} } = book.parts[part] ?? {};
  const own = at - (fileCounts[part] ?? 0);
  if (own < 0 || own >= puzzles.length) return book;
  return changePart(book, part, {
    puzzles: puzzles.toSpliced(own, 1),
    changes: shifted(changes, (old) => (old === at ? undefined : old > at ? old - 1 : old)),
  });
}

/** Moves a puzzle, with what is said of it, to the place that it is to have once it is gone from where it was. */
export function movePuzzle(book: BookFile, from: PuzzlePlace, to: PuzzlePlace, fileCounts: FileCounts): BookFile {
  const { puzzles = [], changes = {} } = book.parts[from.part] ?? {};
  const record = puzzles[from.at - (fileCounts[from.part] ?? 0)];
  if (!record || book.parts[to.part]?.kind !== 'puzzles') return book;
  const without = removePuzzle(book, from, fileCounts);
  const moved = addPuzzles(without, to, [record], fileCounts);
  const change = changes[String(from.at + 1)];
  if (!change) return moved;
  const files = fileCounts[to.part] ?? 0;
  const last = files + (without.parts[to.part]!.puzzles?.length ?? 0);
  return changePuzzle(moved, { part: to.part, at: Math.min(Math.max(to.at, files), last) }, change);
}

/** Says something of a single puzzle. */
export function changePuzzle(book: BookFile, { part, at }: PuzzlePlace, change: BookChange<PuzzleChange>): BookFile {
  const { changes = {} } = book.parts[part] ?? {};
  const key = String(at + 1);
  const said = defined<PuzzleChange>({ ...changes[key], ...change });
  const { [key]: _, ...others } = changes;
  return changePart(book, part, {
    changes: filled(Object.keys(said).length > 0 ? { ...others, [key]: said } : others),
  });
}

/** Takes the puzzles of a file of a section into the book, in the place of the file. Only the last file can be taken in. */
export function takeIn(book: BookFile, at: number, file: string, records: Puzzles): BookFile {
  const { from = [], puzzles = [] } = book.parts[at] ?? {};
  const files = [from].flat();
  if (files.at(-1) !== file) return book;
  const rest = files.slice(0, -1);
  return changePart(book, at, { from: rest.length > 0 ? rest : undefined, puzzles: [...records, ...puzzles] });
}

/** Takes a file out of a section, with what is said of its puzzles; `count` tells how many a file has. */
export function removeFile(book: BookFile, at: number, file: string, count: (file: string) => number): BookFile {
  const { from = [], puzzles = [], changes = {} } = book.parts[at] ?? {};
  const files = [from].flat();
  const place = files.indexOf(file);
  if (place < 0) return book;
  const start = files.slice(0, place).reduce((sum, name) => sum + count(name), 0);
  const rest = files.toSpliced(place, 1);
  return changePart(book, at, {
    from: rest.length > 0 ? rest : undefined,
    puzzles,
    changes: shifted(changes, (old) => (old < start ? old : old < start + count(file) ? undefined : old - count(file))),
  });
}

/** What is said of puzzles once each has the place that `placed` gives it; without a place it goes. Places count from 0. */
function shifted(changes: Changes, placed: (old: number) => number | undefined): Changes | undefined {
  const entries = Object.entries(changes).flatMap(([key, change]) => {
    const place = placed(Number(key) - 1);
    return place === undefined || Number.isNaN(place) ? [] : [[String(place + 1), change] as const];
  });
  return filled(Object.fromEntries(entries));
}

function filled(changes: Changes): Changes | undefined {
  return Object.keys(changes).length > 0 ? changes : undefined;
}

function defined<T extends object>(value: BookChange<T>): T {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as T;
}
