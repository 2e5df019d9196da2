import { excerpt, failure, type InputPlace, isRecord, numbers, type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { wrongField } from '../basics/json.ts';
import { saidOf } from '../basics/said.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { marksFit, pencilField, pencilMarksIn, pencilMarksOf } from '../square/pencil-marks.ts';
import { type ExtraGroup, puzzleOfSheet, REGION_MARKS, type SquareSheet } from '../square/sheet.ts';
import { sheetOf } from '../square/sheet-of.ts';
import { diagonals, disjointGroups, isSameGroup, usualBoxOf } from './groups.ts';
import { compressToBase64 } from './lz.ts';

/** The fields of f-puzzles that a puzzle of ours has a place for, or that change nothing in it. */
const KNOWN = new Set([
  ...[
    'id',
    'size',
    'title',
    'author',
    'ruleset',
    'grid',
    'solution',
    'metadata',
    'successMessage',
    'highlightConflicts',
    'disabledlogic',
  ],
  ...['diagonal+', 'diagonal-', 'disjointgroups', 'extraregion', 'truecandidatesoptions'],
]);

export function isFPuzzles(record: Readonly<Record<string, unknown>>): boolean {
  return record.format === undefined && Array.isArray(record.grid) && Number.isInteger(record.size);
}

/** The record of f-puzzles, a square with clues, regions, diagonals and extra regions, as a puzzle. */
export function parseFPuzzles(record: Readonly<Record<string, unknown>>, place: InputPlace): Result<Puzzle> {
  const strange = Object.keys(record).find((field) => !KNOWN.has(field) && isUsed(record[field]));
  if (strange !== undefined)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:rule', place, { program: 'f-puzzles', rule: excerpt(strange) });
  const size = record.size as number;
  if (size < 2 || size > 64) return failure(EXCHANGE_FAULTS, 'format.grid:size', place, { size });
  const rows = record.grid as unknown[];
  if (rows.length !== size || rows.some((row) => !Array.isArray(row) || row.length !== size))
    return wrongField(place, rows, 'square', size);
  const cells = (rows as unknown[][]).flat().map((cell) => (isRecord(cell) ? cell : {}));
  const extra = extraGroups(record, size);
  if (extra.includes(undefined)) return wrongField(place, record.extraregion, 'cell-numbers');
  const regions = regionsOf(cells, size);
  if (Array.isArray(regions) && regions.includes(STRAY))
    return failure(EXCHANGE_FAULTS, 'format.regions', place, { size });
  const solution = Array.isArray(record.solution) ? record.solution.map(String) : undefined;
  const rules = textOf(record.ruleset);
  return puzzleOfSheet(
    {
      size,
      clues: cells.map(({ value, given }) => (given === true && value !== undefined ? String(value) : undefined)),
      regions,
      extra: extra as ExtraGroup[],
      solution: solution?.length === cells.length ? solution : undefined,
      title: textOf(record.title),
      author: textOf(record.author),
      fields: {
        ...(typeof record.id === 'string' && { id: record.id }),
        ...pencilField({
          centre: pencilMarksOf(cells, 'centerPencilMarks'),
          corner: pencilMarksOf(cells, 'cornerPencilMarks'),
        }),
        ...(rules && { rules }),
      },
    },
    place,
  );
}

function isUsed(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : ![false, undefined, null, ''].includes(value as never);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** Diagonals, disjoint groups and extra regions; nothing in place of one that names cells outside. */
function extraGroups(record: Readonly<Record<string, unknown>>, size: number): (ExtraGroup | undefined)[] {
  const [rising, falling] = diagonals(size);
  const drawn = Array.isArray(record.extraregion) ? record.extraregion : [];
  return [
    ...(record['diagonal+'] === true ? [rising] : []),
    ...(record['diagonal-'] === true ? [falling] : []),
    ...(record.disjointgroups === true ? disjointGroups(size) : []),
    ...drawn.flatMap((group, index) => {
      const names: unknown[] = isRecord(group) && Array.isArray(group.cells) ? group.cells : [];
      const cells = names.map((name) => cellNamed(name, size));
      if (cells.length === 0) return [];
      return [
        cells.includes(undefined) ? undefined : ({ kind: 'region', name: `extra ${index + 1}`, cells } as ExtraGroup),
      ];
    }),
  ];
}

/** `R3C7` → the number of the cell. */
function cellNamed(name: unknown, size: number): number | undefined {
  const match = /^R(\d+)C(\d+)$/i.exec(String(name));
  const [row, column] = [Number(match?.[1]) - 1, Number(match?.[2]) - 1];
  return row >= 0 && row < size && column >= 0 && column < size ? row * size + column : undefined;
}

/** Cells that name no region lie in the usual box, which goes by its number. */
function regionsOf(cells: readonly Readonly<Record<string, unknown>>[], size: number): SquareSheet['regions'] {
  if (cells.every(({ region }) => region === undefined)) return undefined;
  if (cells.every(({ region }) => region === null)) return 'none';
  const usual = usualBoxOf(size);
  return cells.map(
    ({ region }, cell) => REGION_MARKS[region === undefined ? (usual?.[cell] ?? -1) : Number(region)] ?? STRAY,
  );
}

/** A cell in no region that there can be. */
const STRAY = '?';

/** What f-puzzles keeps. */
export function keptByFPuzzles(puzzle: Puzzle): readonly string[] {
  const isNumber = (mark: string) => /^[1-9]\d*$/.test(mark);
  const hasMarks = marksFit(puzzle.source, puzzle.board.cells, (centre, corner) =>
    [...centre, ...corner].every(isNumber),
  );
  return [
    ...['title', 'author', 'solution'],
    ...['id', 'rules'].filter((field) => saidOf(puzzle, field) !== undefined),
    ...(hasMarks ? ['marks'] : []),
  ];
}

/** The puzzle as f-puzzles saves it. Its labels are the numbers from 1. */
export function makeFPuzzles(puzzle: Puzzle): Result<string> {
  const made = sheetOf(puzzle);
  if (!made.ok) return made;
  const { size, clues, labels, regions, extra = [], solution, title, author, fields } = made.value;
  const [id, rules] = ['id', 'rules'].map((field) => saidOf(puzzle, field));
  const wanted = numbers(size);
  const strange = labels!.find((label) => !wanted.includes(label));
  if (strange !== undefined)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:number', 'labels', {
      program: 'f-puzzles',
      label: excerpt(strange),
      most: size,
    });
  const marks = regions === 'none' ? undefined : [...new Set(regions)];
  const usual = usualBoxOf(size);
  const cell = (at: number) => {
    const region = marks ? marks.indexOf(regions![at]!) : null;
    const centre = pencilMarksIn(fields, 'centre', at).map(Number);
    const corner = pencilMarksIn(fields, 'corner', at).map(Number);
    return {
      ...(clues[at] !== undefined && { value: Number(clues[at]), given: true }),
      ...(region !== usual?.[at] && { region }),
      ...(centre.length > 0 && { centerPencilMarks: centre }),
      ...(corner.length > 0 && { cornerPencilMarks: corner }),
    };
  };
  const [rising, falling] = diagonals(size);
  const regionsLeft = extra.filter((group) => !isSameGroup(group, rising) && !isSameGroup(group, falling));
  const name = (at: number) => `R${Math.floor(at / size) + 1}C${(at % size) + 1}`;
  return success(
    JSON.stringify({
      ...(id !== undefined && { id }),
      size,
      ...(title && { title }),
      ...(author && { author }),
      ...(rules !== undefined && { ruleset: rules }),
      grid: Array.from({ length: size }, (_, row) =>
        Array.from({ length: size }, (_, column) => cell(row * size + column)),
      ),
      ...(extra.some((group) => isSameGroup(group, rising)) && { 'diagonal+': true }),
      ...(extra.some((group) => isSameGroup(group, falling)) && { 'diagonal-': true }),
      ...(regionsLeft.length > 0 && { extraregion: regionsLeft.map(({ cells }) => ({ cells: cells.map(name) })) }),
      ...(solution && { solution: solution.map(Number) }),
    }),
  );
}

/** The same as an address that opens it there. */
export function makeFPuzzlesLink(puzzle: Puzzle): Result<string> {
  const text = makeFPuzzles(puzzle);
  return text.ok ? success(`https://f-puzzles.com/?load=${compressToBase64(text.value)}`) : text;
}
