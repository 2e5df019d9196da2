import { asterismName, asterismText, cellText } from '@latin-puzzles/core/board';
import type { Puzzle } from '@latin-puzzles/core/puzzle';

/**
 * What the remarks at the head of a model say: which puzzle it is of, how the numbers in it are to be read, and what the
 * cells, the labels and the asterisms are called that go by number below.
 */
export function legendOf({ board, multiset, title }: Puzzle, ...reading: readonly string[]): string[] {
  return [
    `A Latin puzzle on ${board.name || 'a board of its own'}${title === undefined ? '' : `: ${title}`}`,
    ...reading,
    ...board.cellNames.map((name, cell) => `cell ${cell} is ${cellText(name)}`),
    ...multiset.labels.map((label, index) => `label ${index} is ${label}`),
    ...board.asterisms.map((_, asterism) => `asterism ${asterism} is ${asterismText(asterismName(board, asterism))}`),
  ].map(onOneLine);
}

/** Names and titles are anybody's: none may end the remark that it stands in. */
function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, ' ');
}

/** Remarks as lines that begin with a mark. */
export function remarks(mark: string, lines: readonly string[]): string {
  return lines.map((line) => `${mark} ${line}\n`).join('');
}
