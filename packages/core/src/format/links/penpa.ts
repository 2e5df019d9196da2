import { excerpt, failure, type InputPlace, isRecord, type Result } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { type PencilMarks, pencilField } from '../square/pencil-marks.ts';
import { puzzleOfSheet, REGION_MARKS } from '../square/sheet.ts';
import { labelsIn } from '../text/labels-in.ts';
import { diagonals } from './groups.ts';
import { type PenpaGrid, penpaGrid } from './penpa-grid.ts';
import { BORDERS, CENTRE, DIAGONAL, NINE, PROGRAM, SUDOKU } from './penpa-terms.ts';
import { unpackPenpa, unpackPlain } from './penpa-text.ts';

/** A save is a few thousand characters; a damaged or hostile one may swell. */
const MOST_UNPACKED = 4 * 1024 * 1024;
/** Lines of a save: what the board is, the rows and columns left free round it, the puzzle, what its solver wrote, the cells that there are. */
const [HEAD, SPACE, PUZZLE, ANSWER, CELLS] = [0, 1, 3, 4, 5] as const;
/** Fields of the head. */
const [KIND, COLUMNS, ROWS, TITLE, AUTHOR, ORIGIN, RULES] = [0, 1, 2, 15, 16, 17, 18] as const;
/** Layers that are drawings: what they mean is not in the file, or no Latin puzzle can hold it. */
const DRAWINGS = [
  ...['surface', 'symbol', 'line', 'freeline', 'freelineE', 'thermo', 'nobulbthermo', 'arrows', 'direction'],
  ...['squareframe', 'polygon', 'wall', 'cage', 'killercages', 'deletelineE'],
];
/** Of what a solver is checked by: the list of numbers, each as its point and what is to be there. */
const NUMBERS = 4;
/** Ways to write clues. */
const CLUE_SIZES = ['1', '6', '8', '10'];

/** A save of penpa-edit: a square whose black edges are the borders of its regions, clues and marks; and by what solvers are checked. */
export function parsePenpa(code: string, place: InputPlace, check?: string): Result<Puzzle> {
  const lines = unpackPenpa(code, MOST_UNPACKED)?.split('\n');
  const head = lines?.[HEAD]?.split(',');
  const space = jsonOf(lines?.[SPACE]);
  const puzzle = jsonOf(lines?.[PUZZLE]);
  if (!lines || !head || !Array.isArray(space) || !isRecord(puzzle))
    return failure(EXCHANGE_FAULTS, 'format.link:damaged', place, { program: PROGRAM });
  const grid = penpaGrid(Number(head[COLUMNS]), Number(head[ROWS]), space);
  if (!['square', SUDOKU].includes(head[KIND]!) || !grid || !isWhole(grid, jsonOf(lines[CELLS])))
    return failure(EXCHANGE_FAULTS, 'format.unsupported:grid', place, { program: PROGRAM });
  const cells = cellsOf(puzzle, grid);
  const rule = DRAWINGS.find((layer) =>
    isRecord(puzzle[layer]) || Array.isArray(puzzle[layer]) ? hasAny(puzzle[layer]) : false,
  );
  const edges = edgesOf(puzzle, grid);
  const strange = rule ?? cells.strange ?? edges.strange;
  if (strange !== undefined)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:rule', place, { program: PROGRAM, rule: excerpt(strange) });
  const regions = grid.regionsWithin(edges.borders);
  const answer = jsonOf(lines[ANSWER]);
  const written = isRecord(answer) ? cellsOf(answer, grid).clues : [];
  // The puzzle is whole without it.
  const checked = check === undefined ? undefined : jsonOf(unpackPlain(check, MOST_UNPACKED));
  const awaited = numbersIn(Array.isArray(checked) ? checked[NUMBERS] : undefined, grid);
  const solution = cells.clues.map((clue, cell) => clue ?? awaited.get(cell) ?? written[cell]);
  const isSolved = solution.every((text) => text !== undefined);
  const [title, author, origin, rules] = [TITLE, AUTHOR, ORIGIN, RULES].map((field) => saidIn(head[field]));
  return puzzleOfSheet(
    {
      size: grid.size,
      clues: cells.clues,
      labels: labelsIn(isSolved ? solution : cells.clues, grid.size),
      // One region is no region.
      regions: new Set(regions).size === 1 ? 'none' : regions.map((region) => REGION_MARKS[region] ?? '?'),
      extra: edges.diagonals,
      solution: isSolved ? (solution as string[]) : undefined,
      title: title?.replace(/^Title: ?/, '') || undefined,
      author: author?.replace(/^Author: ?/, '') || undefined,
      fields: {
        ...pencilField({ centre: cells.centre, corner: cells.corner }),
        ...(rules && { rules }),
        ...(origin && { origin }),
      },
    },
    place,
  );
}

function jsonOf(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return undefined;
  }
}

function recordIn(layers: Readonly<Record<string, unknown>>, name: string): Readonly<Record<string, unknown>> {
  return isRecord(layers[name]) ? layers[name] : {};
}

function hasAny(layer: object): boolean {
  return Object.values(layer).some((value) => value !== null);
}

/** Cells are told by their distances from those before; single ones may have been taken out. */
function isWhole(grid: PenpaGrid, steps: unknown): boolean {
  if (!Array.isArray(steps)) return false;
  let at = 0;
  const there = new Set(steps.map((step) => (at += Number(step))));
  return there.size === grid.size ** 2 && grid.places.every((place) => there.has(place));
}

/** What stands in the cells, and the first thing that has no place there. */
function cellsOf(layers: Readonly<Record<string, unknown>>, grid: PenpaGrid) {
  const clues = new Array<string | undefined>(grid.size ** 2).fill(undefined);
  const centre = new Array<string[] | null>(clues.length).fill(null);
  const corner = new Array<string[] | null>(clues.length).fill(null);
  let strange: string | undefined;
  for (const [key, entry] of Object.entries(recordIn(layers, 'number'))) {
    const cell = grid.cellAt(Number(key));
    const [text, , size] = Array.isArray(entry) ? entry : [];
    const shown = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : '';
    const nine = size === NINE && Array.isArray(text) ? text.flatMap((on, i) => (on === 1 ? [String(i + 1)] : [])) : [];
    if (cell === undefined) strange ??= `number ${shown}`;
    else if (size === CENTRE && shown !== '') centre[cell] = [...shown.replaceAll(' ', '')];
    else if (nine.length === 1) clues[cell] = nine[0];
    else if (nine.length > 1) centre[cell] = nine;
    else if (CLUE_SIZES.includes(String(size)) && shown !== '') clues[cell] = shown;
    else if (shown !== '') strange ??= `number ${shown}`;
  }
  for (const [key, entry] of Object.entries(recordIn(layers, 'numberS'))) {
    const cell = grid.cornerAt(Number(key));
    const shown = Array.isArray(entry) ? String(entry[0] ?? '').trim() : '';
    if (cell === undefined) strange ??= `number ${shown}`;
    else if (shown !== '') corner[cell] = [...(corner[cell] ?? []), shown];
  }
  return { clues, centre: centre as PencilMarks, corner: corner as PencilMarks, strange };
}

/** What is to be in the cells: `36,7` each. */
function numbersIn(list: unknown, grid: PenpaGrid): ReadonlyMap<number, string> {
  const numbers = new Map<number, string>();
  for (const entry of Array.isArray(list) ? list : []) {
    const [, point, text] = /^(\d+),(.+)$/s.exec(String(entry)) ?? [];
    const cell = grid.cellAt(Number(point));
    if (cell !== undefined) numbers.set(cell, text!.trim());
  }
  return numbers;
}

/** Borders, whole diagonals, and an edge that is neither: in a colour, or across single cells. */
function edgesOf(layers: Readonly<Record<string, unknown>>, grid: PenpaGrid) {
  const edges = new Map(Object.entries(recordIn(layers, 'lineE')).map(([key, style]) => [key, Number(style)]));
  const whole = grid.diagonals.map((across) => across.every((key) => edges.get(key) === DIAGONAL));
  const across = new Set(grid.diagonals.filter((_, i) => whole[i]).flat());
  const borders = new Set([...edges.keys()].filter((key) => !across.has(key)));
  const odd = [...borders].some((key) => !BORDERS.includes(edges.get(key)!) || !grid.isEdge(key));
  return {
    borders,
    diagonals: diagonals(grid.size).filter((_, i) => whole[i]),
    strange: odd ? 'lineE' : undefined,
  };
}

/** A field of the head, in which commas, line ends, `&` and `=` are written otherwise. */
function saidIn(field: string | undefined): string | undefined {
  const signs: Readonly<Record<string, string>> = { C: ',', D: '\n', E: '&', F: '=' };
  return field?.replace(/%2([CDEF])/g, (_, sign: string) => signs[sign]!).trim() || undefined;
}
