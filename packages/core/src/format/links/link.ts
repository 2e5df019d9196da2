import { excerpt, failure, type InputPlace, isRecord, type Result } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { parseFPuzzles } from './f-puzzles.ts';
import { decompressFromBase64 } from './lz.ts';
import { parseRelaxedJson } from './relaxed-json.ts';
import { parseSudokuPad } from './sudokupad.ts';

/** A puzzle in a link is a few thousand characters; a damaged or hostile one may swell. */
const MOST_UNPACKED = 4 * 1024 * 1024;

const PROGRAMS = [
  {
    program: 'f-puzzles',
    pattern: /^https?:\/\/(?:www\.)?f-puzzles\.com\/?\?(?:.*&)?load=([^&#]+)/i,
    parse: parseFPuzzles,
  },
  {
    program: 'f-puzzles',
    pattern: /^(?:https?:\/\/[^?#]*\/(?:sudoku\/)?(?:\?puzzleid=)?)?fpuz(?:zles)?([^?&#]+)/i,
    parse: parseFPuzzles,
  },
  {
    program: 'SudokuPad',
    pattern: /^(?:https?:\/\/[^?#]*\/(?:sudoku\/)?(?:\?puzzleid=)?)?(?:scl|ctc)([^?&#]+)/i,
    parse: parseSudokuPad,
  },
];
const SHORT =
  /^https?:\/\/(?:www\.)?(?:sudokupad\.app|sudokupad\.svencodes\.com|app\.crackingthecryptic\.com|tinyurl\.com)\//i;

/** Whether a line is the address of a puzzle rather than a puzzle. */
export function isLink(line: string): boolean {
  return /^(?:https?:\/\/|(?:scl|ctc|fpuz|fpuzzles)N[\w+/%]{40})/.test(line.trim());
}

/** The puzzle that an address of f-puzzles or SudokuPad holds. */
export function parseLink(line: string, place: InputPlace): Result<Puzzle> {
  const address = line.trim();
  for (const { program, pattern, parse } of PROGRAMS) {
    const code = pattern.exec(address)?.[1];
    if (code === undefined) continue;
    const text = decompressFromBase64(decoded(code).replaceAll(' ', '+'), MOST_UNPACKED);
    const record = text === undefined ? undefined : parseRelaxedJson(text);
    return isRecord(record)
      ? parse(record, place)
      : failure(EXCHANGE_FAULTS, 'format.link:damaged', place, { program });
  }
  return SHORT.test(address)
    ? failure(EXCHANGE_FAULTS, 'format.link:short', place, { address: excerpt(address) })
    : failure(EXCHANGE_FAULTS, 'format.link:unknown', place, { address: excerpt(address) });
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
