import { type Result, success } from '@latin-puzzles/core/basis';
import type { Statistics } from '@latin-puzzles/core/finding';
import type { Level } from '@latin-puzzles/core/rating';
import { makeFindingRecord, type PuzzleSubject, producePuzzles, subjectNamed, wishesOn } from '../generate/index.ts';
import type { Grading } from './grading.ts';

/**
 * Which puzzles an occasion has. It goes up whenever a change of the generator, of the ladder or of the scale gives any
 * occasion another puzzle, and the changelog says so: who plays the puzzle of a day with another version plays another puzzle.
 */
export const GRADED_VERSION = 1;

/** A puzzle of a board by name, so difficult, for an occasion such as a day: each occasion has its own. */
export interface GradedWish {
  readonly board: string;
  readonly level: Level;
  readonly occasion: string;
}

interface GradedOptions {
  readonly signal?: { readonly aborted: boolean } | undefined;
  readonly onProgress?: ((statistics: Statistics) => void) | undefined;
}

/** Some boards have no puzzle of some levels: so many attempts tell. */
const PATIENCE = 500;

/**
 * The puzzle of a wish, as the record that `makeFindingRecord` makes: the same for everybody, on every machine. Nothing if the
 * board has none of that level, as far as attempts tell, or if the signal came first.
 */
export async function findGradedPuzzle(
  wish: GradedWish,
  options: GradedOptions = {},
): Promise<Result<Record<string, unknown> | undefined>> {
  const subject = subjectNamed(wish.board);
  return subject.ok ? findOneLike(subject.value, wish, options) : subject;
}

/** The same for any subject, such as that of a puzzle one has just played; of any level unless one is wished. */
export async function findOneLike(
  subject: PuzzleSubject,
  { level, occasion }: { readonly level: Level | undefined; readonly occasion: string },
  { signal, onProgress }: GradedOptions = {},
): Promise<Result<Record<string, unknown> | undefined>> {
  const wished = wishesOn(subject, { level: level ?? 'any' });
  if (!wished.ok) return wished;
  const { name: board, title } = subject;
  const seed = seedOf(`${occasion} ${board} ${level}`);
  let found: Record<string, unknown> | undefined;
  const ended = await producePuzzles(
    { ...wished.value, seed, count: 1, patience: PATIENCE },
    {
      signal,
      onProgress,
      onNews: (news) => {
        if (news.kind !== 'found') return;
        const graded: Grading = { board, level: news.finding.rating?.level, occasion, version: GRADED_VERSION };
        found = { ...makeFindingRecord(news.finding, { seed, title, wishes: news.wishes }), graded };
      },
    },
  );
  return ended.ok ? success(found) : ended;
}

/** FNV-1a (Fowler, Noll, Vo), so that other occasions, boards and levels have unrelated seeds. */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}
