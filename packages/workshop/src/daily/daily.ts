import { type Result, success } from '@latin-puzzles/core/basis';
import type { Level } from '@latin-puzzles/core/rating';
import { makeFindingRecord, producePuzzles, subjectNamed, wishesOn } from '../generate/index.ts';

/** The day, written as 2026-11-18; the board by name; how difficult. */
export interface DailyWish {
  readonly date: string;
  readonly board: string;
  readonly level: Level;
}

/** Some boards have no puzzle of some levels: so many attempts tell. */
const PATIENCE = 500;

/**
 * The puzzle of the day for a board and a level, as the record that `makeFindingRecord` makes: the same for everybody, on
 * every machine, from the date alone. Nothing if the board has none of that level, as far as attempts tell, or if the
 * signal came first.
 */
export async function findDailyPuzzle(
  wish: DailyWish,
  signal?: { readonly aborted: boolean },
): Promise<Result<Record<string, unknown> | undefined>> {
  const subject = subjectNamed(wish.board);
  if (!subject.ok) return subject;
  const wished = wishesOn(subject.value, { level: wish.level });
  if (!wished.ok) return wished;
  const seed = dailySeed({ ...wish, board: subject.value.name });
  let found: Record<string, unknown> | undefined;
  const ended = await producePuzzles(
    { ...wished.value, seed, count: 1, patience: PATIENCE },
    {
      signal,
      onNews: (news) => {
        if (news.kind !== 'found') return;
        found = makeFindingRecord(news.finding, { seed, title: subject.value.title, wishes: news.wishes });
      },
    },
  );
  if (!ended.ok) return ended;
  return success(found);
}

/** The seed of a day: FNV-1a of what is asked for, so that other days, boards and levels have unrelated seeds. */
export function dailySeed({ date, board, level }: DailyWish): number {
  let hash = 0x811c9dc5;
  for (const character of `${date} ${board} ${level}`)
    hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193) >>> 0;
  return hash;
}

/** Whether a text is a day of the calendar, written as 2026-11-18. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
