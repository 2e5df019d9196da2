import { characterAt, excerpt, failure, type InputPlace, must, type Result, within } from '../basis/index.ts';
import { type Board, MAX_CELLS, resolveBoard } from '../board/index.ts';
import {
  EMPTY,
  type Multiset,
  makeMultiset,
  makePartialBoard,
  makePuzzle,
  PUZZLE_FAULTS,
  type Puzzle,
} from '../puzzle/index.ts';
import { FORMAT_FAULTS } from './faults.ts';

/** Labels that are one character each, for orders up to 61. */
const CHARACTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const EMPTY_MARKS = '.0';

export interface LineOptions {
  /** The board; without it, lines of 81 characters are Sudokus and no others are known. */
  readonly board?: Board | undefined;
  readonly multiset?: Multiset | undefined;
  /** The names of the constraints that documents may have; a puzzle with others is refused. */
  readonly constraints?: readonly string[] | undefined;
}

/** Whether a board is a square of n × n cells read row by row, so that a line of text can hold its clues. */
export function squareSide(board: Board): number | undefined {
  const { cells, points } = { ...board } as Partial<Board>;
  const n = Math.sqrt(cells ?? 0);
  if (!Number.isInteger(n) || points?.[0]?.length !== 2) return undefined;
  const [x0, y0] = points[0] as [number, number];
  const step = n > 1 ? points[1]![0]! - x0 : 1;
  const near = (a: number, b: number) => Math.abs(a - b) < Math.abs(step) * 1e-6;
  const square = points.every(([x, y], i) => near(x!, x0 + (i % n) * step) && near(y!, y0 + Math.floor(i / n) * step));
  return square && step > 0 ? n : undefined;
}

/** The labels that a line of text uses when nothing else is said: 1 to 9, then capitals, then small letters. */
export function lineLabels(n: number): string[] {
  return [...CHARACTERS.slice(0, n)];
}

/** Reads a line of one character per cell; `.` or `0` is an empty cell. What follows a space is a remark. */
export type LineReader = (line: string, place: InputPlace) => Result<Puzzle>;

/** A reader that looks at the board once and then takes lines by the thousand. */
export function makeLineReader(options?: LineOptions): LineReader {
  const { board, multiset } = { ...options };
  let sudoku: LineReader | undefined;
  const given = board && boardReader(board, multiset);
  return (line, place) => {
    const written = /^\S*/.exec(line.trim())![0];
    if (given) return given(written, place);
    if (written.length === 81) {
      sudoku ??= boardReader(must(resolveBoard('sudoku')), multiset);
      return sudoku(written, place);
    }
    return failure(FORMAT_FAULTS, 'format.line:length', place, {
      characters: written.length,
      text: excerpt(written, 24),
    });
  };
}

function boardReader(board: Board, given: Multiset | undefined): LineReader {
  if (squareSide(board) === undefined) return (_, place) => failure(FORMAT_FAULTS, 'format.line:shape', place);
  const multiset = given ?? must(makeMultiset(lineLabels(board.k!)));
  const index = new Map([...EMPTY_MARKS].map((mark) => [mark, EMPTY]));
  if (!Array.isArray(multiset.labels))
    return () => failure(PUZZLE_FAULTS, 'labels.invalid:type', 'labels', { given: excerpt(multiset) });
  for (const [i, label] of multiset.labels.entries()) index.set(label, i);
  return (written, place) => {
    // A board as wide as our characters allow is far shorter than a file of something else.
    const characters = written.length > 2 * MAX_CELLS ? [] : [...written];
    if (characters.length !== board.cells)
      return failure(FORMAT_FAULTS, 'format.line:cells', place, {
        characters: characters.length || written.length,
        cells: board.cells,
      });
    const labeling: number[] = [];
    for (const [cell, character] of characters.entries()) {
      const label = index.get(character);
      if (label === undefined)
        return failure(FORMAT_FAULTS, 'clues.unknown-label:line', within(place, characterAt(cell + 1)), {
          label: excerpt(character),
          labels: multiset.labels,
        });
      labeling.push(label);
    }
    return makePuzzle({ board, multiset, labeling, inscription: [] });
  };
}

/** The puzzle as a line of one character per cell. Only clues survive: no title, no inscription. */
export function makeLine(puzzle: Puzzle): Result<string> {
  const partial = makePartialBoard(puzzle?.board, puzzle?.multiset, puzzle?.labeling);
  if (!partial.ok) return partial;
  const { board, multiset, labeling } = partial.value;
  const unfit = multiset.labels.find((label) => [...label].length !== 1 || EMPTY_MARKS.includes(label));
  if (unfit !== undefined)
    return failure(FORMAT_FAULTS, 'format.unsupported:label', 'labels', { label: excerpt(unfit) });
  if (squareSide(board) === undefined) return failure(FORMAT_FAULTS, 'format.unsupported:shape', 'board');
  return { ok: true, value: labeling.map((label) => (label === EMPTY ? '.' : multiset.labels[label])).join('') };
}
