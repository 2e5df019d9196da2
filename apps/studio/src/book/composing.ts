import {
  addPart,
  addPuzzles,
  type BookFile,
  type BookFilePart,
  type FileCounts,
  movePart,
  movePuzzle,
  type PartKind,
  type PuzzlePlace,
} from '@latin-puzzles/workshop/booklet';
import type { Dragged, DropPlace } from './dragging.ts';

/** A part as it is put into a book. */
export function newPart(kind: PartKind, words: { readonly heading: string; readonly text: string }): BookFilePart {
  if (kind === 'puzzles') return { kind, title: words.heading, puzzles: [] };
  if (kind === 'text') return { kind, title: words.heading, text: words.text };
  return { kind };
}

/** The book once something was dropped. */
export function dropped(
  book: BookFile,
  what: Dragged,
  where: DropPlace,
  counts: FileCounts,
  words: Parameters<typeof newPart>[1],
): BookFile {
  if (where.kind === 'part') {
    if (what.kind === 'new') return addPart(book, where.at, newPart(what.part, words));
    // A part that goes from before its new place leaves a gap there.
    if (what.kind === 'part') return movePart(book, what.at, where.at - (what.at < where.at ? 1 : 0));
    return book;
  }
  if (what.kind === 'shelf') return addPuzzles(book, where.place, [JSON.parse(what.text)], counts);
  if (what.kind !== 'puzzle') return book;
  const { part, at } = what.place;
  const to = where.place.part === part && at < where.place.at ? where.place.at - 1 : where.place.at;
  return movePuzzle(book, what.place, { part: where.place.part, at: to }, counts);
}

/** Where a puzzle goes that moves up or down: at the ends of its section into the one before or after. */
export function neighbour(
  { parts }: BookFile,
  { part, at }: PuzzlePlace,
  by: 1 | -1,
  counts: FileCounts,
): PuzzlePlace | undefined {
  const least = counts[part] ?? 0;
  const last = least + (parts[part]?.puzzles?.length ?? 0) - 1;
  if (at + by >= least && at + by <= last) return { part, at: at + by };
  for (let other = part + by; other >= 0 && other < parts.length; other += by) {
    const section = parts[other]!;
    if (section.kind !== 'puzzles') continue;
    const files = counts[other] ?? 0;
    return { part: other, at: by > 0 ? files : files + (section.puzzles?.length ?? 0) };
  }
  return undefined;
}
