import type { Placement } from '@latin-puzzles/core/attrition';
import { excerpt } from '@latin-puzzles/core/basis';
import { asterismName, asterismText, type Board, cellText } from '@latin-puzzles/core/board';
import type { Puzzle } from '@latin-puzzles/core/puzzle';
import { COMMAND_LINE, commandFault } from './exit.ts';

/**
 * A list with commas: cells by name (`r1c1`) or number (from 0, as in files), and asterisms by name (`row 5`), which
 * stand for all their cells.
 */
export function parseCells(board: Board, text: string, option: string): number[] {
  const cells = text.split(',').flatMap((part) => {
    const found = cellsNamed(board, part.trim());
    if (found) return found;
    throw commandFault('usage:cell', COMMAND_LINE, {
      option,
      given: excerpt(part.trim()),
      cell: cellText(board.cellNames[0]!),
      last: board.cells - 1,
      asterism: asterismText(asterismName(board, 0)),
    });
  });
  return [...new Set(cells)];
}

/** The cells that one name stands for, if it stands for any. */
export function cellsNamed(board: Board, name: string): readonly number[] | undefined {
  const cell = board.cellNames.findIndex((named) => cellText(named) === name);
  if (cell >= 0) return [cell];
  if (/^\d+$/.test(name) && Number(name) < board.cells) return [Number(name)];
  return board.asterisms.find((asterism) => asterismText(asterism.name) === name)?.cells;
}

/** A list with commas of cells, named as above, each with the label of a candidate: `r1c2=5,row 3=7`. */
export function parseCandidates({ board, multiset }: Puzzle, text: string, option: string): Placement[] {
  return text.split(',').flatMap((part) => {
    const [name = '', text = ''] = part.split('=');
    const cells = parseCells(board, name, option);
    const label = multiset.labels.indexOf(text.trim());
    if (label >= 0) return cells.map((cell) => ({ cell, label }));
    throw commandFault('usage:candidate', COMMAND_LINE, {
      option,
      given: excerpt(part.trim()),
      example: `${cellText(board.cellNames[0]!)}=${multiset.labels[0]!}`,
    });
  });
}
