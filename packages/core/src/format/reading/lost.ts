import type { Puzzle } from '../../puzzle/index.ts';
import { makeNativeRecord } from '../native/native.ts';
import type { Format } from './formats.ts';

/** What every format has a place for. */
const SURE = new Set(['format', 'board', 'labels', 'clues']);

/**
 * What a puzzle says that a format has no place for, by the names of the fields of our own format: its title, its id. Of a
 * table the `first` puzzle decides which columns there are.
 */
export function fieldsLost(format: Format, puzzle: Puzzle, first: Puzzle = puzzle): readonly string[] {
  if (typeof format?.keeps !== 'function') return [];
  const kept = format.keeps(puzzle, first);
  return Object.entries(makeNativeRecord(puzzle)).flatMap(([field, value]) =>
    SURE.has(field) || isNothing(value) || kept.includes(field) ? [] : [field],
  );
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
