import { failure, type Result, success } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { isLink } from '../basics/is-link.ts';
import { saidOf } from '../basics/said.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { sheetOf } from '../square/sheet-of.ts';
import { cutLine } from './cut-line.ts';
import { makeLine } from './line.ts';
import { SIZES } from './sizes.ts';

/** A line as it stands in an archive: the id of the puzzle before it, its remark after it. */
export function makeArchiveLine(puzzle: Puzzle): Result<string> {
  const line = makeLine(puzzle);
  return line.ok ? success(dressed(puzzle, line.value)) : line;
}

/** What a line keeps: an id and a remark, unless they would be read otherwise. */
export function keptByLine(puzzle: Puzzle): readonly string[] {
  const line = makeLine(puzzle);
  return line.ok ? Object.keys(dressOf(puzzle, line.value)) : [];
}

function dressed(puzzle: Puzzle, words: string): string {
  const { id, remark } = dressOf(puzzle, words);
  return [id, words, remark].filter((text) => text !== undefined).join(' ');
}

/** The id and the remark of a puzzle, if they are told apart from its words: its cells, and perhaps its regions. */
function dressOf(puzzle: Puzzle, words: string): { readonly id?: string; readonly remark?: string } {
  const [id, remark] = [saidOf(puzzle, 'id'), saidOf(puzzle, 'remark')];
  return {
    ...(id !== undefined && isFound(id, words, '') && { id }),
    ...(remark !== undefined && isFound('', words, remark) && { remark }),
  };
}

function isFound(before: string, words: string, after: string): boolean {
  const text = `${before} ${words} ${after}`.trim();
  if (/^[#{[]/.test(text) || /[\r\n]/.test(text) || /^[\s,;|]/.test(after) || isLink(text)) return false;
  const [cells, ...others] = words.split(' ') as [string, ...string[]];
  const count = [...cells].length;
  const cut = cutLine(text, [...new Set([count, ...SIZES])]);
  const [next = ''] = after.split(/[\s,;|]/, 1);
  return (
    cut?.before === before &&
    cut.cells.join('') === cells &&
    cut.after === [...others, after].join(' ').trim() &&
    // It would be the solution, or the regions.
    [...next].length !== count
  );
}

/** The clues of a 9 × 9 Sudoku as digits, which every program reads. */
export function makeDigits(puzzle: Puzzle): Result<string> {
  const line = makeLine(puzzle);
  if (!line.ok) return line;
  return /^[1-9.]{81}$/.test(line.value) && puzzle.board.name === 'sudoku:3x3'
    ? success(line.value.replaceAll('.', '0'))
    : failure(EXCHANGE_FAULTS, 'format.unsupported:digits', 'board');
}

/** The clues and the regions of a square, a mark per cell each, between an id and a remark. */
export function makeJigsaw(puzzle: Puzzle): Result<string> {
  const words = jigsawWords(puzzle);
  return words.ok ? success(dressed(puzzle, words.value)) : words;
}

export function keptByJigsaw(puzzle: Puzzle): readonly string[] {
  const words = jigsawWords(puzzle);
  return words.ok ? Object.keys(dressOf(puzzle, words.value)) : [];
}

function jigsawWords(puzzle: Puzzle): Result<string> {
  const sheet = sheetOf(puzzle);
  if (!sheet.ok) return sheet;
  const { regions, extra = [] } = sheet.value;
  if (!regions || regions === 'none' || extra.length > 0)
    return failure(EXCHANGE_FAULTS, 'format.unsupported:jigsaw', 'board');
  const line = makeLine(puzzle);
  return line.ok ? success(`${line.value} ${regions.join('')}`) : line;
}
