import { DOCUMENT, lineAt, type Words } from '../../basis/index.ts';
import { MAX_DOCUMENT_LENGTH } from '../basics/json.ts';
import { type LineSource, makeLineSource } from '../text/line-source.ts';

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
  const source = makeLineSource(lines);
  let pieces = 0;
  for (;;) {
    const [text] = await source.look(1);
    if (text === undefined) return;
    const isPiece = text.trim() !== '' && !text.startsWith('#');
    if (isPiece)
      yield pieces++ === 0 && isDocument(text) ? await takeDocument(source) : { place: lineAt(source.number), text };
    source.take(1);
  }
}

/** A document that begins the text: its first line if that is all of it, or all that is left. */
export async function takeDocument(source: LineSource): Promise<Piece> {
  const [first] = await source.look(1);
  if (isWhole(first!)) return { place: lineAt(source.number), text: first! };
  const lines: string[] = [];
  let length = 0;
  for (;;) {
    const [line] = await source.look(1);
    if (line === undefined) return { place: DOCUMENT, text: lines.join('\n') };
    length += line.length;
    // One line more tells that it is too long, and no more of it is held.
    if (length <= MAX_DOCUMENT_LENGTH || lines.length < 2) lines.push(line);
    source.take(1);
  }
}

/** Whether a piece is JSON rather than a plain line. */
export function isDocument(text: string): boolean {
  return /^\s*[{[]/.test(text);
}

/** A line that closes what it opens is a document of its own; otherwise the document goes on over the next lines. */
function isWhole(line: string): boolean {
  return /[}\]]\s*$/.test(line);
}
