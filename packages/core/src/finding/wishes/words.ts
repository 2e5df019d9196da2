import type { Board } from '../../board/index.ts';
import { EMPTY, type Labeling, type Multiset } from '../../puzzle/index.ts';
import { type CellLine, readableLines } from './lines.ts';

/** A word as it appears on a board. */
export interface WordAppearance {
  readonly word: string;
  /** In reading order. */
  readonly cells: readonly number[];
}

/** Letters without case and accents. */
export function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/**
 * A function that finds one of the words among the labels of neighbouring cells, read along lines in either direction.
 * Words that stand in the exempt cells alone, such as an inscription, are not found; nor are those that begin or end
 * inside a label of several letters: nobody reads ARSE in MAR SEP.
 */
export function makeWordFinder(
  board: Board,
  { labels }: Multiset,
  words: readonly string[],
  exempt?: readonly number[],
): (labeling: Labeling) => WordAppearance | undefined {
  const texts = labels.map(textOf);
  const letters = new Set(texts.join(''));
  // Words of one letter would forbid the label itself; those with a letter that no label has cannot appear.
  const possible = [...new Set(listed(words).map((word) => folded(String(word))))].filter((word) => {
    const characters = [...word];
    return characters.length > 1 && characters.every((letter) => letters.has(letter));
  });
  if (possible.length === 0) return () => undefined;
  const readings = readableLines(board).flatMap(readingsOf);
  const spared = new Set(listed(exempt));
  return (labeling) => {
    for (const { cells, size } of readings) {
      const { text, positions } = written(cells, labeling, texts);
      for (const word of possible)
        for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
          const [first, last] = [positions[at]!, positions[at + word.length - 1]!];
          const found = cells.slice(first, last + 1);
          const whole = isWhole(positions, at, word.length);
          if (whole && found.length <= size && !found.every((cell) => spared.has(cell))) return { word, cells: found };
        }
    }
    return undefined;
  };
}

function listed<T>(given: readonly T[] | undefined): readonly T[] {
  return Array.isArray(given) ? given : [];
}

/** Stands for a cell without a label, or with one that is no letter. */
const BREAK = '\0';

interface Reading {
  readonly cells: readonly number[];
  /** How many of the cells are different: no word goes further. */
  readonly size: number;
}

/** There and back; round a closed line from wherever one begins. */
function readingsOf({ cells, closed }: CellLine): Reading[] {
  const there = closed ? [...cells, ...cells.slice(0, -1)] : cells;
  return [there, there.toReversed()].map((order) => ({ cells: order, size: cells.length }));
}

/** The text of cells one after the other, and for each of its characters the position of its cell. */
function written(cells: readonly number[], labeling: Labeling, texts: readonly string[]) {
  const positions: number[] = [];
  let text = '';
  for (const [position, cell] of cells.entries()) {
    const label = labeling[cell]!;
    const part = label === EMPTY ? BREAK : texts[label]!;
    text += part;
    for (let i = 0; i < part.length; i++) positions.push(position);
  }
  return { text, positions };
}

/** A word of a list that letters spell, each letter a label; none that begins or ends inside a label. */
export function wordSpelled(letters: readonly string[], words: readonly string[]): string | undefined {
  const cells = letters.map((_, cell) => cell);
  const { text, positions } = written(cells, cells, letters.map(textOf));
  return words.find((listed) => {
    const word = folded(listed);
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
      if (isWhole(positions, at, word.length)) return true;
    return false;
  });
}

/** How a label is read; one that is no letter parts what stands round it. */
function textOf(label: string): string {
  return /^[\p{L}\p{M}]+$/u.test(label) ? folded(label) : BREAK;
}

/** Whether so many characters begin and end where labels do. */
function isWhole(positions: readonly number[], at: number, length: number): boolean {
  return positions[at - 1] !== positions[at] && positions[at + length] !== positions[at + length - 1];
}
