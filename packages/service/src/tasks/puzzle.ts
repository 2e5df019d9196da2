import type { Placement } from '@latin-puzzles/core/attrition';
import { faultWithin, makeFault, type Result, type Words } from '@latin-puzzles/core/basis';
import type { Board } from '@latin-puzzles/core/board';
import { makeNativeRecord, parseNativeRecord } from '@latin-puzzles/core/format';
import type { Labeling, Puzzle } from '@latin-puzzles/core/puzzle';
import { lineOptionsFor, readFirstPuzzle } from '@latin-puzzles/workshop/reading';
import { type SolutionCount, solutionCountOf } from '@latin-puzzles/workshop/study';
import { orRefuse, Refusal } from '@latin-puzzles/workshop/tools';
import { SERVICE_FAULTS } from '../rules/faults.ts';
import { limitsOf, type ThreadContext, type ThreadTask } from './task.ts';

/** A puzzle as it is given: the record of a native document, or a line of characters with its board and its labels by name. */
export interface PuzzleInput {
  readonly puzzle: unknown;
  readonly board?: string | undefined;
  readonly labels?: string | undefined;
}

export async function readPuzzleInput(input: PuzzleInput, { mostCells }: ThreadContext): Promise<Puzzle> {
  const puzzle = orRefuse(placedIn('puzzle', await parse(input)));
  checkCells(puzzle.board, mostCells);
  return puzzle;
}

async function parse({ puzzle, board, labels }: PuzzleInput): Promise<Result<Puzzle>> {
  if (typeof puzzle !== 'string') return parseNativeRecord(puzzle);
  const named = lineOptionsFor({ board, labels });
  return named.ok ? readFirstPuzzle(puzzle, named.value) : named;
}

function placedIn<T>(field: string, result: Result<T>): Result<T> {
  return result.ok ? result : { ok: false, fault: faultWithin(field, result.fault, '.') };
}

/** Labels as texts, one entry per cell of a puzzle. */
export function readCells(puzzle: Puzzle, cells: readonly (string | null)[]): Labeling {
  const { inscription, solution, ...record } = makeNativeRecord(puzzle);
  return orRefuse(placedIn('cells', parseNativeRecord({ ...record, clues: cells }))).labeling;
}

/** A label in a cell, as requests and answers have it. */
export interface WrittenPlacement {
  readonly cell: number;
  readonly label: string;
}

/** What a field of the request places on the board of a puzzle. */
export function readPlacements(
  { board, multiset }: Puzzle,
  written: readonly WrittenPlacement[],
  field: string,
): Placement[] {
  return written.map(({ cell, label: text }, index) => {
    const refuse = (part: string, said: Words) =>
      new Refusal(makeFault(SERVICE_FAULTS, 'request.field', `${field}[${index}].${part}`, { said }));
    if (cell >= board.cells) throw refuse('cell', outsideWords(board.cells - 1));
    const label = multiset.labels.indexOf(text);
    if (label < 0) throw refuse('label', NO_LABEL);
    return { cell, label };
  });
}

export function writePlacements({ multiset }: Puzzle, placements: readonly Placement[]): WrittenPlacement[] {
  return placements.map(({ cell, label }) => ({ cell, label: multiset.labels[label]! }));
}

const outsideWords = (last: number): Words => ({
  en: `the cells of the board are 0 to ${last}`,
  es: `las celdas del tablero van de 0 a ${last}`,
});

const NO_LABEL: Words = { en: 'it is no label of the puzzle', es: 'no es una etiqueta del puzle' };

/** Refuses boards that are too large for this service. */
export function checkCells({ cells }: Board, most: number): void {
  if (cells > most) throw new Refusal(makeFault(SERVICE_FAULTS, 'limit.cells', 'board', { cells, most }));
}

/** The time was over before there was anything to tell. */
export function timeIsUp(): Refusal {
  return new Refusal(makeFault(SERVICE_FAULTS, 'limit.time:work', 'timeLimit'));
}

/** A task about a puzzle, made of what is done with the puzzle once it is read. */
export function onPuzzle<Output, More = unknown>(
  use: (puzzle: Puzzle, context: ThreadContext, more: More) => Output | Promise<Output>,
): ThreadTask<PuzzleInput & More, Output> {
  return async (input, context) => use(await readPuzzleInput(input, context), context, input);
}

/** How many solutions something has that is no Latin puzzle. */
export interface NotLatin {
  readonly latin: false;
  readonly solutions: '0' | '2+';
}

const COUNTS: Readonly<Record<Exclude<SolutionCount, 'one' | 'unknown'>, NotLatin['solutions']>> = {
  none: '0',
  several: '2+',
};

/** A task about a Latin puzzle; of what is none it tells how many solutions it has. */
export function onLatinPuzzle<Output extends object, More = unknown>(
  use: (puzzle: Puzzle, context: ThreadContext, more: More) => Output,
): ThreadTask<PuzzleInput & More, NotLatin | ({ readonly latin: true } & Output)> {
  return onPuzzle<NotLatin | ({ readonly latin: true } & Output), More>((puzzle, context, more) => {
    const count = solutionCountOf(context.tools, puzzle, limitsOf(context.deadline));
    if (count === 'unknown') throw timeIsUp();
    return count === 'one'
      ? { latin: true, ...use(puzzle, context, more) }
      : { latin: false, solutions: COUNTS[count] };
  });
}
