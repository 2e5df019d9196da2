import { DOCUMENT, excerpt, failure, lineAt, type Result, success, type Words, within } from '../basis/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { type CsvRow, parseCsv } from './csv.ts';
import { RATING_FAULTS } from './faults.ts';
import { LEVEL_BOUNDS, RATING_BOUNDS } from './fit.ts';
import { LEVELS, type Level } from './level.ts';

/** What a player, or a program, found a puzzle to be. */
export interface Judgement {
  /** Where it stands, such as `line 3`. */
  readonly place: Words;
  readonly puzzle: Puzzle;
  /** The rating, or the number of the level, counted from 1. */
  readonly rating: number;
  /** How long it took, in seconds. */
  readonly time?: number | undefined;
  /** Who says so, and when, as they are written. */
  readonly player?: string | undefined;
  readonly at?: string | undefined;
}

export interface Judgements {
  readonly judgements: readonly Judgement[];
  /** The highest rating of each level but the last. */
  readonly bounds: readonly number[];
}

/** Judgements row by row, those that are wrong among them. */
export interface JudgementRows extends Pick<Judgements, 'bounds'> {
  readonly rows: readonly Result<Judgement>[];
}

/** Reads a puzzle from the text of one field. */
export type PuzzleReader = (text: string, place: Words) => Result<Puzzle>;

/**
 * Judgements from comma-separated values. The first row names the columns: `puzzle`; `level` with the words very easy … very
 * difficult, or `rating` with numbers; and `time` in seconds, `player` and `at`, a date, if one likes. Other columns are
 * passed over. To fit a scale, every row must be right, and they must not all say the same.
 */
export function parseJudgements(text: string, readPuzzle: PuzzleReader): Result<Judgements> {
  const read = parseJudgementRows(text, readPuzzle);
  if (!read.ok) return read;
  const { rows, bounds } = read.value;
  const judgements: Judgement[] = [];
  for (const row of rows) {
    if (!row.ok) return row;
    judgements.push(row.value);
  }
  if (judgements.every(({ rating }) => rating === judgements[0]!.rating))
    return failure(RATING_FAULTS, 'format.field:alike', bounds === LEVEL_BOUNDS ? 'level' : 'rating');
  return success({ judgements, bounds });
}

/** The same, where a row that is wrong costs that row only. */
export function parseJudgementRows(text: string, readPuzzle: PuzzleReader): Result<JudgementRows> {
  const table = parseCsv(typeof text === 'string' ? text : '');
  if (!table.ok) return table;
  const [header, ...body] = table.value;
  if (!header || body.length === 0) return failure(RATING_FAULTS, 'format.empty:judgements', DOCUMENT);
  const columns = columnsOf(header);
  if (!columns.ok) return columns;
  const rows = body.map((row) => parseRow(row, columns.value, readPuzzle));
  return success({ rows, bounds: columns.value.worded ? LEVEL_BOUNDS : RATING_BOUNDS });
}

interface Columns {
  readonly puzzle: number;
  readonly judgement: number;
  /** Whether judgements are words. */
  readonly worded: boolean;
  readonly time: number;
  readonly player: number;
  readonly at: number;
}

function columnsOf({ line, fields }: CsvRow): Result<Columns> {
  const at = (name: string) => fields.findIndex((field) => field.toLowerCase() === name);
  const worded = at('level') >= 0;
  const judgement = worded ? at('level') : at('rating');
  const missing = at('puzzle') < 0 ? 'puzzle' : judgement < 0 ? 'level' : undefined;
  if (missing) return failure(RATING_FAULTS, 'format.field:column', lineAt(line), { column: missing });
  const others = { time: at('time'), player: at('player'), at: at('at') };
  return success({ puzzle: at('puzzle'), judgement, worded, ...others });
}

function parseRow({ line, fields }: CsvRow, columns: Columns, readPuzzle: PuzzleReader): Result<Judgement> {
  const place = lineAt(line);
  const written = fields[columns.judgement] ?? '';
  const rating = columns.worded ? levelNumber(written) : numberIn(written);
  if (rating === undefined)
    return columns.worded
      ? failure(RATING_FAULTS, 'format.field:level', within(place, 'level'), { given: excerpt(written), known: LEVELS })
      : failure(RATING_FAULTS, 'format.field:rating', within(place, 'rating'), { given: excerpt(written) });
  const clock = fields[columns.time] ?? '';
  const time = clock === '' ? undefined : numberIn(clock);
  if (clock !== '' && !(time! >= 0))
    return failure(RATING_FAULTS, 'format.field:time', within(place, 'time'), { given: excerpt(clock) });
  const puzzle = readPuzzle(fields[columns.puzzle] ?? '', place);
  if (!puzzle.ok) return puzzle;
  return success({ place, puzzle: puzzle.value, rating, time, player: fields[columns.player], at: fields[columns.at] });
}

function levelNumber(text: string): number | undefined {
  const level = LEVELS.indexOf(text.trim().toLowerCase() as Level);
  return level < 0 ? undefined : level + 1;
}

function numberIn(text: string): number | undefined {
  const value = Number(text);
  return text.trim() !== '' && Number.isFinite(value) ? value : undefined;
}
