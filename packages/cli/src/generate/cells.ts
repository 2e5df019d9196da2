import { excerpt } from '@latin-puzzles/core/basis';
import { asterismName, asterismText, type Board, cellText } from '@latin-puzzles/core/board';
import { usageFault } from '../exit.ts';

/**
 * A list with commas: cells by name (`r1c1`) or number (from 0, as in files), and asterisms by name (`row 5`), which
 * stand for all their cells.
 */
export function parseCells(board: Board, text: string, option: string): number[] {
  const cells = text.split(',').flatMap((part) => {
    const found = cellsNamed(board, part.trim());
    if (found) return found;
    throw usageFault(
      `${option}: the board has no cell ${excerpt(part.trim())}.`,
      `Name cells such as ${cellText(board.cellNames[0]!)}, numbers from 0 to ${board.cells - 1}, or asterisms such as ${asterismText(asterismName(board, 0))}.`,
    );
  });
  return [...new Set(cells)];
}

/** The cells that one name stands for, if it stands for any. */
export function cellsNamed(board: Board, name: string): readonly number[] | undefined {
  const cell = board.cellNames.findIndex((cell) => cellText(cell) === name);
  if (cell >= 0) return [cell];
  if (/^\d+$/.test(name) && Number(name) < board.cells) return [Number(name)];
  return board.asterisms.find((asterism) => asterismText(asterism.name) === name)?.cells;
}
