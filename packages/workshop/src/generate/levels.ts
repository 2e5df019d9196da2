import { failure, type Result, success } from '@latin-puzzles/core/basis';
import { CATALOG, type CatalogEntry } from '@latin-puzzles/core/board';
import { catalogLevels, type KnownLevel, LEVEL_FAULTS, nearestLevel } from '@latin-puzzles/core/finding';
import { composeWishes, multisetOn, type PuzzleOrder, type SubjectWishes } from './order.ts';
import type { PuzzleSubject } from './subject.ts';

/** The wishes on which it depends what is known of levels. */
export type LevelWishes = Pick<SubjectWishes, 'labels' | 'inscription' | 'scale' | 'fair' | 'level'>;

/** What is known of the levels of the puzzles that someone wishes for. */
export interface KnownLevels {
  /** The name in the catalog of the puzzle that it is known of. */
  readonly name: string;
  readonly levels: readonly KnownLevel[];
}

/**
 * What is known of the levels that puzzles with such wishes can have: on a board of the catalog, with labels that repeat as they do there, by the
 * shipped scale. That a level was not found says nothing of puzzles with other words, nor of those that need not be fair.
 */
export function knownLevels(subject: PuzzleSubject, wishes: LevelWishes): KnownLevels | undefined {
  const entry = wishes.scale ? undefined : entryLike(subject, wishes);
  const levels = entry && catalogLevels(entry.name);
  if (!levels) return undefined;
  const isUsual = typeof wishes.inscription !== 'string' && wishes.fair !== false && entry.name === subject.name;
  return { name: entry.name, levels: isUsual ? levels : levels.filter(({ state }) => state !== 'unfound') };
}

/** Wishes in full, for a generator; a level that is known not to be had is refused. */
export function wishesOn(
  subject: PuzzleSubject,
  wished: SubjectWishes,
): Result<Pick<PuzzleOrder, 'wishes' | 'promised'>> {
  const possible = checkLevel(subject, wished);
  return possible.ok ? composeWishes(subject, wished) : possible;
}

function checkLevel(subject: PuzzleSubject, wishes: LevelWishes): Result<undefined> {
  const known = wishes.level && wishes.level !== 'any' ? knownLevels(subject, wishes) : undefined;
  const finding = known?.levels.find(({ level }) => level === wishes.level);
  return known && finding && finding.state !== 'exists' ? refusal(known, finding) : success(undefined);
}

function refusal({ levels }: KnownLevels, { level, state, attempts }: KnownLevel): Result<undefined> {
  const facts = { level, bound: nearestLevel(level, levels) };
  return state === 'absent'
    ? failure(LEVEL_FAULTS, 'level.absent:proved', 'level', facts)
    : failure(LEVEL_FAULTS, 'level.absent:unfound', 'level', { ...facts, attempts });
}

/** The Latin Puzzle of the catalog that has the same board and labels that repeat alike, by its own name if it is one of these. */
function entryLike(subject: PuzzleSubject, wishes: LevelWishes): CatalogEntry | undefined {
  const wished = multisetOn(subject, wishes);
  if (!wished.ok || subject.board.name === '') return undefined;
  const pattern = repetitions(wished.value.entries);
  const alike = CATALOG.filter(({ board, labels }) => board === subject.board.name && repetitions(labels) === pattern);
  return alike.find(({ name }) => name === subject.name) ?? alike[0];
}

/** How often labels repeat, whatever they are called. */
function repetitions(labels: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  return [...counts.values()].sort((a, b) => a - b).join();
}
