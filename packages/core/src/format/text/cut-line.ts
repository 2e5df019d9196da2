/** A line of text cut at its puzzle: what stands before it, its cells, and what stands after it. */
export interface CutLine {
  readonly before: string;
  readonly cells: readonly string[];
  readonly after: string;
}

/** Between the cells of a line, or between them and what else it says. */
const SEPARATOR = /[\s,;|]+/;
const SEPARATING = /[\s,;|]/g;
/** What other signs end a word, where words without them are no puzzle: `17:`, `p=`, quotation marks, a remark without a space. */
const ENDING = /[\s,;|:=#"'()<>]/g;
const BETWEEN_CELLS = /[\s,;:|/\\]+/g;

/**
 * Finds in a line as many cells as one of the `sizes` says: a word of so many characters, with an id or a remark before and after
 * it; or the whole line, its characters or its numbers set apart by spaces, commas, semicolons or bars.
 */
export function cutLine(line: string, sizes: readonly number[]): CutLine | undefined {
  const most = Math.max(...sizes);
  const word = wordIn(line, sizes, SEPARATING);
  if (word) return word;
  // Four characters to a cell leave room for numbers and separators.
  if (line.length > 4 * most) return wordIn(line, sizes, ENDING);
  const cells = [
    [...line.replace(BETWEEN_CELLS, '')],
    ...[',', ';', '\t'].map((separator) => line.split(separator).map((cell) => cell.trim() || '.')),
    line.split(SEPARATOR),
  ].find(({ length }) => sizes.includes(length));
  return cells ? { before: '', cells, after: '' } : wordIn(line, sizes, ENDING);
}

/** The first word of a line that has as many characters as a puzzle has cells. */
function wordIn(line: string, sizes: readonly number[], between: RegExp): CutLine | undefined {
  const most = Math.max(...sizes);
  for (const [word, index] of wordsOf(line, between)) {
    // Characters beyond the basic plane take two units.
    if (word.length > 2 * most) continue;
    const cells = [...word];
    if (!sizes.includes(cells.length)) continue;
    return { before: trimmed(line.slice(0, index)), cells, after: trimmed(line.slice(index + word.length)) };
  }
  return undefined;
}

/** The words of a line and where they begin. One sign at a time: a pattern of many would run out of stack on millions of them. */
function* wordsOf(line: string, between: RegExp): Generator<readonly [word: string, index: number]> {
  let from = 0;
  for (const { index } of line.matchAll(between)) {
    if (index > from) yield [line.slice(from, index), from];
    from = index + 1;
  }
  if (line.length > from) yield [line.slice(from), from];
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;|"]+|[\s,;|"]+$/g, '');
}
