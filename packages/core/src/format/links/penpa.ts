import { excerpt, failure, type InputPlace, isRecord, type Result, success } from '../../basis/index.ts';
import { EMPTY, type Puzzle } from '../../puzzle/index.ts';
import { saidOf } from '../basics/said.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { marksFit, type PencilMarks, pencilField, pencilMarksIn } from '../square/pencil-marks.ts';
import { puzzleOfSheet, REGION_MARKS } from '../square/sheet.ts';
import { sheetOf } from '../square/sheet-of.ts';
import { labelsIn } from '../text/labels-in.ts';
import { type PenpaGrid, penpaGrid } from './penpa-grid.ts';
import { packPenpa, unpackPenpa } from './penpa-text.ts';

const PROGRAM = 'penpa-edit';
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
/** Styles of edges that are black, and so borders: of the usual width, and thicker. */
const BORDERS = [2, 21];
/** Ways to write into a cell: large; as candidates in the middle; as candidates in nine places. */
const CLUE_SIZES = ['1', '6', '8', '10'];
const [CENTRE, NINE] = ['5', '7'] as const;

/** A save of penpa-edit: a square whose black edges are the borders of its regions, clues and marks. */
export function parsePenpa(code: string, place: InputPlace): Result<Puzzle> {
  const lines = unpackPenpa(code, MOST_UNPACKED)?.split('\n');
  const head = lines?.[HEAD]?.split(',');
  const space = jsonOf(lines?.[SPACE]);
  const puzzle = jsonOf(lines?.[PUZZLE]);
  if (!lines || !head || !Array.isArray(space) || !isRecord(puzzle))
    return failure(EXCHANGE_FAULTS, 'format.link:damaged', place, { program: PROGRAM });
  const grid = penpaGrid(Number(head[COLUMNS]), Number(head[ROWS]), space);
  if (!['square', 'sudoku'].includes(head[KIND]!) || !grid || !isWhole(grid, jsonOf(lines[CELLS])))
    return failure(EXCHANGE_FAULTS, 'format.unsupported:grid', place, { program: PROGRAM });
  const cells = cellsOf(puzzle, grid);
  const rule = DRAWINGS.find((layer) =>
    isRecord(puzzle[layer]) || Array.isArray(puzzle[layer]) ? hasAny(puzzle[layer]) : false,
  );
  const strange = rule ?? cells.strange ?? strangeEdge(puzzle, grid);
  if (strange !== undefined)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:rule', place, { program: PROGRAM, rule: excerpt(strange) });
  const regions = grid.regionsWithin(new Set(Object.keys(recordIn(puzzle, 'lineE'))));
  const answer = jsonOf(lines[ANSWER]);
  const written = isRecord(answer) ? cellsOf(answer, grid).clues : [];
  const solution = cells.clues.map((clue, cell) => clue ?? written[cell]);
  const isSolved = solution.every((text) => text !== undefined);
  const [title, author, origin, rules] = [TITLE, AUTHOR, ORIGIN, RULES].map((field) => saidIn(head[field]));
  return puzzleOfSheet(
    {
      size: grid.size,
      clues: cells.clues,
      labels: labelsIn(isSolved ? solution : cells.clues, grid.size),
      // One region is no region.
      regions: new Set(regions).size === 1 ? 'none' : regions.map((region) => REGION_MARKS[region] ?? '?'),
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

/** An edge that is no border of regions: in a colour, or across a cell. */
function strangeEdge(layers: Readonly<Record<string, unknown>>, grid: PenpaGrid): string | undefined {
  const odd = Object.entries(recordIn(layers, 'lineE')).find(
    ([key, style]) => !BORDERS.includes(Number(style)) || !grid.isEdge(key),
  );
  return odd && 'lineE';
}

/** A field of the head, in which commas, line ends, `&` and `=` are written otherwise. */
function saidIn(field: string | undefined): string | undefined {
  const signs: Readonly<Record<string, string>> = { C: ',', D: '\n', E: '&', F: '=' };
  return field?.replace(/%2([CDEF])/g, (_, sign: string) => signs[sign]!).trim() || undefined;
}

function fieldOf(text: unknown): string {
  const signs: Readonly<Record<string, string>> = { ',': '%2C', '\n': '%2D', '&': '%2E', '=': '%2F' };
  return typeof text === 'string' ? text.replace(/[,\n&=]/g, (sign) => signs[sign]!) : '';
}

/** Layers of a save without anything in them. */
const NOTHING = {
  command_redo: { __a: [] },
  command_undo: { __a: [] },
  command_replay: { __a: [] },
  ...{ surface: {}, number: {}, numberS: {}, symbol: {}, freeline: {}, freelineE: {}, thermo: [], arrows: [] },
  ...{ direction: [], squareframe: [], polygon: [], line: {}, lineE: {}, wall: {}, cage: {}, deletelineE: {} },
  ...{ killercages: [], nobulbthermo: [] },
};
const [BLACK, GREEN] = [1, 2] as const;
const PIXELS = 38;
/** Cells have so many corners for marks. */
const CORNERS = 4;

/** What penpa-edit keeps. */
export function keptByPenpa(puzzle: Puzzle): readonly string[] {
  const { board, labeling, source, title, author } = puzzle;
  const hasMarks = marksFit(
    source,
    board.cells,
    (centre, corner, cell) =>
      centre.length + corner.length === 0 ||
      (labeling[cell] === EMPTY && centre.every((mark) => [...mark].length === 1) && corner.length <= CORNERS),
  );
  const said = { title, author, origin: saidOf(puzzle, 'origin'), rules: saidOf(puzzle, 'rules') };
  // What stands for a sign there could not be told from the sign.
  const isHeld = (text: string | undefined) => text !== undefined && !/%2[C-F]/.test(text);
  return [
    ...Object.entries(said).flatMap(([field, text]) => (isHeld(text) ? [field] : [])),
    'solution',
    ...(hasMarks ? ['marks'] : []),
  ];
}

/** The puzzle as an address that opens it in penpa-edit. */
export function makePenpa(puzzle: Puzzle): Result<string> {
  const made = sheetOf(puzzle);
  if (!made.ok) return made;
  const { size, clues, regions, extra = [], solution, title, author, fields } = made.value;
  if (extra.length > 0) return failure(EXCHANGE_FAULTS, 'format.unsupported:beside', 'board', { program: PROGRAM });
  const grid = penpaGrid(size, size, [0, 0, 0, 0])!;
  const written = (texts: readonly (string | undefined)[], colour: number) =>
    texts.flatMap((text, cell) => (text === undefined ? [] : [[grid.places[cell]!, [text, colour, '1']] as const]));
  const cells = clues.map((_, cell) => cell);
  const empty = cells.filter((cell) => clues[cell] === undefined);
  const centre = empty.flatMap((cell) => {
    // One text holds them all: several characters to a mark could not be told apart.
    const marks = pencilMarksIn(fields, 'centre', cell).filter((mark) => [...mark].length === 1);
    return marks.length > 0 ? [[grid.places[cell]!, [marks.join(''), BLACK, CENTRE]] as const] : [];
  });
  const corners = empty.flatMap((cell) =>
    pencilMarksIn(fields, 'corner', cell)
      .slice(0, CORNERS)
      .map((mark, i) => [grid.cornerOf(cell, i), [mark, BLACK]] as const),
  );
  const lineE =
    regions === 'none' ? {} : Object.fromEntries(grid.bordersOf(regions!).map((edge) => [edge, BORDERS[0]]));
  const puzzleLayers = {
    ...NOTHING,
    number: Object.fromEntries([...written(clues, BLACK), ...centre]),
    numberS: Object.fromEntries(corners),
    lineE,
  };
  const open = solution?.map((text, cell) => (clues[cell] === undefined ? text : undefined));
  const answerLayers = { ...NOTHING, number: Object.fromEntries(written(open ?? [], GREEN)) };
  const modes = (edit: string, colour: number) => ({
    ...{ edit_mode: edit, surface: ['', 1], line: ['1', colour], lineE: ['1', colour], wall: ['', colour] },
    ...{ cage: ['1', 10], number: ['1', colour - 1], symbol: ['circle_L', 1], special: ['thermo', ''] },
    ...{ board: ['', ''], move: ['1', ''], combi: ['battleship', ''], sudoku: ['1', edit === 'sudoku' ? 9 : 1] },
  });
  const mode = { qa: 'pu_a', grid: ['1', '2', '1'], pu_q: modes('number', 2), pu_a: modes('sudoku', 3) };
  const side = (size + 1) * PIXELS;
  const head = [
    ...['square', size, size, PIXELS, 0, 1, 1, side, side, grid.middle, grid.middle, 0, 0, 0, 0],
    ...[
      `Title: ${fieldOf(title)}`,
      `Author: ${fieldOf(author)}`,
      fieldOf(saidOf(puzzle, 'origin')),
      fieldOf(saidOf(puzzle, 'rules')),
    ],
    ...['OFF', 'false'],
  ];
  const steps = grid.places.map((place, i) => place - (grid.places[i - 1] ?? 0));
  const lines = [
    ...[head.join(','), '[0,0,0,0]', JSON.stringify(mode), JSON.stringify(puzzleLayers), JSON.stringify(answerLayers)],
    ...[JSON.stringify(steps), '[]', '{}', '"x"', '"x"', '[3,0,10]', JSON.stringify(mode), '"x"', '0'],
    ...[JSON.stringify(NOTHING), JSON.stringify(NOTHING), '{}', '[]', 'false'],
  ];
  return success(`https://swaroopg92.github.io/penpa-edit/#m=edit&p=${packPenpa(lines.join('\n'))}`);
}
