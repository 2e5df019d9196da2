/** A line of text cut at its puzzle: what stands before it, its cells, and what stands after it. */
export interface CutLine {
  readonly before: string;
  readonly cells: readonly string[];
  readonly after: string;
}

/** Between the cells of a line, or between them and what else it says. */
const SEPARATOR = /[\s,;|]+/;
const TOKEN = /[^\s,;|]+/g;
const BETWEEN_CELLS = /[\s,;:|/\\]+/g;

/**
 * Finds in a line as many cells as one of the `sizes` says: a word of so many characters, with an id or a remark before and after
 * it; or the whole line, its characters or its numbers set apart by spaces, commas, semicolons or bars.
 */
export function cutLine(line: string, sizes: readonly number[]): CutLine | undefined {
  const most = Math.max(...sizes);
  for (const { 0: word, index } of line.matchAll(TOKEN)) {
    // Characters beyond the basic plane take two units.
    if (word.length > 2 * most) continue;
    const cells = [...word];
    if (!sizes.includes(cells.length)) continue;
    return { before: trimmed(line.slice(0, index)), cells, after: trimmed(line.slice(index + word.length)) };
  }
  // Four characters to a cell leave room for numbers and separators.
  if (line.length > 4 * most) return undefined;
  const cells = [
    [...line.replace(BETWEEN_CELLS, '')],
    ...[',', ';', '\t'].map((separator) => line.split(separator).map((cell) => cell.trim() || '.')),
    line.split(SEPARATOR),
  ].find(({ length }) => sizes.includes(length));
  return cells && { before: '', cells, after: '' };
}

function trimmed(text: string): string {
  return text.replace(/^[\s,;|]+|[\s,;|]+$/g, '');
}
