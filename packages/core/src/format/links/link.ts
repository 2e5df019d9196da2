import { excerpt, failure, type InputPlace, isRecord, type Result } from '../../basis/index.ts';
import type { Puzzle } from '../../puzzle/index.ts';
import { withId } from '../basics/with-id.ts';
import { EXCHANGE_FAULTS } from '../square/faults.ts';
import { parseFPuzzles } from './f-puzzles.ts';
import { decompressFromBase64 } from './lz.ts';
import { parsePenpa } from './penpa.ts';
import { parseRelaxedJson } from './relaxed-json.ts';
import { parseSudokuPad } from './sudokupad.ts';

/** A puzzle in a link is a few thousand characters; a damaged or hostile one may swell. */
const MOST_UNPACKED = 4 * 1024 * 1024;

/** The beginning of an address of SudokuPad: packed characters may look like one too, so that the first counts. */
const PAD = '^(?:https?://[^?#]*?/(?:sudoku/)?(?:\\?puzzleid=)?)?';

const PROGRAMS: readonly {
  readonly pattern: RegExp;
  readonly parse: (code: string, place: InputPlace, address: string) => Result<Puzzle>;
}[] = [
  {
    pattern: /^https?:\/\/(?:www\.)?f-puzzles\.com\/?\?(?:.*&)?load=([^&#]+)/i,
    parse: packed('f-puzzles', parseFPuzzles),
  },
  {
    pattern: new RegExp(`${PAD}((?:fpuz|scl|ctc)[^?&#]+)`, 'i'),
    parse: (code, place) => {
      const [begun] = /^(?:fpuz(?:zles)?|scl|ctc)/i.exec(code)!;
      const read = /^f/i.test(begun) ? packed('f-puzzles', parseFPuzzles) : packed('SudokuPad', parseSudokuPad);
      return read(code.slice(begun.length), place);
    },
  },
  {
    pattern: /^(?:https?:\/\/[^#?]*penpa[^#?]*[#?])?(?:.*&)?m=(?:edit|solve)&(?:.*&)?p=([^&#]+)/i,
    parse: (code, place, address) => parsePenpa(code, place, unescaped(/[#?&]a=([^&#]+)/i.exec(address)?.[1])),
  },
];
const SHORT =
  /^https?:\/\/(?:www\.)?(?:sudokupad\.app|sudokupad\.svencodes\.com|app\.crackingthecryptic\.com|tinyurl\.com)\//i;

/** The puzzle that an address of f-puzzles, SudokuPad or penpa-edit holds. */
export function parseLink(line: string, place: InputPlace): Result<Puzzle> {
  const address = line.trim();
  for (const { pattern, parse } of PROGRAMS) {
    const code = pattern.exec(address)?.[1];
    if (code !== undefined) return parse(unescaped(code), place, address);
  }
  return SHORT.test(address)
    ? failure(EXCHANGE_FAULTS, 'format.link:short', place, { address: excerpt(address) })
    : failure(EXCHANGE_FAULTS, 'format.link:unknown', place, { address: excerpt(address) });
}

/** What lz-string has packed, as it is read by a program's own reader. */
function packed(
  program: string,
  read: (record: Readonly<Record<string, unknown>>, place: InputPlace) => Result<Puzzle>,
): (code: string, place: InputPlace) => Result<Puzzle> {
  return (code, place) => {
    const text = decompressFromBase64(code, MOST_UNPACKED);
    const record = text === undefined ? undefined : parseRelaxedJson(text);
    return isRecord(record)
      ? read(record, withId(record, place))
      : failure(EXCHANGE_FAULTS, 'format.link:damaged', place, { program });
  };
}

function unescaped<Code extends string | undefined>(code: Code): string | Code {
  return code && decoded(code).replaceAll(' ', '+');
}

function decoded(code: string): string {
  try {
    return decodeURIComponent(code);
  } catch {
    return code;
  }
}
