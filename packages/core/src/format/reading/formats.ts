import { type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import type { InputForm } from '../basics/forms.ts';
import { keptByFPuzzles, makeFPuzzles, makeFPuzzlesLink } from '../links/f-puzzles.ts';
import { keptByPenpa, makePenpa } from '../links/penpa-make.ts';
import { keptBySudokuPad, makeSudokuPad, makeSudokuPadLink } from '../links/sudokupad.ts';
import { makeNative, makeNativeRecord } from '../native/native.ts';
import { keptByGrid, makeGrid, makeSimpleSudoku } from '../text/grid.ts';
import { keptByJigsaw, keptByLine, makeArchiveLine, makeDigits, makeJigsaw } from '../text/line-formats.ts';
import { keptBySadman, makeSadman } from '../text/sadman.ts';
import { keptByTable, makeTable, type Separator } from '../text/table.ts';

export interface Format {
  readonly name: string;
  readonly summary: string;
  readonly make: (puzzle: Puzzle) => Result<string>;
  /** How it is read, where we read it. */
  readonly form?: InputForm;
  /** It has a place for the solution beside the clues. */
  readonly keepsSolution?: boolean;
  /**
   * What it keeps of a puzzle beside board, labels and clues, by the names of the fields of our own format; all, if that is
   * not said. The first puzzle of a table decides on its columns.
   */
  readonly keeps?: (puzzle: Puzzle, first: Puzzle) => readonly string[];
  /** What writes puzzles one below the other, where that is more than a line for each. */
  readonly series?: () => (puzzle: Puzzle) => Result<string>;
}

/** Puzzles over several lines, with a blank line between them. */
function spaced(make: Format['make']): Pick<Format, 'make' | 'series' | 'form'> {
  return {
    form: 'grid',
    make,
    series: () => {
      let written = 0;
      return (puzzle) => {
        const text = make(puzzle);
        return text.ok && written++ > 0 ? success(`\n${text.value}`) : text;
      };
    },
  };
}

/** A table, whose head stands above the first puzzle. */
function table(separator: Separator): Pick<Format, 'make' | 'series' | 'form' | 'keeps' | 'keepsSolution'> {
  const series = () => {
    let rows: ReturnType<typeof makeTable> | undefined;
    return (puzzle: Puzzle) => {
      if (rows) return success(rows.row(puzzle));
      rows = makeTable(separator);
      return success(`${rows.head(puzzle)}\n${rows.row(puzzle)}`);
    };
  };
  return { form: 'table', make: (puzzle) => series()(puzzle), series, keeps: keptByTable, keepsSolution: true };
}

/** Every format that puzzles can be written in. */
export const FORMATS: readonly Format[] = [
  {
    name: 'native',
    summary: 'latin-puzzle/1, one puzzle a line',
    form: 'document',
    make: (puzzle) => success(makeNative(puzzle)),
    keepsSolution: true,
  },
  {
    name: 'pretty',
    summary: 'latin-puzzle/1, spread over lines for reading',
    form: 'document',
    make: (puzzle) => success(JSON.stringify(makeNativeRecord(puzzle), null, 2)),
    keepsSolution: true,
  },
  {
    name: 'line',
    summary: 'one character per cell, for square boards',
    form: 'line',
    make: makeArchiveLine,
    keeps: keptByLine,
  },
  {
    name: 'sdm',
    summary: 'lines of 81 digits, 0 for an empty cell',
    form: 'line',
    make: makeDigits,
    keeps: () => [],
  },
  {
    name: 'jigsaw',
    summary: 'lines of 81 clues and 81 marks of regions',
    form: 'line',
    make: makeJigsaw,
    keeps: keptByJigsaw,
  },
  { name: 'grid', summary: 'a square drawn with bars and rules', ...spaced(makeGrid), keeps: keptByGrid },
  { name: 'ss', summary: 'Simple Sudoku', ...spaced(makeSimpleSudoku), keeps: () => [] },
  { name: 'sdk', summary: 'SadMan Sudoku', ...spaced(makeSadman), keeps: keptBySadman },
  { name: 'csv', summary: 'a table with named columns, commas between them', ...table(',') },
  { name: 'tsv', summary: 'a table with named columns, tabs between them', ...table('\t') },
  {
    name: 'f-puzzles',
    summary: 'the JSON of f-puzzles',
    form: 'document',
    make: makeFPuzzles,
    keeps: keptByFPuzzles,
    keepsSolution: true,
  },
  {
    name: 'f-puzzles-link',
    summary: 'an address of f-puzzles',
    form: 'link',
    make: makeFPuzzlesLink,
    keeps: keptByFPuzzles,
    keepsSolution: true,
  },
  {
    name: 'sudokupad',
    summary: 'the JSON of SudokuPad',
    form: 'document',
    make: makeSudokuPad,
    keeps: keptBySudokuPad,
    keepsSolution: true,
  },
  {
    name: 'sudokupad-link',
    summary: 'an address of SudokuPad',
    form: 'link',
    make: makeSudokuPadLink,
    keeps: keptBySudokuPad,
    keepsSolution: true,
  },
  {
    name: 'penpa-link',
    summary: 'an address of penpa-edit',
    form: 'link',
    make: makePenpa,
    keeps: keptByPenpa,
    keepsSolution: true,
  },
];
