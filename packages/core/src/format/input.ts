import { DOCUMENT, failure, faultWithin, type Result, type Words } from '../basis/index.ts';
import { type BoardResolver, makeBoardResolver } from '../board/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { FORMAT_FAULTS } from './faults.ts';
import { parseJson } from './json.ts';
import { type LineOptions, makeLineReader } from './line.ts';
import { parseNative, parseNativeRecord } from './native.ts';
import { isDocument, piecesOf } from './pieces.ts';

export interface InputItem {
  /** Where the puzzle stands: `line 3`, or `DOCUMENT`. */
  readonly place: Words;
  readonly result: Result<Puzzle>;
}

/**
 * The puzzles of a text, one after the other, in whichever of our forms it is written: a native document, a
 * collection of native documents one a line, or lines of one character per cell. Blank lines and lines that begin
 * with # are passed over. A bad line is reported in its place and the rest is read on.
 */
export async function* parseInput(
  lines: AsyncIterable<string> | Iterable<string>,
  options: LineOptions = {},
): AsyncGenerator<InputItem> {
  const readLine = makeLineReader(options);
  const resolve = makeBoardResolver();
  let empty = true;
  for await (const { place, text } of piecesOf(lines)) {
    empty = false;
    if (!isDocument(text)) yield { place, result: readLine(text, place) };
    else yield { place, result: parseDocument(text, place, resolve, options?.constraints) };
  }
  if (empty) yield { place: DOCUMENT, result: failure(FORMAT_FAULTS, 'format.empty:input', DOCUMENT) };
}

/** In a document of one line among others, what is wrong is wrong in that line. */
function parseDocument(
  text: string,
  place: Words,
  resolve: BoardResolver,
  known: readonly string[] | undefined,
): Result<Puzzle> {
  if (place === DOCUMENT) return parseNative(text, DOCUMENT, known);
  const json = parseJson(text, place);
  if (!json.ok) return json;
  const puzzle = parseNativeRecord(json.value, resolve, known);
  return puzzle.ok ? puzzle : { ok: false, fault: faultWithin(place, puzzle.fault) };
}
