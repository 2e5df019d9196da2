import { failure, type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { sheetOf } from '../square/sheet-of.ts';
import { makeLine } from './line.ts';

/** A line as it stands in an archive: the id of the puzzle before it, its remark after it. */
export function makeArchiveLine(puzzle: Puzzle): Result<string> {
  const line = makeLine(puzzle);
  if (!line.ok) return line;
  const { id, remark } = { ...puzzle.source };
  const words = [id, line.value, remark].filter(
    (text) => typeof text === 'string' && text !== '' && !/[\r\n]/.test(text),
  );
  return success(words.join(' '));
}

/** The clues of a 9 × 9 Sudoku as digits, which every program reads. */
export function makeDigits(puzzle: Puzzle): Result<string> {
  const line = makeLine(puzzle);
  if (!line.ok) return line;
  return /^[1-9.]{81}$/.test(line.value) && puzzle.board.name === 'sudoku:3x3'
    ? success(line.value.replaceAll('.', '0'))
    : failure(EXCHANGE_FAULTS, 'format.unsupported:digits', 'board');
}

/** The clues and the regions of a square, a mark per cell each. */
export function makeJigsaw(puzzle: Puzzle): Result<string> {
  const sheet = sheetOf(puzzle);
  if (!sheet.ok) return sheet;
  const { regions, extra = [] } = sheet.value;
  if (!regions || regions === 'none' || extra.length > 0)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:jigsaw', 'board');
  const line = makeLine(puzzle);
  return line.ok ? success(`${line.value} ${regions.join('')}`) : line;
}
