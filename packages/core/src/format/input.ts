import { failure, type Result } from '../basis/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { FORMAT_FAULTS } from './faults.ts';
import { type LineOptions, makeLineReader } from './line.ts';
import { parseNative } from './native.ts';
import { isDocument, piecesOf } from './pieces.ts';

export interface InputItem {
  /** Where the puzzle stands: `line 3`, or `document`. */
  readonly place: string;
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
  let empty = true;
  for await (const { place, text } of piecesOf(lines)) {
    empty = false;
    if (!isDocument(text)) yield { place, result: readLine(text, place) };
    else if (place === 'document') yield { place, result: parseNative(text) };
    else yield { place, result: located(parseNative(text, place), place) };
  }
  if (empty)
    yield {
      place: 'document',
      result: failure(FORMAT_FAULTS, 'format.empty:input', 'document'),
    };
}

function located(result: Result<Puzzle>, place: string): Result<Puzzle> {
  if (result.ok || result.fault.place.startsWith(place)) return result;
  return { ok: false, fault: { ...result.fault, place: `${place}, ${result.fault.place}` } };
}
