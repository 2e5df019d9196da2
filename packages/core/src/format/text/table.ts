import { makeCsvRecord } from '../../basis/csv.ts';
import { faultWithin, type InputPlace, idAt, type Result, success, within } from '../../basis/index.ts';
import type { Board, BoardResolver } from '../../board/index.ts';
import { type Multiset, makeMultiset, type Puzzle } from '../../puzzle/index.ts';
import { levelSaid, saidOf } from '../basics/said.ts';
import { makeNative, makeNativeRecord, parseNative } from '../native/native.ts';
import { type LineOptions, makeLine, makeLineReader } from './line.ts';

/** The columns that mean something to us, by the names that they go by, in small letters. */
const NAMES = {
  puzzle: [
    ...['puzzle', 'puzzles', 'quiz', 'quizzes', 'question', 'questions', 'grid', 'givens', 'given', 'sudoku'],
    ...['clues', 'problem', 'problems', 'unsolved', 'initial', 'start'],
  ],
  solution: ['solution', 'solutions', 'answer', 'answers', 'solved'],
  id: ['id', 'number', 'no', 'name'],
  title: ['title'],
  author: ['author', 'byline'],
  level: ['level', 'difficulty'],
  remark: ['remark'],
  board: ['board'],
  labels: ['labels'],
} as const;
type Column = keyof typeof NAMES;
const COLUMNS = Object.keys(NAMES) as Column[];

export type Separator = ',' | ';' | '\t';
export const SEPARATORS: readonly Separator[] = [',', ';', '\t'];

/** The head of a table of puzzles: what stands in each column. */
export interface TableHead {
  readonly separator: Separator;
  readonly columns: readonly { readonly name: string; readonly known: Column | undefined }[];
}

/** The head that a row of names is, if one of them is a name for puzzles. */
export function tableHead(fields: readonly string[], separator: Separator): TableHead | undefined {
  const columns = fields.map((name) => ({
    name,
    known: COLUMNS.find((c) => (NAMES[c] as readonly string[]).includes(name.trim().toLowerCase())),
  }));
  return columns.length > 1 && columns.some(({ known }) => known === 'puzzle') ? { separator, columns } : undefined;
}

/** What a row says, column by column. Of two columns of one meaning the first counts. */
export function rowOf({ columns }: TableHead, fields: readonly string[]) {
  const known: Partial<Record<Column, string>> = {};
  const others: Record<string, string> = {};
  for (const [index, { name, known: column }] of columns.entries()) {
    const text = fields[index] ?? '';
    if (text === '') continue;
    if (column && known[column] === undefined) known[column] = text;
    else others[name] = text;
  }
  return { known, others };
}

/** A reader of rows; boards and labels that rows name are made once. */
export function makeRowReader(head: TableHead, options: LineOptions, resolve: BoardResolver) {
  const readers = new Map<string, Result<ReturnType<typeof makeLineReader>>>();
  const readerFor = (board: string | undefined, labels: string | undefined) => {
    const key = JSON.stringify([board, labels]);
    const known = readers.get(key) ?? lineReader(board, labels, options, resolve);
    if (readers.size < 64) readers.set(key, known);
    return known;
  };
  return (fields: readonly string[], where: InputPlace): Result<Puzzle> => {
    const { known, others } = rowOf(head, fields);
    const place = known.id ? within(where, idAt(known.id)) : where;
    const text = known.puzzle ?? '';
    const puzzle = text.startsWith('{')
      ? parseNative(text, place, options.constraints)
      : bound(placed(readerFor(known.board, known.labels), place), (read) =>
          read([text, known.solution].filter(Boolean).join(' '), place),
        );
    if (!puzzle.ok) return puzzle;
    const { id, title, author, level, remark } = known;
    const source = {
      ...puzzle.value.source,
      ...(id && { id }),
      ...(level && { level }),
      ...(remark && { remark }),
      ...(Object.keys(others).length > 0 && { columns: others }),
    };
    return success({
      ...puzzle.value,
      ...(title && { title }),
      ...(author && { author }),
      ...(Object.keys(source).length > 0 && { source }),
    });
  };
}

/** A board or labels that are wrong stand in a row. */
function placed<T>(result: Result<T>, place: InputPlace): Result<T> {
  return result.ok ? result : { ok: false, fault: faultWithin(place, result.fault) };
}

function bound<A, B>(result: Result<A>, then: (value: A) => Result<B>): Result<B> {
  return result.ok ? then(result.value) : result;
}

function lineReader(
  board: string | undefined,
  labels: string | undefined,
  options: LineOptions,
  resolve: BoardResolver,
) {
  const resolved: Result<Board | undefined> = board === undefined ? success(options.board) : resolve(board);
  if (!resolved.ok) return resolved;
  const multiset: Result<Multiset | undefined> =
    labels === undefined
      ? success(options.multiset)
      : makeMultiset(labels.includes(' ') ? labels.split(/\s+/) : [...labels]);
  if (!multiset.ok) return multiset;
  return success(makeLineReader({ board: resolved.value, multiset: multiset.value }));
}

/** How a table is written: its head, which the first puzzle decides, and a row for each. */
export function makeTable(separator: Separator) {
  let others: readonly string[] | undefined;
  return {
    head(first: Puzzle): string {
      others = Object.keys(columnsOf(first));
      return makeCsvRecord([...COLUMNS, ...others], separator);
    },
    row(puzzle: Puzzle): string {
      const { title, author, board, multiset, solution } = puzzle;
      const line = lineInTable(puzzle);
      const solved = solution && makeLine({ ...puzzle, labeling: solution });
      const known: Record<Column, unknown> = {
        puzzle: line.ok ? line.value : makeNative(puzzle),
        solution: solved?.ok ? solved.value : undefined,
        id: saidOf(puzzle, 'id'),
        title,
        author,
        level: levelSaid(puzzle),
        remark: saidOf(puzzle, 'remark'),
        board: line.ok ? board.name : undefined,
        labels: line.ok ? multiset.entries.join(' ') : undefined,
      };
      const columns = columnsOf(puzzle);
      const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? value : undefined);
      return makeCsvRecord(
        [...COLUMNS.map((column) => text(known[column])), ...(others ?? []).map((name) => columns[name])],
        separator,
      );
    },
  };
}

/** The clues of a puzzle as a line, where a line and the name of the board say enough; otherwise the table holds a document. */
function lineInTable(puzzle: Puzzle): Result<string> | { readonly ok: false } {
  return puzzle.board.name === '' ? { ok: false } : makeLine(puzzle);
}

/** What a row keeps, in a table whose columns the first puzzle has decided. */
export function keptByTable(puzzle: Puzzle, first: Puzzle): readonly string[] {
  if (!lineInTable(puzzle).ok) return Object.keys(makeNativeRecord(puzzle));
  const there = columnsOf(first);
  const hasColumns = Object.keys(columnsOf(puzzle)).every((name) => Object.hasOwn(there, name));
  return ['id', 'title', 'author', 'level', 'remark', 'solution', ...(hasColumns ? ['columns'] : [])];
}

function columnsOf({ source }: Puzzle): Readonly<Record<string, string>> {
  return (source?.columns ?? {}) as Record<string, string>;
}
