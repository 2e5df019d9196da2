import { DOCUMENT, failure, isRecord, lineAt, type Result, success } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { likenessOf, type Wishes } from '@latin-puzzles/core/finding';
import { makeNativeRecord, parseNative } from '@latin-puzzles/core/format';
import { EMPTY, type Puzzle } from '@latin-puzzles/core/puzzle';
import { DIFFERENCES, SERIES_FAULTS } from './faults.ts';
import type { PuzzleOrder, Resumption } from './order.ts';
import { makeProvenance } from './record.ts';

/** A puzzle of a series, as its line has it. */
export interface SeriesLine {
  readonly text: string;
  readonly puzzle: Puzzle;
}

/** The puzzles of a file to which others are to be added, one a line. */
export function readSeries(lines: readonly string[]): Result<SeriesLine[]> {
  const series: SeriesLine[] = [];
  for (const [index, text] of lines.entries()) {
    if (text.trim() === '') continue;
    const puzzle = parseNative(text);
    if (!puzzle.ok) {
      const { en, es } = puzzle.fault.told;
      const reason = { en: en.message, es: es.message };
      return failure(SERIES_FAULTS, 'series.line', lineAt(index + 1), { reason });
    }
    series.push({ text, puzzle: puzzle.value });
  }
  return success(series);
}

/** The seed that a series was made from, if it says so. */
export function seedOfSeries([first]: readonly SeriesLine[]): number | undefined {
  const seed = first && provenanceOf(first)?.seed;
  return typeof seed === 'number' ? seed : undefined;
}

/** What of a series stays when its order is gone on with, and where it goes on. */
export interface ResumedSeries {
  readonly kept: readonly SeriesLine[];
  /** Nothing where there is no puzzle yet: then the order begins anew. */
  readonly resumed: Resumption | undefined;
}

/** Goes on with a series as if it had not been stopped. Puzzles that were found ahead of their turn wait for it again. */
export function resumeSeries(series: readonly SeriesLine[], order: PuzzleOrder): Result<ResumedSeries> {
  const kept: SeriesLine[] = [];
  let resumed: Resumption | undefined;
  for (const [index, line] of series.entries()) {
    const made = provenanceOf(line);
    if (!made) return failure(SERIES_FAULTS, 'series.line:unsigned', lineAt(index + 1));
    const difference = differenceOf(line, made, order);
    if (difference) return failure(SERIES_FAULTS, 'series.other', DOCUMENT, { what: DIFFERENCES[difference] });
    if (made.ahead === true) continue;
    kept.push(line);
    const relaxed = wishesSaid(order.wishes) !== JSON.stringify(made.wishes);
    resumed = { found: kept.length, from: Number(made.attempt) + 1, relaxed };
  }
  return success({ kept, resumed });
}

function provenanceOf({ puzzle: { source } }: SeriesLine): Readonly<Record<string, unknown>> | undefined {
  const made = source?.generated;
  return isRecord(made) && Number.isInteger(made.attempt) ? made : undefined;
}

function differenceOf(
  { puzzle }: SeriesLine,
  made: Readonly<Record<string, unknown>>,
  { wishes, promised, seed }: PuzzleOrder,
): keyof typeof DIFFERENCES | undefined {
  const { board, multiset = puzzle.multiset } = wishes;
  if (boardSaid(puzzle) !== boardSaid({ board, multiset })) return 'board';
  if (made.seed !== seed) return 'seed';
  if (made.version !== makeProvenance(seed, 0, wishes).version) return 'version';
  const allowed = [wishes, ...(promised ? [{ ...wishes, level: undefined }] : [])].map(wishesSaid);
  return allowed.includes(JSON.stringify(made.wishes)) ? undefined : 'wishes';
}

function boardSaid({ board, multiset }: Pick<Puzzle, 'board' | 'multiset'>): string {
  const labeling = new Array<number>(board.cells).fill(EMPTY);
  const record = makeNativeRecord({ board, multiset, labeling, inscription: [] });
  return JSON.stringify([record.board, record.labels]);
}

function wishesSaid(wishes: Wishes): string {
  return JSON.stringify(makeProvenance(0, 0, wishes).wishes);
}

/** By what puzzles of an archive are known; nothing is said of those that are like none of the board. */
export function likenessOn({ cells, asterisms }: Board): (puzzle: Puzzle) => string | undefined {
  return (puzzle) => {
    const { board } = puzzle;
    return board.cells === cells && board.asterisms.length === asterisms.length ? likenessOf(puzzle) : undefined;
  };
}
