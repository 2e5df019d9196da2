import { failure, type Result, success } from '../../basis/index.ts';
import { EMPTY, type Puzzle } from '../../puzzle/index.ts';
import { saidOf } from '../basics/said.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { marksFit, pencilMarksIn } from '../square/pencil-marks.ts';
import { sheetOf } from '../square/sheet-of.ts';
import { diagonals, isSameGroup } from './groups.ts';
import { penpaGrid } from './penpa-grid.ts';
import { BORDERS, CENTRE, DIAGONAL, PROGRAM, SUDOKU } from './penpa-terms.ts';
import { packPenpa } from './penpa-text.ts';

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
/** Cells have so many corners and sides for marks. */
const CORNERS = 8;

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
  const drawn = diagonals(size).map((line) => extra.some((group) => isSameGroup(group, line)));
  if (extra.length > drawn.filter(Boolean).length)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:beside', 'board', { program: PROGRAM });
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
  const across = grid.diagonals.flatMap((edges, i) => (drawn[i] ? edges : []));
  const lineE = Object.fromEntries([
    ...(regions === 'none' ? [] : grid.bordersOf(regions!)).map((edge) => [edge, BORDERS[0]]),
    ...across.map((edge) => [edge, DIAGONAL]),
  ]);
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
    // A board for Sudokus says which diagonals it has: first the one that falls, last the one that rises.
    ...[across.length > 0 ? SUDOKU : 'square', size, size, PIXELS, 0, 1, 1, side, side, grid.middle, grid.middle],
    ...[Number(drawn[1]), 0, 0, Number(drawn[0])],
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

function fieldOf(text: unknown): string {
  const signs: Readonly<Record<string, string>> = { ',': '%2C', '\n': '%2D', '&': '%2E', '=': '%2F' };
  return typeof text === 'string' ? text.replace(/[,\n&=]/g, (sign) => signs[sign]!) : '';
}
