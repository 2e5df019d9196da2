import { characterAt, excerpt, failure, type InputPlace, idAt, must, type Result, within } from '../../basis/index.ts';
import { type Board, resolveBoard } from '../../board/index.ts';
import {
  EMPTY,
  type Multiset,
  makeMultiset,
  makePartialBoard,
  makePuzzle,
  PUZZLE_FAULTS,
  type Puzzle,
} from '../../puzzle/index.ts';
import { FORMAT_FAULTS } from '../basics/faults.ts';
import { squareSide } from '../square/side.ts';
import { BLANKS } from './characters.ts';
import { type CutLine, cutLine } from './cut-line.ts';
import { regionsIn } from './jigsaw.ts';
import { labelsOfCells } from './labels-in.ts';
import { JIGSAW, SIZES, SUDOKUS } from './sizes.ts';

export interface LineOptions {
  /** The board; without it, lines of 81 characters are Sudokus, and so are those of 256 and 625. */
  readonly board?: Board | undefined;
  readonly multiset?: Multiset | undefined;
  /** The names of the constraints that documents may have; a puzzle with others is refused. */
  readonly constraints?: readonly string[] | undefined;
}

/**
 * Reads a line of one character per cell. `.`, `0`, `-`, `*`, `_` and `x` are empty cells where they are not labels. What stands before
 * the cells is the id of the puzzle, what stands after them its solution, the regions of a jigsaw, or a remark.
 */
export type LineReader = (line: string, place: InputPlace) => Result<Puzzle>;

/** A reader that looks at the board once and then takes lines by the thousand. */
export function makeLineReader(options?: LineOptions): LineReader {
  const { board, multiset } = { ...options };
  if (board && squareSide(board) === undefined) return (_, place) => failure(FORMAT_FAULTS, 'format.line:shape', place);
  if (multiset !== undefined && multiset !== null && !Array.isArray(multiset.labels))
    return () => failure(PUZZLE_FAULTS, 'labels.invalid:type', 'labels', { given: excerpt(multiset) });
  const cellReaders = new Map<string, CellReader>();
  const sizes = board ? [board.cells] : SIZES;
  return (line, place) => {
    const cut = cutLine(line, sizes);
    if (!cut) return unreadable(line, place, board);
    const { before, cells, after } = !board && cut.cells.length === JIGSAW ? halved(cut) : cut;
    const regions = board ? undefined : regionsIn(after, cells.length);
    const name = board ? '' : regions ? `gerechte:${regions}` : SUDOKUS.get(cells.length)!;
    const key = `${name} ${multiset ? '' : labelsOfCells(cells, Math.sqrt(cells.length)).join(' ')}`;
    const reader = cellReaders.get(key) ?? cellReader(board ?? must(resolveBoard(name)), multiset, cells);
    // Every jigsaw has a board of its own: a file of them must not fill the memory.
    if (cellReaders.size < MOST_READERS) cellReaders.set(key, reader);
    return readCells(reader, { before, cells, after: regions ? remarkAfter(regions, after) : after }, place);
  };
}

const MOST_READERS = 16;

function halved({ before, cells, after }: CutLine): CutLine {
  const half = cells.length / 2;
  return { before, cells: cells.slice(0, half), after: `${cells.slice(half).join('')} ${after}` };
}

function unreadable(line: string, place: InputPlace, board: Board | undefined): Result<Puzzle> {
  // What was meant to be the puzzle: an id before it is shorter.
  const [written = ''] = line.split(/[\s,;|]+/).sort((a, b) => b.length - a.length);
  return board
    ? failure(FORMAT_FAULTS, 'format.line:cells', place, { characters: written.length, cells: board.cells })
    : failure(FORMAT_FAULTS, 'format.line:length', place, { characters: written.length, text: excerpt(written, 24) });
}

/** What is looked up for every cell of lines of one kind. */
interface CellReader {
  readonly board: Board;
  readonly multiset: Multiset;
  readonly read: (cell: string) => number | undefined;
}

function cellReader(board: Board, given: Multiset | undefined, cells: readonly string[]): CellReader {
  const multiset = given ?? must(makeMultiset(labelsOfCells(cells, board.k!)));
  const labels = new Map(multiset.labels.map((label, index) => [label, index]));
  const read = (cell: string) => labels.get(cell) ?? (BLANKS.includes(cell) ? EMPTY : labels.get(cell.toUpperCase()));
  return { board, multiset, read };
}

function readCells({ board, multiset, read }: CellReader, cut: CutLine, where: InputPlace): Result<Puzzle> {
  const place = cut.before ? within(where, idAt(cut.before)) : where;
  const labeling: number[] = [];
  for (const [cell, character] of cut.cells.entries()) {
    const label = read(character);
    if (label === undefined)
      return failure(FORMAT_FAULTS, 'clues.unknown-label:line', within(place, characterAt(cell + 1)), {
        label: excerpt(character),
        labels: multiset.labels,
      });
    labeling.push(label);
  }
  const { solution, remark } = readSolution(cut.after, labeling, read);
  const source = { ...(cut.before && { id: cut.before }), ...(remark && { remark }) };
  return makePuzzle({
    board,
    multiset,
    labeling,
    inscription: [],
    ...(solution && { solution }),
    ...(Object.keys(source).length > 0 && { source }),
  });
}

/** A second word with as many labels, the clues among them, is the solution; whatever else follows is a remark. */
function readSolution(after: string, labeling: readonly number[], read: CellReader['read']) {
  const [word = ''] = after.split(/[\s,;|]/, 1);
  if (word.length !== labeling.length) return { remark: after };
  const solution = [...word].map(read);
  const agrees = labeling.every(
    (label, cell) => isLabel(solution[cell]) && (label === EMPTY || label === solution[cell]),
  );
  return agrees ? { solution: solution as number[], remark: remarkAfter(word, after) } : { remark: after };
}

function remarkAfter(word: string, text: string): string {
  return text.slice(word.length).replace(/^[\s,;|]+/, '');
}

function isLabel(label: number | undefined): boolean {
  return label !== undefined && label !== EMPTY;
}

/** The puzzle as a line of one character per cell. Only clues survive: no title, no inscription. */
export function makeLine(puzzle: Puzzle): Result<string> {
  const partial = makePartialBoard(puzzle?.board, puzzle?.multiset, puzzle?.labeling);
  if (!partial.ok) return partial;
  const { board, multiset, labeling } = partial.value;
  const unfit = multiset.labels.find(
    (label) => [...label].length !== 1 || label === '.' || (label === '0' && multiset.labels.length < 10),
  );
  if (unfit !== undefined)
    return failure(FORMAT_FAULTS, 'format.unsupported:label', 'labels', { label: excerpt(unfit) });
  if (squareSide(board) === undefined) return failure(FORMAT_FAULTS, 'format.unsupported:shape', 'board');
  return { ok: true, value: labeling.map((label) => (label === EMPTY ? '.' : multiset.labels[label])).join('') };
}
