import { excerpt, failure, type InputPlace, isRecord, type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { wrongField } from '../basics/json.ts';
import { saidOf } from '../basics/said.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { marksFit, pencilField, pencilMarksIn, pencilMarksOf } from '../square/pencil-marks.ts';
import { type ExtraGroup, puzzleOfSheet, REGION_MARKS } from '../square/sheet.ts';
import { sheetOf } from '../square/sheet-of.ts';
import { labelsIn } from '../text/labels-in.ts';
import { compressToBase64 } from './lz.ts';

/** Drawings that only rules in words explain: what they mean is not in the file. */
const DRAWINGS = ['lines', 'arrows', 'underlays', 'overlays', 'foglight', 'foglink'];
/** What SudokuPad writes at the foot of a puzzle in cages without cells. */
const SAID = /^(title|author|rules|solution|id):\s*([\s\S]+)$/;

export function isSudokuPad(record: Readonly<Record<string, unknown>>): boolean {
  return record.format === undefined && Array.isArray(record.cells) && Array.isArray(record.cells[0]);
}

/** The record of SudokuPad: a square with clues, regions, and groups that hold every label once, as a puzzle. */
export function parseSudokuPad(record: Readonly<Record<string, unknown>>, place: InputPlace): Result<Puzzle> {
  const rows = record.cells as unknown[][];
  const size = rows.length;
  if (size < 2 || size > 64 || rows.some((row) => !Array.isArray(row) || row.length !== size))
    return wrongField(place, rows, 'square', size);
  const drawn = DRAWINGS.find((field) => Array.isArray(record[field]) && record[field].length > 0);
  if (drawn !== undefined)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:rule', place, { program: 'SudokuPad', rule: excerpt(drawn) });
  const cells = rows.flat().map((cell) => (isRecord(cell) ? cell : {}));
  const cages = (Array.isArray(record.cages) ? record.cages : []).filter(isRecord);
  const said = saidIn(record, cages);
  const groups = cages.filter((cage) => Array.isArray(cage.cells) && cage.cells.length > 0);
  const sums = groups.find((cage) => cage.value !== undefined && String(cage.value).trim() !== '');
  if (sums)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:rule', place, {
      program: 'SudokuPad',
      rule: excerpt(`cage ${sums.value}`),
    });
  const extra = groups.filter(({ unique }) => unique === true).map((cage, index) => groupOf(cage, index, size));
  const regions = regionsOf(record.regions, size);
  if (extra.includes(undefined)) return wrongField(place, record.cages, 'cell-numbers');
  if (regions === undefined) return wrongField(place, record.regions, 'cell-numbers');
  // A cell in no region, or in two.
  if (regions !== 'none' && regions.includes(STRAY)) return failure(EXCHANGE_FAULTS, 'format.regions', place, { size });
  const solution = said.solution && [...said.solution];
  const clues = cells.map(({ value }) => (value === undefined || value === '' ? undefined : String(value)));
  const isSolved = solution && solution.length === cells.length && !/[.?0 ]/.test(said.solution!);
  return puzzleOfSheet(
    {
      size,
      clues,
      labels: labelsIn(isSolved ? [...clues, ...solution] : clues, size),
      regions,
      extra: extra as ExtraGroup[],
      solution: isSolved ? solution : undefined,
      title: said.title,
      author: said.author,
      fields: {
        ...(said.id && { id: said.id }),
        ...(said.rules && { rules: said.rules }),
        ...pencilField({ centre: pencilMarksOf(cells, 'centremarks'), corner: pencilMarksOf(cells, 'pencilMarks') }),
      },
    },
    place,
  );
}

/** Title, author, rules and solution, wherever they stand. */
function saidIn(record: Readonly<Record<string, unknown>>, cages: readonly Readonly<Record<string, unknown>>[]) {
  const said: Record<string, string | undefined> = {};
  if (typeof record.id === 'string') said.id = record.id;
  for (const { value } of cages) {
    const [, name, text] = SAID.exec(String(value ?? '')) ?? [];
    if (name) said[name] = text!.trim();
  }
  const metadata = isRecord(record.metadata) ? record.metadata : {};
  for (const name of ['title', 'author', 'rules', 'solution'])
    if (metadata[name] !== undefined) said[name] = [metadata[name]].flat().join('\n');
  return said;
}

function cellAt(place: unknown, size: number): number | undefined {
  const [row, column] = Array.isArray(place) ? place : [];
  const isInside = (n: unknown): n is number => Number.isInteger(n) && (n as number) >= 0 && (n as number) < size;
  return isInside(row) && isInside(column) ? row * size + column : undefined;
}

function groupOf(cage: Readonly<Record<string, unknown>>, index: number, size: number): ExtraGroup | undefined {
  const cells = (cage.cells as unknown[]).map((place) => cellAt(place, size));
  return cells.includes(undefined)
    ? undefined
    : { kind: 'region', name: `extra ${index + 1}`, cells: cells as number[] };
}

function regionsOf(value: unknown, size: number): readonly string[] | 'none' | undefined {
  const lists = Array.isArray(value) ? value.filter((list) => Array.isArray(list) && list.length > 0) : [];
  if (lists.length === 0) return 'none';
  const marks = new Array<string>(size * size).fill(STRAY);
  for (const [index, list] of lists.entries())
    for (const place of list as unknown[]) {
      const cell = cellAt(place, size);
      if (cell === undefined) return undefined;
      marks[cell] = marks[cell] === STRAY ? (REGION_MARKS[index] ?? STRAY) : STRAY;
    }
  return marks;
}

const STRAY = '?';

/** What SudokuPad keeps. */
export function keptBySudokuPad(puzzle: Puzzle): readonly string[] {
  return [
    ...['title', 'author'],
    ...['id', 'rules'].filter((field) => saidOf(puzzle, field) !== undefined),
    ...(isShort(puzzle.multiset.labels) ? ['solution'] : []),
    ...(marksFit(puzzle.source, puzzle.board.cells, () => true) ? ['marks'] : []),
  ];
}

/** Whether a text of all labels of a solution can be cut again. */
function isShort(labels: readonly string[]): boolean {
  return labels.every((label) => [...label].length === 1 && !/[.?0 ]/.test(label));
}

/** The puzzle as SudokuPad keeps it. */
export function makeSudokuPad(puzzle: Puzzle): Result<string> {
  const made = sheetOf(puzzle);
  if (!made.ok) return made;
  const { size, clues, regions, extra = [], solution, title, author, fields } = made.value;
  const place = (cell: number) => [Math.floor(cell / size), cell % size];
  const [id, rules] = ['id', 'rules'].map((field) => saidOf(puzzle, field));
  const regionMarks = regions === 'none' ? [] : [...new Set(regions)];
  const cell = (at: number) => {
    const [centre, corner] = [pencilMarksIn(fields, 'centre', at), pencilMarksIn(fields, 'corner', at)];
    return {
      ...(clues[at] !== undefined && { value: clues[at] }),
      ...(centre.length > 0 && { centremarks: centre }),
      ...(corner.length > 0 && { pencilMarks: corner }),
    };
  };
  return success(
    JSON.stringify({
      ...(id !== undefined && { id }),
      cellSize: 50,
      metadata: {
        ...(title && { title }),
        ...(author && { author }),
        ...(rules !== undefined && { rules }),
        ...(solution && isShort(puzzle.multiset.labels) && { solution: solution.join('') }),
      },
      cells: Array.from({ length: size }, (_, row) =>
        Array.from({ length: size }, (_, column) => cell(row * size + column)),
      ),
      regions: regionMarks.map((mark) =>
        (regions as readonly string[]).flatMap((other, at) => (other === mark ? [place(at)] : [])),
      ),
      ...(extra.length > 0 && { cages: extra.map(({ cells }) => ({ unique: true, cells: cells.map(place) })) }),
    }),
  );
}

/** The same as an address that opens it there. */
export function makeSudokuPadLink(puzzle: Puzzle): Result<string> {
  const text = makeSudokuPad(puzzle);
  return text.ok ? success(`https://sudokupad.app/scl${compressToBase64(text.value)}`) : text;
}
