import { failure, type Result } from '../basis/index.ts';
import type { Puzzle } from '../puzzle/index.ts';
import { MAX_DOCUMENT_LENGTH } from './json.ts';
import { type LineOptions, makeLineReader } from './line.ts';
import { parseNative } from './native.ts';

export interface Item {
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
): AsyncGenerator<Item> {
  const readLine = makeLineReader(options);
  let number = 0;
  let document: string[] | undefined;
  let length = 0;
  let items = 0;
  for await (const raw of lines) {
    number++;
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (document) {
      length += line.length;
      if (length <= MAX_DOCUMENT_LENGTH) document.push(line);
      continue;
    }
    if (line.trim() === '' || line.startsWith('#')) continue;
    const place = `line ${number}`;
    if (/^\s*[{[]/.test(line)) {
      if (items === 0 && !isWholeObject(line)) {
        document = [line];
        length = line.length;
        continue;
      }
      yield { place, result: located(parseNative(line, place), place) };
    } else yield { place, result: readLine(line, place) };
    items++;
  }
  if (document) yield { place: 'document', result: parseNative(document.join('\n')) };
  else if (items === 0)
    yield {
      place: 'document',
      result: failure(
        'format.empty',
        'document',
        'There is no puzzle in the input.',
        'Give a puzzle, or a file that holds one.',
      ),
    };
}

/** A line that closes what it opens is a document of its own; otherwise the document goes on over the next lines. */
function isWholeObject(line: string): boolean {
  return /}\s*$/.test(line);
}

function located(result: Result<Puzzle>, place: string): Result<Puzzle> {
  if (result.ok || result.fault.place.startsWith(place)) return result;
  return { ok: false, fault: { ...result.fault, place: `${place}, ${result.fault.place}` } };
}
