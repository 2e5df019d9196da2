import { DOCUMENT, lineAt, type Words } from '../basis/index.ts';
import { MAX_DOCUMENT_LENGTH } from './json.ts';

/** One of the documents or lines of a text. */
export interface Piece {
  /** Where it stands: `line 3`, or `DOCUMENT` if it is a document over several lines. */
  readonly place: Words;
  readonly text: string;
}

/**
 * Cuts a text into its pieces: a document written over several lines, which is the only one then, or pieces of one line
 * each. Blank lines and lines that begin with # are passed over.
 */
export async function* piecesOf(lines: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Piece> {
  let number = 0;
  let pieces = 0;
  let document: string[] | undefined;
  let length = 0;
  for await (const given of isIterable(lines) ? lines : []) {
    number++;
    const raw = String(given);
    const text = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (document) {
      length += text.length;
      if (length <= MAX_DOCUMENT_LENGTH) document.push(text);
    } else if (text.trim() !== '' && !text.startsWith('#')) {
      if (pieces === 0 && isDocument(text) && !isWhole(text)) {
        document = [text];
        length = text.length;
      } else yield { place: lineAt(number), text };
      pieces++;
    }
  }
  if (document) yield { place: DOCUMENT, text: document.join('\n') };
}

function isIterable(value: object): boolean {
  return Symbol.iterator in Object(value) || Symbol.asyncIterator in Object(value);
}

/** Whether a piece is JSON rather than a plain line. */
export function isDocument(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** A line that closes what it opens is a document of its own; otherwise the document goes on over the next lines. */
function isWhole(line: string): boolean {
  return /}\s*$/.test(line);
}
